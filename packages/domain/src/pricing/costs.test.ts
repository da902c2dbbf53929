import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, encodeAmount, equals, floorAtZero, money, rate, subtract, sum } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal, costsOfCart, lumpSum } from './index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import { cart, openPolicy } from '../cart/testing.ts';

const posted = (lineId: string, over: Partial<CartLine>): CartLine => ({
  ...newLine(lineId, 'GC1', euro),
  kind: 'customizedPhysical',
  amount: money(75, euro),
  productDiscountRate: rate(3),
  cardMadeFee: money(15, euro),
  letter: { typeId: 'L1', price: money('4.90', euro), salesmanDiscount: null },
  delivery: { type: 'physical', date: null },
  ...over,
});
/** 250 of cards less 3 %, three cards made, two letters: 297.30. */
const PICTURED: Cart = {
  ...emptyCart(euro),
  lines: [posted('A', { quantity: 2 }), posted('B', { amount: money(100, euro) })],
};
const forty = {
  cardNumber: '6035 1120 4417',
  balance: money(40, euro),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
};

const priced = (of: Cart, coupons: Parameters<typeof cartTotal>[1]['coupons'] = []) =>
  costsOfCart(of, cartTotal(of, { policy: openPolicy(euro), discounts: [], coupons }));

describe('the parts of a total', () => {
  test('are right for the order in the pictures [S5.77][S5.79][A-01]', () => {
    const costs = priced(PICTURED, [forty]);
    expect(costs).toMatchObject({
      cards: 3,
      coupons: [{ lastDigits: '4417' }],
      cardMaking: { count: 3 },
      letters: { count: 2 },
    });
    expect(encodeAmount(costs.face)).toBe('250.00');
    expect(costs.cardMaking.each && encodeAmount(costs.cardMaking.each)).toBe('15.00');
    expect(costs.discounts.map(({ rate, amount }) => [rate, encodeAmount(amount)])).toEqual([['3', '7.50']]);
    expect(encodeAmount(costs.total)).toBe('257.30');
  });

  test('always add up to the total: everything that is charged has a row [S5.77]', () =>
    fc.assert(
      fc.property(cart(euro), (of) => {
        const { face, discounts, products, cardMaking, letters, coupons, total } = priced(of);
        const taken = sum([...discounts.map(({ amount }) => amount), ...coupons.map(({ applied }) => applied)], euro);
        const charged = add(add(face, products.amount), add(cardMaking.amount, letters.amount));
        expect(equals(floorAtZero(subtract(charged, taken)), total)).toBe(true);
      }),
    ));

  test('name what travels with the cards where it is all the same, with its price per piece [S3.35][S5.79]', () => {
    const box = { itemCode: 'BOX', name: 'Gift box', imageUrl: null, amount: money('4.90', euro), discount: null };
    const [first, second] = PICTURED.lines;
    const withExtras = (...extras: readonly CartLine['extra'][]) =>
      priced({ ...PICTURED, lines: [first!, second!].map((line, at) => ({ ...line, extra: extras[at]! })) }).products;
    expect(withExtras(box, null)).toEqual({
      name: 'Gift box',
      amount: money('9.80', euro),
      count: 2,
      each: box.amount,
    });
    expect(withExtras(box, box)).toMatchObject({ name: 'Gift box', count: 3, each: box.amount });
    const other = { ...box, itemCode: 'BAG', name: 'Bag', amount: money(2, euro) };
    expect(withExtras(box, other)).toMatchObject({ name: null, amount: money('11.80', euro), each: null });
    expect(withExtras(null, null)).toMatchObject({ name: null, count: 0 });
  });

  test('include a price per piece only if every piece costs the same [A-04]', () => {
    const [first, second] = PICTURED.lines;
    const uneven = { ...PICTURED, lines: [first!, { ...second!, cardMadeFee: money(20, euro) }] };
    expect(priced(uneven).cardMaking.each).toBeNull();
  });

  test('a coupon that pays nothing has no row, and a part with only a known sum has no pieces [A-157]', () => {
    expect(priced(PICTURED, [{ ...forty, suitedItemCodes: [] }]).coupons).toEqual([]);
    expect(lumpSum(money(3, euro))).toEqual({ amount: money(3, euro), count: 0, each: null });
  });
});
