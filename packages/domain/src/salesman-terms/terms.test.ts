import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newLine, refusedSalesmanValues } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { cartLine, openPolicy } from '../cart/testing.ts';
import { discountEntry } from '../discount/testing.ts';
import { compare, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { offeredDiscounts, setTerm } from './index.ts';
import type { SalesmanTerm, TermFacts, TermRefusal } from './index.ts';

const eur = (amount: string) => money(amount, euro);
const percent = (value: string) => ({ type: 'percent', rate: rate(value) }) as const;
const value = (amount: string) => ({ type: 'value', amount: eur(amount) }) as const;
const line: CartLine = {
  ...newLine('L1', 'GC1', euro),
  kind: 'customizedPhysical',
  amount: eur('50'),
  delivery: { type: 'physical', date: null },
  letter: { typeId: 'L', price: eur('6.90'), salesmanDiscount: null },
  extra: { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('2.50'), discount: null },
};
const facts: TermFacts = {
  buyer: 'salesman',
  policy: openPolicy(euro),
  lineGross: eur('100'),
  letterPrice: eur('6.90'),
  extraAmount: eur('2.50'),
};
const set = (term: SalesmanTerm, on: Partial<CartLine> = {}) => setTerm({ ...line, ...on }, term, facts);
const refused = (refusal: TermRefusal) => Result.fail(refusal);
const below = (amount: string) => refused({ _tag: 'AmountBelowMinimum', min: eur(amount) });
const above = (amount: string) => refused({ _tag: 'AmountAboveMaximum', max: eur(amount) });

const TERMS: readonly SalesmanTerm[] = [
  { term: 'extraDiscount', discount: percent('5') },
  { term: 'shippingFee', fee: eur('6') },
  { term: 'productFee', fee: eur('2') },
  { term: 'cardMadeFee', fee: eur('20') },
  { term: 'commission', commission: percent('5') },
  { term: 'letterDiscount', discount: value('1') },
];

describe('a salesman sets', () => {
  test('an extra discount in the unit’s type, and removes it [S6.21][A-10]', () => {
    expect(set({ term: 'extraDiscount', discount: percent('100') })).toEqual(
      Result.succeed({ ...line, salesmanSetDiscount: percent('100') }),
    );
    expect(set({ term: 'extraDiscount', discount: null }, { salesmanSetDiscount: percent('5') })).toEqual(
      Result.succeed(line),
    );
    expect(set({ term: 'extraDiscount', discount: percent('100.01') })).toEqual(
      refused({ _tag: 'RateOutOfRange', min: rate(0), max: rate(100) }),
    );
    expect(set({ term: 'extraDiscount', discount: value('5') })).toEqual(
      refused({ _tag: 'DiscountTypeNotOffered', offered: 'percent' }),
    );
  });

  test('a shipping fee from 0 to the price of the letter, on a posted line [S6.22][A-166][A-189]', () => {
    expect(set({ term: 'shippingFee', fee: eur('0') })).toEqual(
      Result.succeed({ ...line, letter: { ...line.letter, price: eur('0') } }),
    );
    expect(set({ term: 'shippingFee', fee: eur('-0.01') })).toEqual(below('0'));
    expect(set({ term: 'shippingFee', fee: eur('6.91') })).toEqual(above('6.90'));
    const lowered = { ...line.letter!, price: eur('1') };
    expect(Result.isSuccess(set({ term: 'shippingFee', fee: eur('6.90') }, { letter: lowered }))).toBe(true);
    for (const without of [{ letter: null }, { delivery: { type: 'email', date: null } }] as const)
      expect(set({ term: 'shippingFee', fee: eur('6') }, without)).toEqual(refused({ _tag: 'NoLetter' }));
  });

  test('a product fee from 0 to the price of the extra product, on a line with one [S6.23][A-189]', () => {
    expect(set({ term: 'productFee', fee: eur('2') })).toEqual(
      Result.succeed({ ...line, extra: { ...line.extra, amount: eur('2') } }),
    );
    expect(set({ term: 'productFee', fee: eur('-1') })).toEqual(below('0'));
    expect(set({ term: 'productFee', fee: eur('2.51') })).toEqual(above('2.50'));
    expect(set({ term: 'productFee', fee: eur('3') }, { extra: null })).toEqual(refused({ _tag: 'NoExtraProduct' }));
  });

  test('a card-made fee of 15 to 30, or gets the exceeded limit [S6.24][S8.44][S5.60]', () => {
    expect(set({ term: 'cardMadeFee', fee: eur('15') })).toEqual(Result.succeed({ ...line, cardMadeFee: eur('15') }));
    expect(set({ term: 'cardMadeFee', fee: eur('14.99') })).toEqual(below('15'));
    expect(set({ term: 'cardMadeFee', fee: eur('30.01') })).toEqual(above('30'));
    expect(set({ term: 'cardMadeFee', fee: eur('20') }, { kind: 'digital' })).toEqual(
      refused({ _tag: 'FeeNotForKind' }),
    );
  });

  test('a commission of 3 % to 10 % by rate or by value, or gets the exceeded limits [S6.25][S8.44][S5.59][A-08]', () => {
    for (const commission of [percent('3'), percent('10'), value('3'), value('10')]) {
      expect(set({ term: 'commission', commission })).toEqual(Result.succeed({ ...line, commission }));
    }
    const outside = refused({ _tag: 'RateOutOfRange', min: rate(3), max: rate(10) });
    expect(set({ term: 'commission', commission: percent('2.99') })).toEqual(outside);
    expect(set({ term: 'commission', commission: percent('10.01') })).toEqual(outside);
    expect(set({ term: 'commission', commission: value('2.99') })).toEqual(below('3'));
    expect(set({ term: 'commission', commission: value('10.01') })).toEqual(above('10'));
  });

  test('a letter discount by percent or by value, whatever the unit’s type, and removes it [S6.26][S3.33]', () => {
    for (const discount of [percent('50'), value('6.90'), null]) {
      expect(set({ term: 'letterDiscount', discount })).toEqual(
        Result.succeed({ ...line, letter: { ...line.letter, salesmanDiscount: discount } }),
      );
    }
    expect(set({ term: 'letterDiscount', discount: percent('101') })).toEqual(
      refused({ _tag: 'RateOutOfRange', min: rate(0), max: rate(100) }),
    );
    expect(set({ term: 'letterDiscount', discount: value('-1') })).toEqual(below('0'));
    expect(set({ term: 'letterDiscount', discount: value('6.91') })).toEqual(above('6.90'));
    expect(set({ term: 'letterDiscount', discount: null }, { letter: null })).toEqual(refused({ _tag: 'NoLetter' }));
  });
});

test('only a salesman may set terms [S6.21][S6.22][S6.23][S6.24][S6.25][S6.26]', () => {
  for (const term of TERMS) {
    expect(Result.isSuccess(setTerm(line, term, facts))).toBe(true);
    for (const buyer of ['guest', 'individual', 'business'] as const) {
      expect(setTerm(line, term, { ...facts, buyer })).toEqual(refused({ _tag: 'SalesmanOnly' }));
    }
  }
});

test('an accepted term is valid for the line as a whole [S6.21][S6.24][S6.25][S6.26]', () => {
  fc.assert(
    fc.property(cartLine(euro), fc.constantFrom(...TERMS), (any, term) => {
      const { letter, delivery } = line;
      const clean = { ...any, salesmanSetDiscount: null, cardMadeFee: null, extra: null, letter, delivery };
      return Result.match(setTerm({ ...clean, commission: line.commission }, term, facts), {
        onFailure: () => true,
        onSuccess: (changed) =>
          refusedSalesmanValues(changed, openPolicy(euro), { ...facts, productCardMadeFee: null }).length === 0,
      });
    }),
  );
});

describe('the extra discounts to choose from', () => {
  const product = { itemCode: 'GC1-BLUE', parentItemCode: 'GC1' };

  test('are the tiers of the product’s code, from the lowest sum on [S6.21]', () => {
    fc.assert(
      fc.property(discountEntry(euro, 'GC1'), discountEntry(euro, 'GC2'), (entry, other) => {
        const tiers = offeredDiscounts([other, { ...entry, tiers: entry.tiers.toReversed() }], 'C1', product);
        expect(tiers).toEqual(entry.tiers.toSorted((a, b) => compare(a.from, b.from)));
      }),
    );
  });

  test('are the customer’s own if there are any, never another customer’s [S6.21][A-158]', () => {
    fc.assert(
      fc.property(
        fc.tuple(...['C1', 'C2', null].map((customerId) => discountEntry(euro, 'GC1', customerId))),
        ([own, foreign, general]) => {
          expect(offeredDiscounts([general!, own!, foreign!], 'C1', product)).toEqual(own!.tiers);
          expect(offeredDiscounts([general!, foreign!], 'C1', product)).toEqual(general!.tiers);
          expect(offeredDiscounts([foreign!], 'C1', product)).toEqual([]);
        },
      ),
    );
  });
});
