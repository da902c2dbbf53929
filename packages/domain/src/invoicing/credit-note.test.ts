/** Credit notes of an order's returns, in any order and any groups: together they take back its invoice. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { cart as anyCart, openPolicy } from '../cart/testing.ts';
import { fromMinorUnits, rate, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal, taxRatesOf, taxSplit } from '../pricing/index.ts';
import { givenSale, priceOf, saleOf, saleOfUnits, splitSale } from '../sale/index.ts';
import type { Sale } from '../sale/index.ts';
import { creditNoteOf, ratesOnInvoice } from './index.ts';
import type { CreditedLine, CreditedTax, CreditNote } from './index.ts';

const policy = openPolicy(euro);
const INVOICED = { hasInvoice: true };

/** The sales of a line as they are stored: one, or one for each row of a file. */
const storedSales = (line: CartLine, whole: Sale): readonly Sale[] => {
  if (line.file === null) return [whole];
  const rows = cardsOf(line);
  const each = whole.face / BigInt(rows);
  const faces = Array.from({ length: rows }, (_, at) =>
    at === rows - 1 ? whole.face - each * BigInt(rows - 1) : each,
  );
  return splitSale(whole, faces);
};

/** The cards of an order, each with its part of the sale and its rates. */
const cardsOfOrder = (
  lines: readonly CartLine[],
  totals: readonly { readonly sale: Sale }[],
): readonly CreditedLine[] =>
  lines.flatMap((line, at) =>
    storedSales(line, totals[at]!.sale).flatMap((sale) => {
      const cards = line.file === null ? cardsOf(line) : 1;
      return Array.from({ length: cards }, (_, unit) => ({
        rates: taxRatesOf(line, policy),
        sale: saleOfUnits({ line: sale, cards, units: [unit + 1], faceMinor: sale.face / BigInt(cards) }),
      }));
    }),
  );

const minor = (amount: Money): bigint => toMinorUnits(amount);

/** An order's invoice, and its cards in the groups in which they are returned. */
const returns = anyCart(euro, { minLines: 1 }).chain((cart) => {
  const { lines, gross } = cartTotal(cart, { policy, discounts: [], coupons: [] });
  const cards = cardsOfOrder(
    cart.lines,
    lines.map((total) => ({ sale: saleOf({ lines: [total] }, euro) })),
  );
  const invoice = taxSplit(cart, lines, policy).map((row) => ({
    ...row,
    price: minor(row.price),
    tax: minor(row.tax),
  }));
  return fc
    .tuple(fc.shuffledSubarray([...cards], { minLength: cards.length }), fc.integer({ min: 1, max: 7 }))
    .map(([shuffled, size]) => ({
      gross: minor(gross),
      invoice,
      groups: Array.from({ length: Math.ceil(shuffled.length / size) }, (_, at) =>
        shuffled.slice(at * size, (at + 1) * size),
      ),
    }));
});

const notesOf = (groups: readonly (readonly CreditedLine[])[]): readonly CreditNote[] =>
  groups.map((group) => creditNoteOf(INVOICED, group)!);

const sumOf = (rows: readonly CreditedTax[], like: CreditedTax, amount: 'price' | 'tax'): bigint =>
  rows
    .filter((row) => row.part === like.part && row.rate.percent === like.rate.percent)
    .reduce((sum, row) => sum + row[amount], 0n);

