import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cart as anyCart, openPolicy } from '../cart/testing.ts';
import { couponList } from '../coupon/testing.ts';
import { fromMinorUnits, money, sum, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal } from '../pricing/index.ts';
import type { LineTotal } from '../pricing/index.ts';
import { addSales, couponUse, priceOf, saleOf, saleOfUnits, splitSale } from './index.ts';
import type { Sale } from './index.ts';

const amount = fc.bigInt({ min: 0n, max: 1_000_000n });
/** A price of a few cents as often as a high one, and the tax that it contains. */
const taxed = fc
  .tuple(fc.oneof(amount, fc.bigInt({ min: 0n, max: 9n })), fc.bigInt({ min: 0n, max: 100n }))
  .map(([price, share]) => ({ price, tax: (price * share) / 100n }));
const sales: fc.Arbitrary<Omit<Sale, 'face' | 'currency'>> = fc
  .record({ given: amount, goods: taxed, extra: taxed, cardMade: taxed, letter: taxed, commission: amount })
  .map(({ given, goods, extra, cardMade, letter, commission }) => ({
    given,
    commission,
    goods: goods.price,
    extra: extra.price,
    cardMade: cardMade.price,
    letter: letter.price,
    tax: { goods: goods.tax, extra: extra.tax, cardMade: cardMade.tax, letter: letter.tax },
  }));

/** Whether no part of a sale contains more tax than it costs. */
const isTaxWithinPrice = ({ tax, ...sale }: Sale): boolean =>
  (['goods', 'extra', 'cardMade', 'letter'] as const).every((part) => tax[part] >= 0n && tax[part] <= sale[part]);

describe('the sale behind a cart total', () => {
  test('has the amounts of all lines, part by part, and the gross as its price', () => {
    fc.assert(
      fc.property(anyCart(euro), couponList(euro), fc.option(amount), (cart, coupons, commission) => {
        const total = cartTotal(cart, { policy: openPolicy(euro), discounts: [], coupons });
        const minor = (part: (line: LineTotal) => Money) => toMinorUnits(sum(total.lines.map(part), euro));
        const sale = saleOf(total, euro, commission === null ? null : fromMinorUnits(commission, euro));
        expect(sale).toEqual({
          currency: 'EUR',
          face: minor(({ face }) => face),
          given: 0n,
          goods: minor(({ goods }) => goods),
          extra: minor(({ extras }) => extras.product),
          cardMade: minor(({ extras }) => extras.cardMade),
          letter: minor(({ letter }) => letter),
          commission: commission ?? 0n,
          tax: {
            goods: minor(({ tax }) => tax.goods),
            extra: minor(({ tax }) => tax.extra),
            cardMade: minor(({ tax }) => tax.cardMade),
            letter: minor(({ tax }) => tax.letter),
          },
        });
        expect(priceOf(sale)).toBe(toMinorUnits(total.gross));
      }),
    );
  });
});

describe('a line of several faces', () => {
  test('is split among its cards in proportion, and the parts sum to the whole', () => {
    const faces = fc.array(fc.bigInt({ min: 1n, max: 100_000n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sales, faces, (parts, given) => {
        const face = given.reduce((sum, one) => sum + one, 0n);
        const whole = { currency: 'EUR', face, ...parts };
        const split = splitSale(whole, given);
        expect(addSales(split as [Sale, ...Sale[]])).toEqual(whole);
        for (const [at, part] of split.entries()) {
          expect(part.face).toBe(given[at]);
          const fair = (whole.goods * given[at]!) / face;
          expect([fair, fair + 1n]).toContain(part.goods);
          expect(isTaxWithinPrice(part)).toBe(true);
        }
      }),
    );
  });
});

describe('some cards of a line', () => {
  test('contain at most the tax of their price, and all cards together the whole [A-06]', () => {
    fc.assert(
      fc.property(sales, fc.integer({ min: 1, max: 30 }), (parts, cards) => {
        const line = { currency: 'EUR', face: 100n * BigInt(cards), ...parts };
        const units = Array.from({ length: cards }, (_, at) => at + 1);
        const each = units.map((unit) => saleOfUnits({ line, cards, units: [unit], faceMinor: 100n }));
        expect(each.every(isTaxWithinPrice)).toBe(true);
        expect(addSales(each as [Sale, ...Sale[]])).toEqual(line);
      }),
    );
  });

  test('one of three takes a third of each part, and the last one takes the remaining cents', () => {
    const tax = { goods: 100n, extra: 100n, cardMade: 100n, letter: 100n };
    const line = {
      currency: 'EUR',
      face: 27n,
      given: 0n,
      goods: 100n,
      extra: 100n,
      cardMade: 100n,
      letter: 100n,
      commission: 10n,
      tax,
    };
    const goods = [1, 2, 3].map((unit) => saleOfUnits({ line, cards: 3, units: [unit], faceMinor: 9n }).goods);
    expect(goods).toEqual([33n, 33n, 34n]);
    expect(saleOfUnits({ line, cards: 3, units: [1, 3], faceMinor: 9n })).toMatchObject({
      face: 9n,
      letter: 67n,
      tax: { extra: 67n },
    });
  });
});

describe('the use of a coupon', () => {
  const coupon = {
    cardNumber: '9999000000004417',
    balance: money('50.00', euro),
    isPartialRedeemAllowed: false,
    brands: [],
    suitedItemCodes: [],
    isThirdParty: false,
    isVerified: true,
  };

  test('has what it pays, and as lost what neither pays nor remains [A-16]', () => {
    const applied = { coupon, applied: money('30.00', euro), remaining: money(0, euro) };
    expect(couponUse(applied, 'K1')).toEqual({ cardId: 'K1', applied: 3_000n, lost: 2_000n });
    const partial = { ...applied, remaining: money('20.00', euro) };
    expect(couponUse(partial, 'K1')).toEqual({ cardId: 'K1', applied: 3_000n, lost: 0n });
  });

  test('of a third party names no card and loses nothing', () => {
    const applied = {
      coupon: { ...coupon, isThirdParty: true },
      applied: money('30.00', euro),
      remaining: money(0, euro),
    };
    expect(couponUse(applied, 'K1')).toEqual({ cardId: null, applied: 3_000n, lost: 0n });
  });
});
