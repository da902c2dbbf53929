import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCart, newLine, refusedSalesmanValues } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import { cart as anyCart, openPolicy } from '../cart/testing.ts';
import { add, compareRates, fromMinorUnits, money, rate, subtract, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal } from '../pricing/index.ts';
import {
  offeredTerms,
  orderCommission,
  refusedTerm,
  setOrderTerm,
  standingTerm,
  TERM_NAMES,
  termBounds,
  termTypes,
} from './index.ts';
import type { OrderTermFacts, TermValue } from './index.ts';

const eur = (amount: string) => money(amount, euro);
const percent = (value: string): TermValue => ({ type: 'percent', rate: rate(value) });
const value = (amount: string): TermValue => ({ type: 'value', amount: eur(amount) });

const engraved: CartLine = {
  ...newLine('L1', 'GC1', euro),
  kind: 'customizedPhysical',
  amount: eur('100'),
  quantity: 2,
  cardMadeFee: eur('18'),
  delivery: { type: 'physical', date: null },
  letter: { typeId: 'L', price: eur('4.90'), salesmanDiscount: null },
  extra: { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('2.50'), discount: null },
};
const mailed: CartLine = { ...newLine('L2', 'GC2', euro), kind: 'digital', amount: eur('50') };
const CART: Cart = { ...emptyCart(euro), lines: [engraved, mailed] };
const facts: OrderTermFacts = {
  buyer: 'salesman',
  policy: openPolicy(euro),
  discounts: [],
  ownPrices: ({ letter, extra }) => ({
    cardMadeFee: eur('18'),
    letterPrice: letter && eur('4.90'),
    extraAmount: extra && eur('2.50'),
  }),
};
const set = (name: (typeof TERM_NAMES)[number], given: TermValue | null, scope: string | null = null) =>
  setOrderTerm(CART, { name, value: given, scope }, facts);
const boundsOf = (name: (typeof TERM_NAMES)[number], type: 'percent' | 'value', scope: string | null = null) =>
  termBounds(CART, { name, scope }, type, facts);
const lineOf = (result: ReturnType<typeof set>, at = 0) => Result.getOrThrow(result).lines[at]!;

