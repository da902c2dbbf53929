/**
 * How a browser signs in, and when the sign-in ends: after 12 hours, after 30 minutes without a call, by a sign-out, by another
 * sign-in of the same browser, or because something was wrong. Source: S4.105, S7.8, S7.39, A-67, A-74, reliability row 27.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { hashSecret } from '../vault.ts';
import type { Customer } from '../call/buyer.ts';
import { accessTokenFor, refreshTokenFor } from './token.ts';

/** The maximum lifetime of a sign-in, however active its user. */
const SIGNED_IN_MS = 12 * 3_600_000;

export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export type EndReason =
  | 'replaced'
  | 'signedOut'
  | 'misused'
  | 'passwordChanged'
  | 'accountClosed'
  | 'emailTakenBack'
  | 'removed';

/** The statement that ends sign-ins. */
export const endSignInsSql = (which: RawBuilder<unknown>, reason: EndReason, now: Date): RawBuilder<unknown> =>
  sql`update sign_in set ended_at = ${now}::timestamptz, end_reason = ${reason} where ended_at is null and ${which}`;

/** Signs the customer in on the browser of a session, replacing any customer signed in there. One statement. */
export const signIn = async (
  transaction: UnitTransaction | Connection,
  { random, clock, vault }: Pick<Shop, 'random' | 'clock' | 'vault'>,
  unitId: string,
  sessionId: string,
  { id: customerId, memberType, accountId }: Customer,
): Promise<SignedIn> => {
  const id = uuid(random);
  const now = clock();
  const tokens = { accessToken: accessTokenFor(vault, id, 0), refreshToken: refreshTokenFor(vault, id) };
  await sql`with others as (${endSignInsSql(sql`session_id = ${sessionId}::uuid`, 'replaced', now)})
    insert into sign_in (id, bu_id, session_id, customer_id, account_id, member_type, access_hash, issued_at, refresh_hash, created_at,
      seen_at, expires_at)
    values (${id}, ${unitId}, ${sessionId}, ${customerId}, ${accountId}, ${memberType}, ${hashSecret(tokens.accessToken)}, ${now},
      ${hashSecret(tokens.refreshToken)}, ${now}, ${now}, ${new Date(now.getTime() + SIGNED_IN_MS)})`.execute(
    transaction,
  );
  return tokens;
};
