import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { euro } from '../money/testing.ts';
import { checkoutProblems } from './problems.ts';
import type { ProblemFacts } from './problems.ts';

const REQUIRED = { _tag: 'Required' } as const;
const FIELDS = ['name', 'phone', 'email', 'confirmEmail', 'documentType', 'documentNumber'] as const;
const NOTHING_WRONG: ProblemFacts = {
  customerRefusal: null,
  cart: emptyCart(euro),
  cartPolicy: openPolicy(euro),
  refusals: {},
  areCouponsGood: true,
  hasMeans: true,
  areTermsAccepted: true,
};

test('an order without problems has none listed', () => {
  expect(checkoutProblems(NOTHING_WRONG)).toEqual([]);
});

test('a cart that may not be ordered is the first problem', () => {
  const lines = [newLine('A', 'GC1', euro), newLine('B', 'GC2', euro)];
  const cart = { ...emptyCart(euro), lines };
  const cartPolicy = { ...openPolicy(euro), maxQuantity: 1 };
  expect(checkoutProblems({ ...NOTHING_WRONG, cart, cartPolicy, areTermsAccepted: false })).toMatchObject([
    { at: 'cart', refusal: { _tag: expect.any(String) } },
    { at: 'terms', refusal: null },
  ]);
});

test('exactly all problems are listed at once, in the order of the page [S5.16][A-19]', () =>
  fc.assert(
    fc.property(fc.subarray([...FIELDS]), fc.boolean(), fc.boolean(), fc.boolean(), (fields, coupons, means, terms) => {
      const told = checkoutProblems({
        ...NOTHING_WRONG,
        refusals: Object.fromEntries(fields.map((field) => [field, REQUIRED])),
        areCouponsGood: coupons,
        hasMeans: means,
        areTermsAccepted: terms,
      });
      expect(told).toEqual([
        ...FIELDS.filter((field) => fields.includes(field)).map((at) => ({ at, refusal: REQUIRED })),
        ...(coupons ? [] : [{ at: 'coupons', refusal: null }]),
        ...(means ? [] : [{ at: 'means', refusal: null }]),
        ...(terms ? [] : [{ at: 'terms', refusal: null }]),
      ]);
    }),
  ));
