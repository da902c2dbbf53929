/** What is mailed to an email whose registration is being read already: all that there is to say to whoever registers with it again. */
import { sql } from 'kysely';
import type { CallContext } from '../call/handler.ts';
import type { UnitTransaction } from '../database/in-unit.ts';

/** The subject of the mail; null if the email has no registration under review. */
export const pendingMail = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  emailHmac: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`select id from company_registration
    where bu_id = ${unit.id} and email_hmac = ${emailHmac} and state = 'underReview'`.execute(transaction);
  return rows[0] === undefined ? null : `pending/${rows[0].id}/${shop.clock().toISOString()}`;
};
