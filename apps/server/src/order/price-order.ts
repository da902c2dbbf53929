/**
 * The price of an order by the domain's own total, compared with what the browser computed: a difference of one cent in a
 * coupon or the total refuses the order. The settlement is derived from the same total. Source.
 */
import { type Cart } from '@offrande/domain/cart';
import { type CartTotal, cartTotal, faceOf } from '@offrande/domain/pricing';
import { type DiscountEntry, type Reward, rewardValue } from '@offrande/domain/discount';
import { addSales, type CouponUse, givenSale, type Sale, saleOf } from '@offrande/domain/sale';
import { type Bonus, type PaidFrom, type Reservation, reservations } from '@offrande/domain/ledger';
import {
  decodeAmount,
  equals,
  fromMinorUnits,
  isPositive,
  isZero,
  type Money,
  subtract,
  toMinorUnits,
} from '@offrande/domain/money';
import { needsApproval } from '@offrande/domain/order';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { meansOfOrder, type PaymentMeans, wayOfPaying } from '@offrande/domain/payment';
import { orderCommission } from '@offrande/domain/salesman-terms';
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import { type Buyer, kindOf } from '../call/buyer.ts';
import type { Unit } from '../unit/unit.ts';
import type { HeldCoupon } from './order-coupons.ts';
import { orderReward } from './order-reward.ts';
import { checkTerms } from '../draft/salesman-terms.ts';

export interface PricedOrder {
  readonly total: CartTotal;
  /** What the order earns. */
  readonly reward: Reward | null;
  /** Once paid, the order awaits approval. */
  readonly needsApproval: boolean;
  /** Reservations on cards and the wallet: all that the order takes from them, including forfeited remainders. */
  readonly holds: readonly Reservation[];
  readonly settlement: {
    readonly sale: Sale;
    readonly coupons: readonly CouponUse[];
    readonly paidMinor: bigint;
    readonly paidFrom: PaidFrom;
    readonly bonus: Bonus | null;
    readonly salesmanId: string | null;
  };
}

const isSent = (sentAmount: string, applied: Money): boolean => {
  const sent = decodeAmount(sentAmount, applied.currency);
  return Result.isSuccess(sent) && equals(sent.success, applied);
};

/** Checks that the coupons pay, in their order, exactly what the browser sent. */
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

/** Checks that the order costs what the buyer was shown, whoever pays how: a discount may have ended meanwhile. */
const checkTotal = ({ orderAmtTot }: CheckoutPayload, { total }: CartTotal): void => {
  if (orderAmtTot !== undefined && !isSent(orderAmtTot, total))
    throw new CallRefused('priceChanged', { field: 'orderAmtTot' });
};

const checkMeans = (payload: CheckoutPayload, total: CartTotal, unit: Unit, buyer: Buyer): void => {
  const nothingDue = isZero(total.total);
  const means = meansOfOrder(
    payload.paymentMean,
    nothingDue,
    total.coupons.map(({ coupon }) => coupon),
  );
  if (means !== payload.paymentMean) throw new CallRefused('priceChanged', { field: 'paymentMean' });
  if (!nothingDue && !unit.meansFor(kindOf(buyer)).includes(means)) {
    throw new CallRefused('orderRefused', { field: 'paymentMean', reason: 'NotOffered' });
  }
};

/** A third party's coupon has a card in these books too, so that it cannot be spent twice concurrently. */
const usesOf = (total: CartTotal, coupons: readonly HeldCoupon[]): readonly CouponUse[] =>
  total.coupons.map(({ coupon, applied, remaining }, at) => ({
    cardId: coupons[at]!.cardId,
    applied: toMinorUnits(applied),
    lost: toMinorUnits(subtract(subtract(coupon.balance, applied), remaining)),
  }));

/** The source of the remaining money for these means. */
const paidFromOf = (means: PaymentMeans, { customer }: Buyer): PaidFrom => {
  if (means !== 'wallet') return { type: wayOfPaying(means) === 'later' ? 'bank' : 'provider' };
  if (customer === null) throw new CallRefused('orderRefused', { field: 'paymentMean', reason: 'NotOffered' });
  return { type: 'wallet', customerId: customer.id };
};

/** A salesman orders for his customers alone, and earns each order's commission. */
const salesmanOf = (buyer: Buyer): string | null =>
  kindOf(buyer) === 'salesman' ? (buyer.customer?.accountId ?? null) : null;

/** The cards sold, and those given with them. */
const saleWith = (reward: Reward | null, total: CartTotal, commission: Money | null, { currency }: Unit): Sale => {
  const sold = saleOf(total, currency, commission);
  return reward?.form === 'freeGiftCard' ? addSales([sold, givenSale(rewardValue(reward))]) : sold;
};

const bonusOf = (reward: Reward | null, { customer }: Buyer): Bonus | null =>
  reward?.form === 'bonus' && customer !== null
    ? { customerId: customer.id, amountMinor: toMinorUnits(reward.amount) }
    : null;

/** Throws `CallRefused` if the payload breaks a rule. `discounts` are the buyer's, at most one for each code. */
export const priceOrder = (
  unit: Unit,
  buyer: Buyer,
  payload: CheckoutPayload,
  cart: Cart,
  coupons: readonly HeldCoupon[],
  discounts: readonly DiscountEntry[],
): PricedOrder => {
  const total = cartTotal(cart, {
    policy: unit.cartPolicyFor(kindOf(buyer)),
    discounts,
    coupons: coupons.map(({ coupon }) => coupon),
  });
  if (kindOf(buyer) === 'salesman') checkTerms(unit, cart, total);
  checkCoupons(payload, total);
  checkTotal(payload, total);
  checkMeans(payload, total, unit, buyer);
  const reward = orderReward(payload, unit, buyer, faceOf(total, unit.currency));
  const salesmanId = salesmanOf(buyer);
  const settlement = {
    sale: saleWith(reward, total, salesmanId === null ? null : orderCommission(cart, total), unit),
    coupons: usesOf(total, coupons),
    paidMinor: toMinorUnits(total.total),
    paidFrom: paidFromOf(payload.paymentMean, buyer),
    bonus: bonusOf(reward, buyer),
    salesmanId,
  };
  return {
    total,
    reward,
    settlement,
    holds: reservations(settlement).filter(({ amountMinor }) => amountMinor > 0n),
    needsApproval: needsApproval(
      {
        face: fromMinorUnits(settlement.sale.face, unit.currency),
        isPaidAtProvider: settlement.paidFrom.type === 'provider' && settlement.paidMinor > 0n,
      },
      unit.approvalPolicy,
    ),
  };
};