describe('the terms of an order', () => {
  test('are those that apply to one of its cards: fees of making and posting only to cards that are made and posted [S6.21][S6.22][S6.23][S6.24][S6.25][S6.26]', () => {
    expect(offeredTerms(CART, null)).toEqual(TERM_NAMES);
    expect(offeredTerms(CART, 'L2')).toEqual(['extraDiscount', 'commission']);
    expect(termTypes('extraDiscount', { discountType: 'value' })).toEqual(['value']);
    expect([termTypes('letterDiscount', facts.policy), termTypes('commission', facts.policy)]).toEqual([
      ['percent', 'value'],
      ['percent', 'value'],
    ]);
    expect(termTypes('cardMadeFee', facts.policy)).toEqual(['value']);
  });

  test('are set on every card they apply to, or on one [S6.21][S6.24][S6.25]', () => {
    const all = Result.getOrThrow(set('extraDiscount', percent('3.5')));
    expect(all.lines.map(({ salesmanSetDiscount }) => salesmanSetDiscount)).toEqual([percent('3.5'), percent('3.5')]);
    expect(standingTerm(all, 'extraDiscount', null)).toEqual(percent('3.5'));
    const one = Result.getOrThrow(set('extraDiscount', percent('3.5'), 'L2'));
    expect(one.lines.map(({ salesmanSetDiscount }) => salesmanSetDiscount)).toEqual([null, percent('3.5')]);
    expect(standingTerm(one, 'extraDiscount', null)).toBe('mixed');
    expect(lineOf(set('cardMadeFee', value('20')), 1).cardMadeFee).toBeNull();
    expect(lineOf(set('cardMadeFee', value('20'))).cardMadeFee).toEqual(eur('20'));
    expect(lineOf(set('letterDiscount', percent('50'))).letter?.salesmanDiscount).toEqual(percent('50'));
    expect(lineOf(set('productFee', value('0'))).extra?.amount).toEqual(eur('0'));
    expect(lineOf(set('shippingFee', value('1'))).letter?.price).toEqual(eur('1'));
    expect(lineOf(set('commission', percent('10')), 1).commission).toEqual(percent('10'));
    expect(lineOf(set('extraDiscount', null)).salesmanSetDiscount).toBeNull();
  });

  test('name their bounds, the narrowest of all cards where they differ [S5.59][S5.60][S8.44][S9.9][S9.10]', () => {
    expect(boundsOf('extraDiscount', 'percent')).toEqual({ type: 'percent', min: rate(0), max: rate(100) });
    expect(boundsOf('extraDiscount', 'value')).toEqual({ type: 'value', min: eur('0'), max: eur('50') });
    expect(boundsOf('extraDiscount', 'value', 'L1')).toMatchObject({ max: eur('100') });
    expect(boundsOf('cardMadeFee', 'value')).toEqual({ type: 'value', min: eur('15'), max: eur('30') });
    expect(boundsOf('letterDiscount', 'value')).toMatchObject({ max: eur('4.90') });
    expect(boundsOf('productFee', 'value')).toMatchObject({ min: eur('0'), max: eur('2.50') });
    expect(boundsOf('shippingFee', 'value')).toMatchObject({ max: eur('4.90') });
    expect(boundsOf('commission', 'percent')).toEqual({ type: 'percent', min: rate(3), max: rate(10) });
    // 3 % of 245.90 rounded up, 10 % of 50.
    expect(boundsOf('commission', 'value')).toEqual({ type: 'value', min: eur('7.38'), max: eur('5') });
    expect(boundsOf('commission', 'value', 'L1')).toEqual({ type: 'value', min: eur('7.38'), max: eur('24.59') });
    expect(boundsOf('cardMadeFee', 'value', 'L2')).toBeNull();
  });

  test.each([
    ['commission', percent('2.99'), 'RateOutOfRange'],
    ['commission', percent('10.01'), 'RateOutOfRange'],
    ['cardMadeFee', value('14.99'), 'AmountBelowMinimum'],
    ['cardMadeFee', value('30.01'), 'AmountAboveMaximum'],
    ['letterDiscount', value('4.91'), 'AmountAboveMaximum'],
    ['productFee', value('2.51'), 'AmountAboveMaximum'],
    ['shippingFee', value('4.91'), 'AmountAboveMaximum'],
    ['extraDiscount', percent('100.01'), 'RateOutOfRange'],
  ] as const)('refuse %s of %j, a cent past its bound, on all cards: %s [S8.44][A-189][A-194]', (name, given, _tag) => {
    expect(set(name, given)).toMatchObject(Result.fail({ name, refusal: { _tag } }));
  });

  test.each(['cardMadeFee', 'productFee', 'shippingFee', 'commission'] as const)(
    'take no percentage of a fee, and nothing away where there must be something: %s',
    (name) => {
      const refused = Result.fail({ name, refusal: { _tag: 'DiscountTypeNotOffered', offered: 'value' } });
      expect(set(name, null)).toEqual(refused);
      if (name !== 'commission') expect(set(name, percent('5'))).toEqual(refused);
    },
  );

  test('are refused where they would move another past its bounds [A-08][A-105]', () => {
    const paid = Result.getOrThrow(set('commission', value('24'), 'L1'));
    expect(setOrderTerm(paid, { name: 'extraDiscount', value: percent('10'), scope: null }, facts)).toMatchObject(
      Result.fail({ name: 'commission', refusal: { _tag: 'AmountAboveMaximum' } }),
    );
  });

  test('earn the salesman the share of each line’s gross, rounded per line [S6.25][A-190]', () => {
    const total = cartTotal(CART, { policy: facts.policy, discounts: [], coupons: [] });
    expect(orderCommission(CART, total)).toEqual(eur('8.88'));
    const paid = Result.getOrThrow(set('commission', percent('10')));
    expect(orderCommission(paid, total)).toEqual(eur('29.59'));
  });
});