describe('the credit notes of an order’s returns', () => {
  test('take back its invoice once everything is returned: each part at each rate, to the cent [A-06][A-105]', () => {
    fc.assert(
      fc.property(returns, ({ gross, invoice, groups }) => {
        const notes = notesOf(groups);
        const rows = notes.flatMap(({ tax }) => tax);
        for (const row of invoice) {
          expect(sumOf(rows, row, 'price')).toBe(row.price);
          expect(sumOf(rows, row, 'tax')).toBe(row.tax);
        }
        expect(rows.reduce((sum, { tax }) => sum + tax, 0n)).toBe(invoice.reduce((sum, { tax }) => sum + tax, 0n));
        expect(notes.reduce((sum, { priceMinor }) => sum + priceMinor, 0n)).toBe(gross);
      }),
    );
  });

  test('total what their return refunds, part by part', () => {
    fc.assert(
      fc.property(returns, ({ groups }) => {
        for (const group of groups) {
          const { priceMinor, tax } = creditNoteOf(INVOICED, group)!;
          expect(priceMinor).toBe(group.reduce((sum, { sale }) => sum + priceOf(sale), 0n));
          expect(tax.reduce((sum, { price }) => sum + price, 0n)).toBe(priceMinor);
        }
      }),
    );
  });

  test('have no negative amount, before or after tax, in no part and no line', () => {
    fc.assert(
      fc.property(returns, ({ groups }) => {
        for (const { tax, price } of notesOf(groups).flatMap((note) => note.tax)) {
          expect(tax >= 0n && price > 0n && price - tax >= 0n).toBe(true);
        }
        for (const { sale } of groups.flat()) {
          expect(sale.face - sale.goods >= 0n && sale.letter - sale.tax.letter >= 0n).toBe(true);
        }
      }),
    );
  });

  test('name each part at each rate once, as the invoice orders them', () => {
    fc.assert(
      fc.property(returns, ({ invoice, groups }) => {
        const order = invoice.map(({ part, rate: at }) => `${part} ${at.percent}`);
        for (const { tax } of notesOf(groups)) {
          const places = tax.map(({ part, rate: at }) => order.indexOf(`${part} ${at.percent}`));
          expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
          expect(places.includes(-1)).toBe(false);
        }
      }),
    );
  });
});

describe('a credit note', () => {
  const none = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };
  const line: Sale = {
    currency: 'EUR',
    face: 44_000n,
    given: 0n,
    ...none,
    goods: 44_000n,
    letter: 350n,
    commission: 0n,
    tax: { ...none, letter: 58n },
  };
  const rates = { goods: rate(0), extra: rate(0), cardMade: rate(20), letter: rate(20) };

  test('of one card among many has a cent of postage at most, and no tax without it', () => {
    const units = Array.from({ length: 500 }, (_, at) => at + 1);
    const parts = units.map((unit) => saleOfUnits({ line, cards: 500, units: [unit], faceMinor: 88n }));
    for (const { letter, tax } of parts) expect(tax.letter <= letter && letter <= 1n).toBe(true);
    const whole = creditNoteOf(
      INVOICED,
      parts.map((sale) => ({ sale, rates })),
    );
    expect(whole?.tax.at(-1)).toEqual({ part: 'letter', rate: rate(20), price: 350n, tax: 58n });
  });

  test('is made for an order with an invoice only: one that was refused approval was never confirmed [S3.140]', () => {
    expect(creditNoteOf({ hasInvoice: false }, [{ sale: line, rates }])).toBeNull();
    expect(creditNoteOf(INVOICED, [])).toBeNull();
  });

  test('of a card that was given with the order credits nothing, and says so', () => {
    const sale = givenSale(fromMinorUnits(500n, euro));
    expect(creditNoteOf(INVOICED, [{ sale, rates }])).toEqual({ priceMinor: 0n, tax: [] });
  });
});

describe('the rates of a line that was stored without them', () => {
  test('are those of its invoice, where the invoice has one for each part or their tax differs [A-06]', () => {
    const sale: Sale = {
      currency: 'EUR',
      face: 12_000n,
      given: 0n,
      goods: 12_000n,
      extra: 1_200n,
      cardMade: 0n,
      letter: 600n,
      commission: 0n,
      tax: { goods: 2_000n, extra: 63n, cardMade: 0n, letter: 100n },
    };
    const invoiced = [
      { part: 'goods', rate: rate(0) },
      { part: 'goods', rate: rate(20) },
      { part: 'extra', rate: rate('5.5') },
      { part: 'extra', rate: rate(20) },
      { part: 'letter', rate: rate(20) },
    ] as const;
    expect(ratesOnInvoice(sale, invoiced, euro)).toEqual({
      goods: rate(20),
      extra: rate('5.5'),
      cardMade: rate(0),
      letter: rate(20),
    });
    const promotional = { ...sale, tax: { ...sale.tax, goods: 0n } };
    expect(ratesOnInvoice(promotional, invoiced, euro).goods).toEqual(rate(0));
  });
});
