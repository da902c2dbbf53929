/**
 * The price of an order by the domain's own total, compared with what the browser computed: one cent of difference in a
 * coupon refuses the order. What it will move in the ledger follows from the same total. Source.
 */
import { type Cart, type CartTotal, cartTotal } from '@offrande/domain/cart';
import { discountsFor } from '@offrande/domain/discount';
import { decodeAmount, equals, isPositive, isZero, type Money, subtract, sum, toMinorUnits } from '@offrande/domain/money';
import type { CheckoutPayload } from '@offrande/domain/order';
import { isCardLike, meansOfOrder } from '@offrande/domain/payment';
import { Result } from 'effect';
import { CallRefused } from '../http/call-refused.ts';
import type { UnitAccount } from '../ledger/accounts.ts';
import type { Unit } from '../unit/unit.ts';
import type { HeldCoupon } from './order-coupons.ts';

/** `amount` is everything that the order takes from the card: what is applied and what is lost. */
export interface OrderHold {
  readonly accountId: string;
  readonly amount: bigint;
}

export interface Booking {
  readonly account: UnitAccount;
  readonly amount: bigint;
}

export interface PricedOrder {
  readonly total: CartTotal;
  readonly holds: readonly OrderHold[];
  readonly bookings: readonly Booking[];
}

const isSent = (sentAmount: string, applied: Money): boolean => {
  const sent = decodeAmount(sentAmount, applied.currency);
  return Result.isSuccess(sent) && equals(sent.success, applied);
};

/** The coupons that pay, in their order, exactly as the browser sent them. */
const checkCoupons = (payload: CheckoutPayload, total: CartTotal): void => {
  const sent = payload.couponList ?? [];
  for (const [at, { coupon, applied }] of total.coupons.entries()) {
    const expected = coupon.isThirdParty ? 'thirdPartyCoupon' : 'giftCard';
    if (!isPositive(applied)) throw new CallRefused('couponNotUsable', { card: coupon.cardNumber.slice(-4) });
    if (!isSent(sent[at]!.appliedAmount, applied) || sent[at]!.code !== expected) {
      throw new CallRefused('priceChanged', { card: coupon.cardNumber.slice(-4) });
    }
  }
};

const checkMeans = (payload: CheckoutPayload, total: CartTotal, unit: Unit): void => {
  const nothingDue = isZero(total.total);
  const means = meansOfOrder(payload.paymentMean, nothingDue, total.coupons.map(({ coupon }) => coupon));
  if (means !== payload.paymentMean) throw new CallRefused('priceChanged', { field: 'paymentMean' });
  if (!nothingDue && !(unit.guestMeans.includes(means) && isCardLike(means))) {
    throw new CallRefused('orderRefused', { field: 'paymentMean', reason: 'NotOffered' });
  }
};

const bookingsOf = (total: CartTotal, holds: readonly OrderHold[]): readonly Booking[] => {
  const { currency } = total.total;
  const of = (amounts: readonly Money[]): bigint => toMinorUnits(sum(amounts, currency));
  const { lines } = total;
  const fees = of(lines.flatMap(({ extras }) => [extras.product, extras.cardMade]));
  const feeTax = of(lines.flatMap(({ tax }) => [tax.extra, tax.cardMade]));
  const letters = of(lines.map(({ letter }) => letter));
  const letterTax = of(lines.map(({ tax }) => tax.letter));
  const taken = holds.reduce((all, { amount }) => all + amount, 0n);
  const bookings: readonly Booking[] = [
    { account: 'psp_clearing', amount: -toMinorUnits(total.total) },
    { account: 'discount', amount: -of(lines.map(({ discount }) => discount)) },
    { account: 'card_liability', amount: of(lines.map(({ face }) => face)) },
    { account: 'fees', amount: fees - feeTax },
    { account: 'letter_income', amount: letters - letterTax },
    { account: 'tax', amount: feeTax + letterTax },
    { account: 'expiry_income', amount: taken - toMinorUnits(total.couponsApplied) },
  ];
  return bookings.filter(({ amount }) => amount !== 0n);
};

/** Throws `CallRefused` where the payload says otherwise than the rules. */
export const priceOrder = (
  unit: Unit,
  payload: CheckoutPayload,
  cart: Cart,
  coupons: readonly HeldCoupon[],
): PricedOrder => {
  const total = cartTotal(cart, {
    policy: unit.guestPolicy,
    discounts: discountsFor(unit.catalogue.discounts, null),
    coupons: coupons.map(({ coupon }) => coupon),
  });
  checkCoupons(payload, total);
  checkMeans(payload, total, unit);
  const holds = total.coupons.map(({ coupon, remaining }, at) => ({
    accountId: coupons[at]!.accountId,
    amount: toMinorUnits(subtract(coupon.balance, remaining)),
  }));
  return { total, holds, bookings: bookingsOf(total, holds) };
};
