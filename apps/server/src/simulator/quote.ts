/** What an order costs by the domain's own total, and what of it each coupon pays: for the buyer who sends it and for the model. */
import { type Cart, cartTotal, cardsOf } from '@offrande/domain/cart';
import type { Coupon } from '@offrande/domain/coupon';
import { discountsFor } from '@offrande/domain/discount';
import { availableOf, cardAccount, couponUse, saleOf, type Settlement } from '@offrande/domain/ledger';
import { fromMinorUnits, isPositive, toMinorUnits } from '@offrande/domain/money';
import { meansOfOrder, type PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { cartOfPayload } from '../order/cart-of-payload.ts';
import { loadUnits } from '../unit/load-units.ts';
import type { Unit } from '../unit/unit.ts';
import { BASKETS, COUPONS } from './baskets.ts';
import { CURRENCY, type Model, type ModelLine } from './model.ts';

export const { units: loadedUnits, catalogues } = loadUnits();

/** The unit that every unit of the simulator is like. */
export const likeUnit: Unit = loadedUnits.get('FR')!;

const context = {
  unit: likeUnit,
  buyer: 'guest',
  language: 'fr',
  now: new Date(0),
  publicOrigin: 'https://shop.example',
} as const;

const CARTS: readonly Cart[] = BASKETS.map((lines) =>
  Result.getOrThrowWith(cartOfPayload(lines, context), (refusal) => new Error(JSON.stringify(refusal))),
);

export interface Quote {
  readonly appliedMinor: readonly bigint[];
  readonly means: PaymentMeans;
  readonly settlement: Omit<Settlement, 'orderNo'>;
  readonly totalMinor: bigint;
}

const couponOf = (model: Model, name: string): Coupon | null => {
  const { cardNumber, isPartialRedeemAllowed } = COUPONS.find((one) => one.name === name)!;
  const free = availableOf(model.book, cardAccount(name, CURRENCY));
  if (free <= 0n) return null;
  return {
    cardNumber,
    balance: fromMinorUnits(free, likeUnit.currency),
    isPartialRedeemAllowed,
    brands: ['Offrande'],
    suitedItemCodes: ['offrande'],
    isThirdParty: false,
    isVerified: true,
  };
};

/** Null where a coupon has nothing left or nothing to pay. */
export const quoteOf = (model: Model, basket: number, couponNames: readonly string[]): Quote | null => {
  const coupons = couponNames.map((name) => couponOf(model, name));
  if (coupons.includes(null)) return null;
  const total = cartTotal(CARTS[basket]!, {
    policy: likeUnit.cartPolicyFor('guest'),
    discounts: discountsFor(likeUnit.catalogue.discounts, null),
    coupons: coupons as readonly Coupon[],
  });
  if (total.coupons.some(({ applied }) => !isPositive(applied))) return null;
  const totalMinor = toMinorUnits(total.total);
  return {
    appliedMinor: total.coupons.map(({ applied }) => toMinorUnits(applied)),
    means: meansOfOrder('creditCard', totalMinor === 0n, coupons as readonly Coupon[]),
    settlement: {
      sale: saleOf(total, likeUnit.currency),
      coupons: total.coupons.map((applied, at) => couponUse(applied, couponNames[at]!)),
      paidMinor: totalMinor,
      paidFrom: { type: 'provider' },
    },
    totalMinor,
  };
};

/** The kinds of cards in a basket, named by their order and place. */
export const linesOf = (order: string, basket: number): readonly ModelLine[] =>
  CARTS[basket]!.lines.map((line, at) => ({
    name: `${order}/${at}`,
    faceMinor: toMinorUnits(line.amount),
    cards: cardsOf(line),
    byEmail: line.delivery.type === 'email',
  }));
