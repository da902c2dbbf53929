/**
 * The tax that a cart's prices contain, part by part and rate by rate, as quotations, invoices and the checkout of
 * companies show it. Tax was rounded per line and part; here it is only added up. Source. Rates are
 * percent numbers.
 */
import { saleTaxRate } from '../catalogue/index.ts';
import { add, compareRates, isZero, zero } from '../money/index.ts';
import type { Money, Rate } from '../money/index.ts';
import type { Cart, CartLine, CartPolicy } from '../cart/index.ts';
import type { LineTotal } from './totals.ts';

/** The parts of a price that are taxed separately, in display order. */
export const TAXED_PARTS = ['goods', 'extra', 'cardMade', 'letter'] as const;
export type TaxedPart = (typeof TAXED_PARTS)[number];

/** One part at one rate over all lines: `price` includes the tax, `tax` is the contained tax. */
export interface TaxRow {
  readonly part: TaxedPart;
  readonly rate: Rate;
  readonly price: Money;
  readonly tax: Money;
}

/** The rates that are the unit's, not the card's. */
export type FeeRates = Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;

/** The rate of each part of a line's price. */
export type TaxRates = Readonly<Record<TaxedPart, Rate>>;

/** The rates that a line is sold at. */
export const taxRatesOf = (line: CartLine, { cardMadeTaxRate, shippingTaxRate }: FeeRates): TaxRates => ({
  goods: saleTaxRate(line),
  extra: line.additionalTaxRate,
  cardMade: cardMadeTaxRate,
  letter: shippingTaxRate,
});

const rowsOf = (line: CartLine, { goods, extras, letter, tax }: LineTotal, policy: FeeRates): readonly TaxRow[] => {
  const prices = { goods, extra: extras.product, cardMade: extras.cardMade, letter };
  const rates = taxRatesOf(line, policy);
  return TAXED_PARTS.map((part) => ({ part, rate: rates[part], price: prices[part], tax: tax[part] }));
};

/**
 * The split of a priced cart, in the order goods, extra products, card-made fees, letters, and the lower rate first.
 * Parts without a price are left out. `lines` must be the total of this cart's lines under the same policy.
 */
export const taxSplit = (cart: Cart, lines: readonly LineTotal[], policy: FeeRates): readonly TaxRow[] => {
  const rows = new Map<string, TaxRow>();
  const all = cart.lines.flatMap((line, at) => rowsOf(line, lines[at]!, policy));
  for (const row of all.filter(({ price }) => !isZero(price))) {
    const key = `${row.part} ${row.rate.percent}`;
    const { price, tax } = rows.get(key) ?? { price: zero(cart.currency), tax: zero(cart.currency) };
    rows.set(key, { ...row, price: add(price, row.price), tax: add(tax, row.tax) });
  }
  return [...rows.values()].toSorted(
    (a, b) => TAXED_PARTS.indexOf(a.part) - TAXED_PARTS.indexOf(b.part) || compareRates(a.rate, b.rate),
  );
};
