/**
 * Who calls: a browser is known by its cookie for 30 days and may act with an init token of that same session for an
 * hour. Neither alone is enough for a buyer's call. A signed-in customer's access token counts beside both, in the session
 * it was given to. Source: S4.107 to S4.109, S7.8, S9.3. Secrets are kept as hashes.
 */
import { type CustomerKind, kindOfMember, type MemberType } from '@offrande/domain/customer';
import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { hashSecret } from '../vault.ts';

export const SESSION_COOKIE = 'offrande_session';
export const SESSION_DAYS = 30;

export interface Customer {
  readonly id: string;
  readonly memberType: MemberType;
}

/** `customer` is null for a guest. */
export interface Buyer {
  readonly sessionId: string;
  readonly customer: Customer | null;
}

/** The kind of customer whose prices, limits and means hold. */
export const kindOf = ({ customer }: Pick<Buyer, 'customer'>): CustomerKind =>
  customer === null ? 'guest' : kindOfMember(customer.memberType);

/** What a browser shows of itself; null where it shows nothing. */
export interface ShownCredentials {
  readonly cookie: string | null;
  readonly initToken: string | null;
  readonly accessToken: string | null;
}

/** The session of a cookie in a unit, null where it is unknown or over. */
export const sessionOfCookie = async (
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
  readonly member_type: MemberType | null;
}

/**
 * The buyer whose cookie and init token belong together, null for anybody else. An access token that is shown must be this
 * session's own: one that is over does not turn its customer into a guest. One statement.
 */
export const findBuyer = async (
  connection: Connection,
  unitId: string,
  { cookie, initToken, accessToken }: ShownCredentials,
  now: Date,
): Promise<Buyer | null> => {
  if (cookie === null || initToken === null) return null;
  const accessHash = accessToken === null ? null : hashSecret(accessToken);
  const { rows } = await sql<BuyerRow>`
    select session.id as session_id, signed_in.customer_id, signed_in.member_type
    from init_token join session on session.id = init_token.session_id
      left join customer_session signed_in on signed_in.session_id = session.id and signed_in.bu_id = session.bu_id
        and signed_in.access_hash = ${accessHash} and signed_in.expires_at > ${now}
    where init_token.token_hash = ${hashSecret(initToken)} and init_token.expires_at > ${now}
      and session.secret_hash = ${hashSecret(cookie)} and session.bu_id = ${unitId} and session.expires_at > ${now}`.execute(
    connection,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { session_id: sessionId, customer_id: id, member_type: memberType } = row;
  if (accessToken !== null && id === null) return null;
  return { sessionId, customer: id === null || memberType === null ? null : { id, memberType } };
};
