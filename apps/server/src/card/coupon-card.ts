/** A gift card as a coupon query reads it: its locked row with its balance. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { cardNumberHmac } from './card-number.ts';
import { todayText } from './card-row.ts';

/** `is_usable`: neither locked, blocked nor expired. No list of items means every item. */
export interface CouponCard {
  readonly id: string;
  readonly pin_encrypted: string | null;
  readonly wrong_pins: number;
  readonly is_usable: boolean;
  readonly suited_item_codes: readonly string[] | null;
  readonly is_partial_redeem_allowed: boolean;
  readonly is_third_party: boolean;
  readonly brands: readonly string[];
  readonly posted: bigint;
  readonly held: bigint;
}

export const lockCard = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  cardNumber: string,
): Promise<CouponCard | null> => {
  const { rows } = await sql<CouponCard>`
    select card.id, card.pin_encrypted, card.wrong_pins, card.suited_item_codes, card.is_partial_redeem_allowed, card.is_third_party, card.brands,
      not card.is_locked and not card.is_blocked and card.expires_on >= ${todayText(shop, unit)}::date as is_usable,
      account.posted, account.held
    from card join account on account.id = card.account_id
    where card.bu_id = ${unit.id} and card.number_hmac = ${cardNumberHmac(shop.vault, unit.id, cardNumber)}
    for update of card`.execute(transaction);
  return rows[0] ?? null;
};
