/**
 * The call `logout`: ends the sign-in that both tokens name. Whoever has the refresh token may end it, also when it is over
 * or its access token was replaced; asking twice answers alike. Source: S7.39, S8.45.
 */
import type { Calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { hashSecret } from '../vault.ts';
import { signInOfToken } from './token.ts';

export const logout: Handler<Calls['logout']> = async ({ refreshToken, accessToken }, { shop, unit }) => {
  const id = signInOfToken(refreshToken);
  if (id === null || signInOfToken(accessToken) !== id) return { isSuccess: false };
  const { rows } = await sql`
    update sign_in set ended_at = coalesce(ended_at, ${shop.clock()}), end_reason = coalesce(end_reason, 'signedOut')
    where id = ${id} and bu_id = ${unit.id} and refresh_hash = ${hashSecret(refreshToken)}
    returning id`.execute(shop.connection);
  return { isSuccess: rows.length === 1 };
};
