/**
 * The call `validateToken`, the session check that pages make every 30 s: returns the signed-in user and the token to use from now on. A
 * token is replaced when it is ten minutes old; a tab that still presents the previous one gets the current one. Source: S7.75, S7.114,
 * reliability row 27.
 */
import type { Calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { readAccessToken } from '../session/basic-auth.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { hashSecret } from '../vault.ts';
import { loadAuthUser } from './auth-user.ts';
import { isAlive, isGoodFor } from '../session/live-sign-in.ts';
import { accessTokenFor } from '../session/token.ts';

/** The age at which a check replaces an access token. */
const REPLACED_AFTER_MS = 10 * 60_000;
/** How long a replaced token stays valid, for calls in flight and for the next check of another tab. */
const GRACE_MS = 60_000;

interface Row {
  readonly id: string;
  readonly generation: number;
  readonly is_due: boolean;
}

const lockShown = async (
  transaction: UnitTransaction,
  { unit, buyer }: CallContext,
  token: string,
  now: Date,
): Promise<Row> => {
  const { rows } = await sql<Row>`
    select id, generation, access_hash = ${hashSecret(token)} and issued_at <= ${new Date(now.getTime() - REPLACED_AFTER_MS)} as is_due
    from sign_in where session_id = ${buyer.sessionId} and bu_id = ${unit.id} and ${isAlive('sign_in', now)}
      and ${isGoodFor('sign_in', token, now)} for update`.execute(transaction);
  const [row] = rows;
  // The sign-in ended after the token was accepted.
  if (row === undefined) throw new CallRefused('notAuthorized');
  return row;
};

/** The token to use from now on. */
const presentToken = async (
  transaction: UnitTransaction,
  { shop }: CallContext,
  { id, generation, is_due: isDue }: Row,
  now: Date,
): Promise<string> => {
  if (!isDue) return accessTokenFor(shop.vault, id, generation);
  const next = accessTokenFor(shop.vault, id, generation + 1);
  await sql`update sign_in set generation = generation + 1, issued_at = ${now}, previous_hash = access_hash,
      previous_until = ${new Date(now.getTime() + GRACE_MS)}, access_hash = ${hashSecret(next)}
    where id = ${id}`.execute(transaction);
  return next;
};

/** Records when, according to the browser, its user was last active: never later than now, never earlier than recorded. */
const noteActivity = (transaction: UnitTransaction, id: string, idleSeconds: string, now: Date): Promise<unknown> =>
  sql`update sign_in set seen_at = greatest(seen_at, ${new Date(now.getTime() - Number(idleSeconds) * 1000)}) where id = ${id}`.execute(
    transaction,
  );

export const validateToken: Handler<Calls['validateToken']> = ({ idleSeconds }, context) => {
  const { shop, unit, buyer, headers } = context;
  const shown = readAccessToken(headers.get('Authorization') ?? undefined) ?? '';
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const now = shop.clock();
    const row = await lockShown(transaction, context, shown, now);
    const accessToken = await presentToken(transaction, context, row, now);
    if (idleSeconds !== undefined) await noteActivity(transaction, row.id, idleSeconds, now);
    const { id: customerId, accountId } = buyer.customer!;
    return loadAuthUser(transaction, shop, unit, { customerId, accountId }, { accessToken, refreshToken: null });
  });
};
