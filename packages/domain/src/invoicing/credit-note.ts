/**
 * The credit note of a return: what it takes back of an order's invoice, by part of the price and by rate. The tax of a
 * returned card is its share of what was rounded when the order was placed, never computed anew, so that the notes of
 * all cards of an order sum to its invoice to the cent. Source, S3.140, S3.141, decision 061. Amounts are
 * whole minor units and include tax.
 */
import { TAXED_PARTS } from '../pricing/index.ts';
import type { TaxedPart, TaxRates } from '../pricing/index.ts';
import { compareRates, fromMinorUnits, taxContained, toMinorUnits } from '../money/index.ts';
import type { Currency, Rate } from '../money/index.ts';
import { priceOf } from '../sale/index.ts';
import type { Sale } from '../sale/index.ts';

/** A part of the price at one rate: `price` includes the tax. */
export interface CreditedTax {
  readonly part: TaxedPart;
  readonly rate: Rate;
  readonly price: bigint;
  readonly tax: bigint;
}

/** What a return takes back of one line, and the rates that the line was sold at. */
export interface CreditedLine {
  readonly sale: Sale;
  readonly rates: TaxRates;
}

/** `priceMinor` is the price of the return; it is the sum of the prices of `tax`. */
export interface CreditNote {
  readonly priceMinor: bigint;
  readonly tax: readonly CreditedTax[];
}

const taxOf = ({ sale, rates }: CreditedLine): readonly CreditedTax[] =>
  TAXED_PARTS.map((part) => ({ part, rate: rates[part], price: sale[part], tax: sale.tax[part] }));

/**
 * The credit note of returned cards, in the order of the invoice's own split: goods, extra products, card-made fees,
 * letters, and the lower rate first. Parts without a price are left out. Null where there is nothing to credit: an order
 * that was never confirmed has no invoice.
 */
export const creditNoteOf = (
  { hasInvoice }: { readonly hasInvoice: boolean },
  lines: readonly CreditedLine[],
): CreditNote | null => {
  if (!hasInvoice || lines.length === 0) return null;
  const rows = new Map<string, CreditedTax>();
  for (const row of lines.flatMap(taxOf)) {
    const key = `${row.part} ${row.rate.percent}`;
    const { price, tax } = rows.get(key) ?? { price: 0n, tax: 0n };
    rows.set(key, { ...row, price: price + row.price, tax: tax + row.tax });
  }
  return {
    priceMinor: lines.reduce((sum, { sale }) => sum + priceOf(sale), 0n),
    tax: [...rows.values()]
      .filter(({ price }) => price > 0n)
      .toSorted((a, b) => TAXED_PARTS.indexOf(a.part) - TAXED_PARTS.indexOf(b.part) || compareRates(a.rate, b.rate)),
  };
};

/** The rates on an invoice, in its order. */
export type InvoicedRates = readonly { readonly part: TaxedPart; readonly rate: Rate }[];

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

/**
 * The rates of a line that was stored without them: of each part, the rate on the order's invoice whose tax is nearest
 * to the line's. Where an invoice has one rate for a part, as nearly all have, that is the rate.
 */
export const ratesOnInvoice = (sale: Sale, invoiced: InvoicedRates, currency: Currency): TaxRates => {
  const nearest = (part: TaxedPart): Rate => {
    const error = (rate: Rate): bigint =>
      distance(toMinorUnits(taxContained(fromMinorUnits(sale[part], currency), rate)), sale.tax[part]);
    const [first = { percent: '0' }, ...others] = invoiced.filter((row) => row.part === part).map(({ rate }) => rate);
    return others.reduce((best, rate) => (error(rate) < error(best) ? rate : best), first);
  };
  return {
    goods: nearest('goods'),
    extra: nearest('extra'),
    cardMade: nearest('cardMade'),
    letter: nearest('letter'),
  };
};
