/**
 * Who calls: a browser is known by its cookie for 30 days and may act with an init token of that same session for an
 * hour. Neither alone is enough for a buyer's call. Source: S4.107 to S4.109, S9.3. Secrets are kept as hashes.
 */
import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { hashSecret } from '../vault.ts';

export const SESSION_COOKIE = 'offrande_session';
export const SESSION_DAYS = 30;

export interface Buyer {
  readonly sessionId: string;
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

/** The buyer whose cookie and token belong together, null for anybody else. One statement. */
export const findBuyer = async (
  connection: Connection,
  unitId: string,
  credentials: { readonly cookie: string | null; readonly token: string | null },
  now: Date,
): Promise<Buyer | null> => {
  const { cookie, token } = credentials;
  if (cookie === null || token === null) return null;
  const { rows } = await sql<{ session_id: string }>`
    select session.id as session_id from init_token join session on session.id = init_token.session_id
    where init_token.token_hash = ${hashSecret(token)} and init_token.expires_at > ${now}
      and session.secret_hash = ${hashSecret(cookie)} and session.bu_id = ${unitId} and session.expires_at > ${now}`.execute(
    connection,
  );
  return rows[0] === undefined ? null : { sessionId: rows[0].session_id };
};
