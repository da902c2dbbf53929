import { cartTotal } from '@offrande/domain/cart';
import { cart, openPolicy } from '@offrande/domain/cart/testing';
import { add, encodeAmount, equals, floorAtZero, money, subtract, sum } from '@offrande/domain/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { costsOfCart } from './costs.ts';

const priced = (of: typeof POSTED_CART, coupons: Parameters<typeof cartTotal>[1]['coupons'] = []) =>
  costsOfCart(of, cartTotal(of, { policy: openPolicy(EURO), discounts: [], coupons }));

describe('the parts of a total', () => {
  test('of the order in the pictures [S5.77][S5.79][A-01]', () => {
    const { pin: _pin, ...forty } = CARDS.forty;
    const costs = priced(POSTED_CART, [{ ...forty, isVerified: true }]);
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

  test('always add up to the total: nothing is charged that has no row [S5.77]', () =>
    fc.assert(
      fc.property(cart(EURO), (of) => {
        const { face, discounts, products, cardMaking, letters, coupons, total } = priced(of);
        const taken = sum([...discounts.map(({ amount }) => amount), ...coupons.map(({ applied }) => applied)], EURO);
        const charged = add(add(face, products), add(cardMaking.amount, letters.amount));
        expect(equals(floorAtZero(subtract(charged, taken)), total)).toBe(true);
      }),
    ));

  test('a price for each piece is named only where every piece costs that [A-04]', () => {
    const [first, second] = POSTED_CART.lines;
    const uneven = { ...POSTED_CART, lines: [first!, { ...second!, cardMadeFee: money(20, EURO) }] };
    expect(priced(uneven).cardMaking.each).toBeNull();
  });
});
