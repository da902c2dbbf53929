/**
 * Finds the caller: a browser is recognised by its cookie for 30 days and may act with an init token of the same session for an
 * hour. Neither is sufficient alone for a buyer's call. A signed-in customer's access token is valid only together with both, in
 * the session it was issued to. Source: S4.107 to S4.109, S7.8, S9.3. Secrets are stored as hashes.
 */
import type { MemberType } from '@offrande/domain/customer';
import { type RawBuilder, sql } from 'kysely';
import type { Buyer } from '../call/buyer.ts';
import { type CallerCount, callerCountsSql, countCallerSql, refuseOverCaller } from '../call/count-caller.ts';
import type { Connection } from '../database/database.ts';
import { hashSecret } from '../vault.ts';
import { isAlive, isGoodFor } from './live-sign-in.ts';
import { readSignInId } from './token.ts';

export const SESSION_COOKIE = 'offrande_session';
export const SESSION_DAYS = 30;

/** The credentials that a browser sends; null for those that it does not send. */
export interface ShownCredentials {
  readonly cookie: string | null;
  readonly initToken: string | null;
  readonly accessToken: string | null;
}

/** The session of a cookie in a unit; null if it is unknown or expired. */
export const findCookieSession = async (
  connection: Connection,
  unitId: string,
  cookie: string,
  now: Date,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from session where secret_hash = ${hashSecret(cookie)} and bu_id = ${unitId} and expires_at > ${now}`.execute(
    connection,
  );
  return rows[0]?.id ?? null;
};

interface BuyerRow {
  readonly session_id: string;
  readonly customer_id: string | null;
  readonly account_id: string | null;
  readonly member_type: MemberType | null;
  readonly by_buyer: number | null;
  readonly by_address: number | null;
}

/** A session seen again within this time is not updated. */
const SEEN_EVERY_MS = 60_000;

/** An SQL condition: browser and init token belong together, in this unit, and have not expired. */
const isShownSession = (unitId: string, cookie: string, initToken: string, now: Date): RawBuilder<boolean> =>
  sql`init_token.token_hash = ${hashSecret(initToken)} and init_token.expires_at > ${now}
    and session.secret_hash = ${hashSecret(cookie)} and session.bu_id = ${unitId} and session.expires_at > ${now}`;

/**
 * The buyer whose cookie and init token belong together; else null. An access token, if present, must be this session's own: an expired one
 * does not turn its customer into a guest. A call prolongs the sign-in unless `isActivity` is false, and counts against its limit if `count`
 * is given; past the limit: `tooManyRequests`. One statement, whose writes may be lost in a crash, so that it waits neither for the disk nor
 * for other callers of the same address.
 */
export const findBuyer = async (
  connection: Connection,
  unitId: string,
  { cookie, initToken, accessToken }: ShownCredentials,
  now: Date,
  { isActivity = true, count = null }: { readonly isActivity?: boolean; readonly count?: CallerCount | null } = {},
): Promise<Buyer | null> => {
  if (cookie === null || initToken === null) return null;
  const { rows } = await sql<BuyerRow>`
    with found as materialized (
      select session.id as session_id, sign_in.id as sign_in_id, sign_in.customer_id, sign_in.account_id, sign_in.member_type
      from init_token join session on session.id = init_token.session_id
        left join sign_in on sign_in.session_id = session.id and sign_in.bu_id = session.bu_id
          and ${isAlive('sign_in', now)} and ${isGoodFor('sign_in', accessToken ?? '', now)}
      where ${isShownSession(unitId, cookie, initToken, now)}
    ), seen as (
      update sign_in set seen_at = ${now} from found
      where ${isActivity} and sign_in.id = found.sign_in_id and sign_in.seen_at <= ${new Date(now.getTime() - SEEN_EVERY_MS)}
    )${count === null ? sql`` : sql`, ${countCallerSql(unitId, count, now)}`}
    select session_id, customer_id, account_id, member_type, ${count === null ? sql`null as by_buyer, null as by_address` : callerCountsSql(unitId, count)}
    from found`.execute(connection);
  const [row] = rows;
  if (row === undefined) return null;
  if (count !== null) refuseOverCaller(count, row);
  const { session_id: sessionId, customer_id: id, account_id: accountId, member_type: memberType } = row;
  if (accessToken !== null && id === null) return null;
  return {
    sessionId,
    customer: id === null || accountId === null || memberType === null ? null : { id, memberType, accountId },
  };
};

/**
 * Ends the sign-in that a token names, if a known browser presents an invalid one: a replaced token, a wrong secret, another browser's.
 * Then one of the two parties that know it is a thief. Returns the customer's id; null if nothing ended.
 */
export const endMisused = async (
  connection: Connection,
  unitId: string,
  { cookie, initToken, accessToken }: ShownCredentials,
  now: Date,
): Promise<string | null> => {
  const signInId = readSignInId(accessToken ?? '');
  if (cookie === null || initToken === null || accessToken === null || signInId === null) return null;
  const { rows } = await sql<{ customer_id: string }>`
    update sign_in set ended_at = ${now}, end_reason = 'misused'
    from init_token join session on session.id = init_token.session_id
    where ${isShownSession(unitId, cookie, initToken, now)} and sign_in.id = ${signInId} and sign_in.bu_id = ${unitId}
      and ${isAlive('sign_in', now)}
      and (sign_in.session_id = session.id and ${isGoodFor('sign_in', accessToken, now)}) is not true
    returning sign_in.customer_id`.execute(connection);
  return rows[0]?.customer_id ?? null;
};
