/**
 * The gift cards that pay for an order: those that the buyer's session has verified, with their current balances. Their
 * accounts are locked until the end of the transaction, in the shop-wide lock order.
 */
import { type Coupon, normaliseCardNumber } from '@offrande/domain/coupon';
import { fromMinorUnits } from '@offrande/domain/money';
import type { PayloadCoupon } from '@offrande/domain/order-payload/schema';
import { type RawBuilder, sql } from 'kysely';
import { cardNumberHmac } from '../card/card-number.ts';
import { todayText } from '../card/card-row.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export interface HeldCoupon {
  readonly coupon: Coupon;
  readonly cardId: string;
}

/** A card as JSON, amounts as strings. */
export interface CouponRow {
  readonly id: string;
  readonly number_hmac: string;
  readonly proven_item_codes: readonly string[];
  readonly is_partial_redeem_allowed: boolean;
  readonly is_third_party: boolean;
  readonly brands: readonly string[];
  readonly posted: string;
  readonly held: string;
}

/** The number HMACs of the payload's cards; a card named twice is refused like any invalid card. */
export const couponHmacs = (
  sent: readonly PayloadCoupon[],
  { vault }: Pick<Shop, 'vault'>,
  unit: Unit,
): readonly string[] => {
  const numbers = sent.map(({ cardNumber }) => normaliseCardNumber(cardNumber));
  if (new Set(numbers).size < numbers.length) throw new CallRefused('couponInvalid');
  return numbers.map((number) => cardNumberHmac(vault, unit.id, number));
};

/** An SQL expression: the sent cards that the session has verified, locked. */
export const couponRows = (
  { shop, unit, buyer }: Pick<CallContext, 'shop' | 'unit' | 'buyer'>,
  sent: readonly PayloadCoupon[],
): RawBuilder<readonly CouponRow[]> =>
  sent.length === 0
    ? sql`'[]'::jsonb`
    : sql`(select coalesce(jsonb_agg(to_jsonb(proven)), '[]') from (
        select card.id, card.number_hmac, proof.suited_item_codes as proven_item_codes, card.is_partial_redeem_allowed,
          card.is_third_party, card.brands, account.posted::text as posted, account.held::text as held
        from card join coupon_proof proof on proof.card_id = card.id and proof.session_id = ${buyer.sessionId}::uuid
          join account on account.id = card.account_id
        where card.bu_id = ${unit.id} and card.number_hmac = any(${couponHmacs(sent, shop, unit)}::text[])
          and not card.is_locked and not card.is_blocked and card.expires_on >= ${todayText(shop, unit)}::date
        order by account.kind collate "C", account.owner collate "C" /*guard card-lock*/ for update of account, card /*end*/
      ) proven)`;

const couponOf = (cardNumber: string, row: CouponRow | undefined, unit: Unit): HeldCoupon => {
  if (row === undefined) throw new CallRefused('couponInvalid', { card: cardNumber.slice(-4) });
  const held = BigInt(row.held);
  const free = BigInt(row.posted) - held;
  if (free <= 0n)
    throw new CallRefused(held > 0n ? 'couponAlreadyHeld' : 'couponInsufficientBalance', {
      card: cardNumber.slice(-4),
    });
  return {
    cardId: row.id,
    coupon: {
      cardNumber,
      balance: fromMinorUnits(free, unit.currency),
      isPartialRedeemAllowed: row.is_partial_redeem_allowed,
      brands: row.brands,
      suitedItemCodes: row.proven_item_codes,
      isThirdParty: row.is_third_party,
      isVerified: true,
    },
  };
};

/** In the payload's order. An unverified card is refused like any invalid card. */
export const couponsFrom = (
  rows: readonly CouponRow[],
  { shop, unit }: Pick<CallContext, 'shop' | 'unit'>,
  sent: readonly PayloadCoupon[],
): readonly HeldCoupon[] => {
  const found = new Map(rows.map((row) => [row.number_hmac, row]));
  const hmacs = couponHmacs(sent, shop, unit);
  return sent.map(({ cardNumber }, at) => couponOf(normaliseCardNumber(cardNumber), found.get(hmacs[at]!), unit));
};
