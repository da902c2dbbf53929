/**
 * The call `logout`: ends the sign-in that both tokens name, together with the cards that its browser has proven, so that the next
 * user of this browser starts afresh. The refresh token is sufficient, even if it has expired or its access token was
 * replaced; a repeated call returns the same answer. Source: S7.39, S8.45, A-100.
 */
import type { Calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Handler } from '../call/handler.ts';
import { hashSecret } from '../vault.ts';
import { readSignInId } from './token.ts';

export const logout: Handler<Calls['logout']> = async ({ refreshToken, accessToken }, { shop, unit }) => {
  const id = readSignInId(refreshToken);
  if (id === null || readSignInId(accessToken) !== id) return { isSuccess: false };
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql`
      with named as materialized (
        select id, session_id, ended_at from sign_in
        where id = ${id} and bu_id = ${unit.id} and refresh_hash = ${hashSecret(refreshToken)} for update
      ), ended as (
        update sign_in set ended_at = ${shop.clock()}, end_reason = 'signedOut'
        from named where sign_in.id = named.id and named.ended_at is null
        returning sign_in.session_id
      ), cards as (
        delete from card_proof using ended where card_proof.session_id = ended.session_id and card_proof.bu_id = ${unit.id}
      ), coupons as (
        delete from coupon_proof using ended where coupon_proof.session_id = ended.session_id and coupon_proof.bu_id = ${unit.id}
      )
      select id from named`.execute(transaction),
  );
  return { isSuccess: rows.length === 1 };
};
