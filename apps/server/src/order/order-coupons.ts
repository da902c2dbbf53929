/**
 * The gift cards that pay for an order: those that this buyer's session has proven, with what they hold now. Their
 * accounts are locked until the end of the transaction, in the order in which everybody locks them.
 */
import { type Coupon, normaliseCardNumber } from '@offrande/domain/coupon';
import { fromMinorUnits } from '@offrande/domain/money';
import type { PayloadCoupon } from '@offrande/domain/order/schema';
import { sql } from 'kysely';
import { markCardNumber } from '../coupon/card-number.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Buyer } from '../session/buyer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export interface HeldCoupon {
  readonly coupon: Coupon;
  readonly cardId: string;
}

interface Row {
  readonly id: string;
  readonly number_hmac: string;
  readonly proven_item_codes: readonly string[];
  readonly is_partial_redeem_allowed: boolean;
  readonly is_third_party: boolean;
  readonly brands: readonly string[];
  readonly posted: bigint;
  readonly held: bigint;
}

const lockProven = async (
  transaction: UnitTransaction,
  unit: Unit,
  buyer: Buyer,
  marks: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Row>> => {
  const { rows } = await sql<Row>`
    select card.id, card.number_hmac, proof.suited_item_codes as proven_item_codes,
      card.is_partial_redeem_allowed, card.is_third_party, card.brands, account.posted, account.held
    from card join coupon_proof proof on proof.card_id = card.id and proof.session_id = ${buyer.sessionId}
      join account on account.id = card.account_id
    where card.bu_id = ${unit.id} and card.number_hmac = any(${marks}::text[])
      and not card.is_locked and not card.is_blocked and card.expires_on >= ${now}::timestamptz::date
    order by account.kind collate "C", account.owner collate "C" /*guard card-lock*/ for update of account, card /*end*/`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [row.number_hmac, row]));
};

const couponOf = (cardNumber: string, row: Row | undefined, unit: Unit): HeldCoupon => {
  if (row === undefined) throw new CallRefused('couponInvalid', { card: cardNumber.slice(-4) });
  const free = row.posted - row.held;
  if (free <= 0n)
    throw new CallRefused(row.held > 0n ? 'couponAlreadyHeld' : 'couponInsufficientBalance', {
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

/** In the order of the payload. A card without proof, or named twice, is refused as any wrong card is. */
export const couponsOfOrder = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  buyer: Buyer,
  sent: readonly PayloadCoupon[],
): Promise<readonly HeldCoupon[]> => {
  if (sent.length === 0) return [];
  const numbers = sent.map(({ cardNumber }) => normaliseCardNumber(cardNumber));
  if (new Set(numbers).size < numbers.length) throw new CallRefused('couponInvalid');
  const marks = numbers.map((number) => markCardNumber(shop.vault, unit.id, number));
  const rows = await lockProven(transaction, unit, buyer, marks, shop.clock());
  return numbers.map((number, at) => couponOf(number, rows.get(marks[at]!), unit));
};
