/** A browser that signs in: the access token that its calls send as the user name of basic authentication (S7.8, A-74). */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { secret } from '../random.ts';
import type { Shop } from '../shop.ts';
import { hashSecret } from '../vault.ts';
import type { Customer } from './buyer.ts';

/** However active its user is, a sign-in ends. */
const SIGNED_IN_MS = 12 * 3_600_000;

/** Signs the customer in on the browser of a session; gives the access token, of which only a hash is kept. */
export const signIn = async (
  transaction: UnitTransaction,
  { random, clock }: Pick<Shop, 'random' | 'clock'>,
  unitId: string,
  sessionId: string,
  { id, memberType }: Customer,
): Promise<string> => {
  const accessToken = secret(random);
  const now = clock();
  await sql`insert into customer_session (access_hash, bu_id, session_id, customer_id, member_type, created_at, expires_at)
    values (${hashSecret(accessToken)}, ${unitId}, ${sessionId}, ${id}, ${memberType}, ${now},
      ${new Date(now.getTime() + SIGNED_IN_MS)})`.execute(transaction);
  return accessToken;
};