const values = fc.oneof(
  fc.integer({ min: -100, max: 11_000 }).map((hundredths) => percent((hundredths / 100).toFixed(2))),
  fc
    .integer({ min: -10, max: 12_000 })
    .map((cents): TermValue => ({ type: 'value', amount: fromMinorUnits(BigInt(cents), euro) })),
);

const ofAmount = (given: Money): TermValue => ({ type: 'value', amount: given });

describe('whatever is drawn', () => {
  test('a term that is accepted leaves no value out of bounds, and one that is refused changes nothing [S6.21][S6.22][S6.23][S6.24][S6.25][S6.26][S8.44][A-189]', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        anyCart(euro, { minLines: 1 }),
        fc.constantFrom(...TERM_NAMES),
        values,
        fc.nat(3),
        (drawn, name, given, at) => {
          const clean = { ...drawn, lines: drawn.lines.map((line) => ({ ...line, ...unset(line) })) };
          const scope = at === 0 ? null : (clean.lines[at - 1]?.lineId ?? null);
          fc.pre(refusedTerm(clean, facts) === null && offeredTerms(clean, scope).includes(name));
          const result = setOrderTerm(clean, { name, value: given, scope }, facts);
          if (Result.isFailure(result)) return;
          accepted += 1;
          const total = cartTotal(result.success, { policy: facts.policy, discounts: [], coupons: [] });
          for (const [place, line] of result.success.lines.entries()) {
            const { cardMadeFee, ...own } = facts.ownPrices(line);
            expect(
              refusedSalesmanValues(line, facts.policy, {
                ...own,
                productCardMadeFee: cardMadeFee,
                lineGross: total.lines[place]!.gross,
              }),
            ).toEqual([]);
          }
          expect(standingTerm(result.success, name, scope)).toEqual(given);
        },
      ),
    );
    expect(accepted).toBeGreaterThan(0);
  });

  test('the bounds that are named are those that are kept: each is accepted, a cent or a hundredth past it is not [S8.44]', () => {
    const CENT = eur('0.01');
    fc.assert(
      fc.property(
        fc.constantFrom(...TERM_NAMES),
        fc.constantFrom('percent', 'value'),
        fc.nat(40_000),
        (name, type, cents) => {
          const amount = fromMinorUnits(BigInt(cents + 100), euro);
          const cart: Cart = { ...CART, lines: [{ ...engraved, amount }] };
          fc.pre(termTypes(name, facts.policy).includes(type));
          const bounds = termBounds(cart, { name, scope: null }, type, facts)!;
          const accepts = (given: TermValue) =>
            Result.isSuccess(setOrderTerm(cart, { name, value: given, scope: null }, facts));
          if (bounds.type === 'percent') {
            const [below, above] = name === 'commission' ? ['2.99', '10.01'] : ['-0.01', '100.01'];
            expect(compareRates(bounds.min, bounds.max)).toBe(-1);
            expect([percent(bounds.min.percent), percent(bounds.max.percent)].every(accepts)).toBe(true);
            expect([percent(below), percent(above)].some(accepts)).toBe(false);
            return;
          }
          fc.pre(toMinorUnits(bounds.min) <= toMinorUnits(bounds.max));
          expect([bounds.min, bounds.max].map(ofAmount).every(accepts)).toBe(true);
          expect([subtract(bounds.min, CENT), add(bounds.max, CENT)].map(ofAmount).some(accepts)).toBe(false);
        },
      ),
    );
  });
});

/** A line as its salesman has set nothing on it. */
const unset = ({ letter, extra }: CartLine): Partial<CartLine> => ({
  salesmanSetDiscount: null,
  cardMadeFee: eur('18'),
  commission: newLine('', '', euro).commission,
  letter: letter && { ...letter, price: eur('4.90'), salesmanDiscount: null },
  extra: extra && { ...extra, amount: eur('2.50'), discount: null },
});
