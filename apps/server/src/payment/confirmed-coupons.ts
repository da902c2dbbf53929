/** Checks the coupons in a confirmation: they must be the order's own, in the same sequence. Source: A-100. */
import { decodeAmount, toMinorUnits } from '@offrande/domain/money';
import type { PayloadCoupon } from '@offrande/domain/order-payload/schema';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { couponHmacs } from '../order/order-coupons.ts';

interface CardRow {
  readonly id: string;
  readonly number_hmac: string;
  readonly is_third_party: boolean;
}

/** Throws `couponInvalid` if the list differs from the order's. */
export const checkConfirmedCoupons = async (
  transaction: UnitTransaction,
  { shop, unit }: Pick<CallContext, 'shop' | 'unit'>,
  sent: readonly PayloadCoupon[],
  { settlement }: LockedOrder,
): Promise<void> => {
  const hmacs = couponHmacs(sent, shop, unit);
  const { rows } = await sql<CardRow>`select id, number_hmac, is_third_party from card
    where bu_id = ${unit.id} and number_hmac = any(${hmacs}::text[])`.execute(transaction);
  const own = settlement.type === 'sale' ? settlement.coupons : [];
  const isOwn = ({ appliedAmount, code }: PayloadCoupon, at: number): boolean => {
    const card = rows.find((row) => row.number_hmac === hmacs[at]);
    const amount = decodeAmount(appliedAmount, unit.currency);
    return (
      card?.id === own[at]?.cardId &&
      card?.is_third_party === (code === 'thirdPartyCoupon') &&
      Result.isSuccess(amount) &&
      String(toMinorUnits(amount.success)) === own[at]?.applied
    );
  };
  if (sent.length !== own.length || !sent.every(isOwn)) throw new CallRefused('couponInvalid');
};
