/** The call `init`: opens a buyer's session, or resumes the one of the browser's cookie, and returns a token and the sealing key. */
import { sql } from 'kysely';
import type { Calls } from '@offrande/api-client/contract';
import { INIT_TOKEN_LIFETIME_MS, initTokenEndsAt } from '@offrande/domain/token';
import type { Handler } from '../call/handler.ts';
import type { Connection } from '../database/database.ts';
import { secret, uuid } from '../random.ts';
import { hashSecret } from '../vault.ts';
import { SESSION_DAYS } from './find-buyer.ts';
import { publishedSealingKey } from './sealing.ts';

const DAY_MS = 86_400_000;

/**
 * The session of a cookie, also of one that a sign-in replaced while this tab was loading; null if there is none. A replaced cookie only
 * gets an init token, which is worth nothing without the cookie that replaced it.
 */
const joinedSession = async (
  connection: Connection,
  unitId: string,
  cookie: string,
  now: Date,
): Promise<string | null> => {
  const hash = hashSecret(cookie);
  const { rows } = await sql<{ id: string }>`
    select id from session where bu_id = ${unitId} and expires_at > ${now}
      and (secret_hash = ${hash} or (previous_hash = ${hash} and previous_until > ${now}))`.execute(connection);
  return rows[0]?.id ?? null;
};

export const init: Handler<Calls['init']> = async (_, context) => {
  const { shop, unit } = context;
  const now = shop.clock();
  const token = secret(shop.random);
  const known =
    context.sessionCookie === null ? null : await joinedSession(shop.connection, unit.id, context.sessionCookie, now);
  const sessionId = known ?? uuid(shop.random);
  if (known === null) {
    const cookie = secret(shop.random);
    await sql`insert into session (id, bu_id, secret_hash, created_at, expires_at)
      values (${sessionId}, ${unit.id}, ${hashSecret(cookie)}, ${now}, ${new Date(now.getTime() + SESSION_DAYS * DAY_MS)})`.execute(
      shop.connection,
    );
    context.setSessionCookie(cookie);
  }
  await sql`insert into init_token (token_hash, session_id, expires_at)
    values (${hashSecret(token)}, ${sessionId}, ${new Date(initTokenEndsAt(now.getTime()))})`.execute(shop.connection);
  return { token, expiresIn: INIT_TOKEN_LIFETIME_MS / 1000, sealingKey: await publishedSealingKey(shop) };
};
