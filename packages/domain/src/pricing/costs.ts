/**
 * The price of an order, part by part, in reading order: cards, discounts, additional products, card making, letters,
 * coupons, total. One type for a cart at checkout and a paid order. Source: S5.77, A-01, S3.50.
 */
import { lastDigitsOf } from '../coupon/index.ts';
import { add, equals, fromMinorUnits, isPositive, sum, times, toMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { cardsOf } from '../cart/index.ts';
import type { Cart } from '../cart/index.ts';
import type { LineDiscount } from './line-discount.ts';
import type { CartTotal } from './totals.ts';

/** A part with pieces: `each` is their price if all cost the same, else null. */
export interface CountedCost {
  readonly amount: Money;
  readonly count: number;
  readonly each: Money | null;
}

/** `name` is that of the goods if all are the same, else null. */
export interface NamedCost extends CountedCost {
  readonly name: string | null;
}

/** `rate` is a percent number as a string, null if the discount is not a percentage. */
export interface DiscountCost {
  readonly from: 'tier' | 'other';
  readonly rate: string | null;
  readonly amount: Money;
}

export interface CouponCost {
  readonly lastDigits: string;
  readonly applied: Money;
}

export interface Costs {
  readonly cards: number;
  readonly face: Money;
  readonly discounts: readonly DiscountCost[];
  readonly products: NamedCost;
  readonly cardMaking: CountedCost;
  readonly letters: CountedCost;
  readonly coupons: readonly CouponCost[];
  readonly total: Money;
}

const rateOf = (discount: LineDiscount): string | null => {
  if (discount.from === 'none') return null;
  if (discount.from !== 'salesman') return discount.rate.percent;
  return discount.set.type === 'percent' ? discount.set.rate.percent : null;
};

/** Discounts of one kind and rate together, in the order of the lines. */
const discountsOf = ({ lines }: CartTotal): readonly DiscountCost[] => {
  const costs = new Map<string, DiscountCost>();
  for (const { discount: amount, appliedDiscount } of lines) {
    if (!isPositive(amount)) continue;
    const from = appliedDiscount.from === 'tier' ? 'tier' : 'other';
    const rate = rateOf(appliedDiscount);
    const known = costs.get(`${from} ${rate}`);
    costs.set(`${from} ${rate}`, { from, rate, amount: known === undefined ? amount : add(known.amount, amount) });
  }
  return [...costs.values()];
};

interface Part {
  readonly amount: Money;
  readonly count: number;
}

/** The price of one piece if the amount divides into whole minor units. */
const unitOf = ({ amount, count }: Part): Money | null => {
  const [minor, pieces] = [toMinorUnits(amount), BigInt(count)];
  return minor % pieces === 0n ? fromMinorUnits(minor / pieces, amount.currency) : null;
};

const counted = (parts: readonly Part[], currency: Currency): CountedCost => {
  const charged = parts.filter(({ amount }) => isPositive(amount));
  const each = charged[0] === undefined ? null : unitOf(charged[0]);
  const isEven = each !== null && charged.every((part) => equals(times(each, part.count), part.amount));
  return {
    amount: sum(
      charged.map(({ amount }) => amount),
      currency,
    ),
    count: charged.reduce((count, part) => count + part.count, 0),
    each: isEven ? each : null,
  };
};

/** The one name among those of the lines that have any; null where there is none, or more than one. */
export const commonName = (names: readonly (string | null)[]): string | null => {
  const known = [...new Set(names.filter((name) => name !== null))];
  return known.length === 1 ? known[0]! : null;
};

export const costsOfCart = (cart: Cart, total: CartTotal): Costs => {
  const { currency } = cart;
  const making = total.lines.map(({ extras, cards }) => ({ amount: extras.cardMade, count: cards }));
  const products = total.lines.map(({ extras, cards }) => ({ amount: extras.product, count: cards }));
  const letters = total.lines.map(({ letter }) => ({ amount: letter, count: 1 }));
  const all = (amounts: readonly Money[]): Money => sum(amounts, currency);
  return {
    cards: cart.lines.reduce((cards, line) => cards + cardsOf(line), 0),
    face: all(total.lines.map(({ face }) => face)),
    discounts: discountsOf(total),
    products: { ...counted(products, currency), name: commonName(cart.lines.map(({ extra }) => extra && extra.name)) },
    cardMaking: counted(making, currency),
    letters: counted(letters, currency),
    coupons: total.coupons
      .filter(({ applied }) => isPositive(applied))
      .map(({ coupon, applied }) => ({ lastDigits: lastDigitsOf(coupon.cardNumber), applied })),
    total: total.total,
  };
};

/** A part with only a known sum. */
export const lumpSum = (amount: Money): CountedCost => ({ amount, count: 0, each: null });
