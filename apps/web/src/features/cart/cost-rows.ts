/**
 * The rows of a cost summary, from the breakdown of the cart's total: cards, discounts, fees, additional products,
 * letters, coupons. Each kind of cost is a row of its own; rows of nothing are left out. Source: spec section 5, A-01.
 */
import { cardsOf } from '@offrande/domain/cart';
import type { Cart, CartLine, CartTotal, LineDiscount, LineTotal } from '@offrande/domain/cart';
import { isZero, sum } from '@offrande/domain/money';
import type { Money } from '@offrande/domain/money';

/** `amount` is what the row adds, or takes off for discounts and coupons; always positive. */
export type CostRow =
  | { readonly kind: 'cards'; readonly cards: number; readonly amount: Money }
  | { readonly kind: 'discount'; readonly of: LineDiscount; readonly amount: Money }
  | { readonly kind: 'making'; readonly cards: number; readonly amount: Money }
  | { readonly kind: 'extra'; readonly name: string; readonly count: number; readonly amount: Money }
  | { readonly kind: 'letters'; readonly price: Money; readonly count: number; readonly amount: Money }
  | { readonly kind: 'coupon'; readonly lastDigits: string; readonly amount: Money };

interface Priced {
  readonly line: CartLine;
  readonly total: LineTotal;
}

const discountKey = (of: LineDiscount): string => {
  if (of.from === 'tier') return `tier ${of.code} ${of.rate.toFixed()}`;
  return of.from === 'product' ? `product ${of.rate.toFixed()}` : of.from;
};

const grouped = (
  priced: readonly Priced[],
  keyOf: (one: Priced) => string,
  rowOf: (group: readonly Priced[], first: Priced) => CostRow,
): readonly CostRow[] => [...Map.groupBy(priced, keyOf).values()].map((group) => rowOf(group, group[0]!));

const cardCount = (group: readonly Priced[]): number => group.reduce((count, { line }) => count + cardsOf(line), 0);

const shortNumber = (cardNumber: string): string => cardNumber.slice(-4);

export const costRows = (cart: Cart, total: CartTotal): readonly CostRow[] => {
  const { currency } = cart;
  const priced = cart.lines.map((line, at) => ({ line, total: total.lines[at]! }));
  const add = (group: readonly Priced[], part: (of: LineTotal) => Money): Money =>
    sum(
      group.map((one) => part(one.total)),
      currency,
    );
  const withPart = (part: (of: LineTotal) => Money) => priced.filter((one) => !isZero(part(one.total)));
  const made = withPart(({ extras }) => extras.cardMade);
  return [
    { kind: 'cards', cards: cardCount(priced), amount: add(priced, ({ face }) => face) },
    ...grouped(
      withPart(({ discount }) => discount),
      (one) => discountKey(one.total.appliedDiscount),
      (group, { total: { appliedDiscount: of } }) => ({
        kind: 'discount',
        of,
        amount: add(group, ({ discount }) => discount),
      }),
    ),
    ...(made.length === 0
      ? []
      : [{ kind: 'making', cards: cardCount(made), amount: add(made, ({ extras }) => extras.cardMade) } as const]),
    ...grouped(
      withPart(({ extras }) => extras.product),
      ({ line }) => line.extra?.itemCode ?? '',
      (group, { line }) => ({
        kind: 'extra',
        name: line.extra?.name ?? '',
        count: cardCount(group),
        amount: add(group, ({ extras }) => extras.product),
      }),
    ),
    ...grouped(
      withPart(({ letter }) => letter),
      ({ total: { letter } }) => letter.amount.toFixed(),
      (group, { total: { letter: price } }) => ({
        kind: 'letters',
        price,
        count: group.length,
        amount: add(group, ({ letter }) => letter),
      }),
    ),
    ...total.coupons.map(
      ({ coupon, applied }): CostRow => ({
        kind: 'coupon',
        lastDigits: shortNumber(coupon.cardNumber),
        amount: applied,
      }),
    ),
  ];
};
