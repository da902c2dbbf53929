import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, encodeAmount, equals, isZero, money, rate, subtract, zero } from '../money/index.ts';
import { euro, percentRate, price } from '../money/testing.ts';
import {
  bonusAmount,
  checkDiscounts,
  checkSetDiscount,
  decidingSum,
  discountCode,
  discountsFor,
  discountsOfCustomer,
  lessSetDiscount,
  tierFor,
} from './index.ts';
import { discountEntryFromWire, discountTypeFromCode, rewardFormFromCode } from './schema.ts';
import type { DiscountEntry, DiscountTier } from './index.ts';
import { discountEntry, overlappingEntry, setDiscount, tiers } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const tier = (from: string, to: string | null, percent: string): DiscountTier => ({
  from: eur(from),
  to: to === null ? null : eur(to),
  rate: rate(percent),
});
const entry = (over: Partial<DiscountEntry> = {}): DiscountEntry => ({
  customerId: null,
  itemCode: 'GC1',
  accumulated: eur('0'),
  isAccumulating: false,
  tiers: [tier('0', '500', '2'), tier('500', '1000', '3'), tier('2000', null, '5')],
  ...over,
});
const rateAt = (sum: string, tiers = entry().tiers) => tierFor(tiers, eur(sum))?.rate.percent ?? 'none';

describe('tiers', () => {
  test.each([
    ['0', '2'],
    ['499.99', '2'],
    ['500', '3'],
    ['1000', '3'],
    ['1000.01', 'none'],
    ['1999.99', 'none'],
    ['2000', '5'],
    ['9999999', '5'],
  ])(
    'a sum of %s has the rate %s in any order of tiers: limits are inclusive, and a shared one belongs to the tier that begins there [S3.55][A-11]',
    (sum, expected) => {
      expect(rateAt(sum)).toBe(expected);
      expect(rateAt(sum, entry().tiers.toReversed())).toBe(expected);
    },
  );

  test('earlier purchases count only for entries that accumulate [S3.56][A-12]', () => {
    const accumulated = eur('300');
    expect(decidingSum(entry({ accumulated, isAccumulating: true }), eur('200'))).toEqual(eur('500'));
    expect(decidingSum(entry({ accumulated, isAccumulating: false }), eur('200'))).toEqual(eur('200'));
  });

  test('a customer’s entries that accumulate count what that customer bought of their code, and of no other [S3.56][A-12]', () => {
    const bought = new Map([
      ['GC1', eur('300')],
      ['GC2', eur('7')],
    ]);
    const own = entry({ customerId: 'C1', isAccumulating: true, accumulated: eur('1') });
    const [counted] = discountsOfCustomer([entry({ isAccumulating: true }), own], 'C1', bought);
    expect(counted).toEqual({ ...own, accumulated: eur('300') });
    expect(discountsOfCustomer([own], 'C1', new Map())).toEqual([{ ...own, accumulated: eur('0') }]);
    expect(discountsOfCustomer([entry({ accumulated: eur('9') })], 'C1', bought)).toEqual([
      entry({ accumulated: eur('9') }),
    ]);
    expect(discountsOfCustomer([own], 'C2', bought)).toEqual([]);
  });

  test('the found tier covers the sum, and every sum within a tier finds it [A-11]', () => {
    fc.assert(
      fc.property(tiers(euro), price(euro), (steps, sum) => {
        const found = tierFor(steps, sum);
        const covering = steps.filter(
          ({ from, to }) => compare(from, sum) <= 0 && (to === null || compare(sum, to) <= 0),
        );
        return found === null
          ? covering.length === 0
          : covering.includes(found) && covering.every((t) => compare(t.from, found.from) <= 0);
      }),
    );
  });

  test('the discount code is that of the parent, else the own [A-12]', () => {
    expect(discountCode({ itemCode: 'A', parentItemCode: 'P' })).toBe('P');
    expect(discountCode({ itemCode: 'A', parentItemCode: null })).toBe('A');
  });
});

describe('loading discounts', () => {
  test('entries without contradiction are accepted, in any order of tiers [A-104]', () => {
    fc.assert(
      fc.property(discountEntry(euro, 'GC1'), (one) =>
        Result.isSuccess(checkDiscounts([{ ...one, tiers: one.tiers.toReversed() }])),
      ),
    );
  });

  test('overlapping tiers are refused [A-104]', () => {
    fc.assert(
      fc.property(overlappingEntry(euro, 'GC1'), (one) =>
        Result.match(checkDiscounts([one]), {
          onSuccess: () => false,
          onFailure: ({ _tag }) => _tag === 'TiersOverlap',
        }),
      ),
    );
  });

  test.each([
    ['TiersOverlap', [tier('0', '500', '2'), tier('499.99', '900', '3')]],
    ['TiersOverlap', [tier('0', null, '2'), tier('500', '900', '3')]],
    ['TiersOverlap', [tier('100', '100', '2'), tier('100', '900', '3')]],
    ['TierReversed', [tier('500', '100', '2')]],
    ['TierRateOutOfRange', [tier('0', '100', '100.1')]],
    ['TierRateOutOfRange', [tier('0', '100', '-1')]],
  ] as const)('%s is refused when the data is loaded [A-104]', (_tag, faulty) => {
    expect(checkDiscounts([entry({ tiers: faulty })])).toEqual(
      Result.fail({ _tag, itemCode: 'GC1', customerId: null }),
    );
  });

  test('two general entries for one code are refused, but not a general one together with a customer’s [A-158]', () => {
    expect(checkDiscounts([entry(), entry({ tiers: [] })])).toEqual(
      Result.fail({ _tag: 'DuplicateDiscount', itemCode: 'GC1', customerId: null }),
    );
    expect(Result.isSuccess(checkDiscounts([entry(), entry({ customerId: 'C1' }), entry({ itemCode: 'GC2' })]))).toBe(
      true,
    );
  });

  test("a customer's own entry takes precedence over the general one, in any order, and those of others are ignored [A-104][A-158]", () => {
    const own = entry({ customerId: 'C1', tiers: [] });
    const other = entry({ customerId: 'C2' });
    expect(discountsFor([entry(), own, other], 'C1')).toEqual([own]);
    expect(discountsFor([own, entry(), other], 'C1')).toEqual([own]);
    expect(discountsFor([other, entry()], 'C1')).toEqual([entry()]);
    expect(discountsFor([own, entry()], null)).toEqual([entry()]);
    expect(discountsFor([own], null)).toEqual([]);
  });
});

const percent = (value: string) => checkSetDiscount({ type: 'percent', rate: rate(value) }, 'percent', null);

describe('set discounts', () => {
  test('a rate is rounded once, an amount is subtracted exactly, and neither goes below zero [A-02][A-05][A-10]', () => {
    expect(encodeAmount(lessSetDiscount(eur('0.05'), { type: 'percent', rate: rate(50) }))).toBe('0.03');
    expect(encodeAmount(lessSetDiscount(eur('50'), { type: 'value', amount: eur('7.25') }))).toBe('42.75');
    expect(isZero(lessSetDiscount(eur('50'), { type: 'value', amount: eur('60') }))).toBe(true);
    fc.assert(
      fc.property(price(euro), setDiscount(euro), (amount, set) => {
        const left = lessSetDiscount(amount, set);
        return compare(left, zero(euro)) >= 0 && compare(left, amount) <= 0;
      }),
    );
  });

  test('0 to 100 percent are accepted, both inclusive, and only the unit’s type [S3.133][A-10]', () => {
    const refused = Result.fail({ _tag: 'RateOutOfRange', min: rate(0), max: rate(100) });
    expect([percent('0'), percent('100')].every(Result.isSuccess)).toBe(true);
    expect([percent('-0.1'), percent('100.1')]).toEqual([refused, refused]);
    expect(checkSetDiscount({ type: 'value', amount: eur('1') }, 'percent', null)).toEqual(
      Result.fail({ _tag: 'DiscountTypeNotOffered', offered: 'percent' }),
    );
    expect(Result.isSuccess(checkSetDiscount({ type: 'value', amount: eur('1') }, null, null))).toBe(true);
    expect(Result.isSuccess(checkSetDiscount({ type: 'value', amount: eur('0') }, 'value', null))).toBe(true);
    expect(checkSetDiscount({ type: 'value', amount: eur('-1') }, 'value', null)).toEqual(
      Result.fail({ _tag: 'AmountBelowMinimum', min: eur('0') }),
    );
  });
});

describe('rewards', () => {
  test('a bonus is a rate of the face amounts, or its fixed value [A-20][A-107]', () => {
    expect(encodeAmount(bonusAmount({ type: 'percent', rate: rate('2.5') }, eur('199')))).toBe('4.98');
    expect(encodeAmount(bonusAmount({ type: 'value', amount: eur('10') }, eur('199')))).toBe('10.00');
    fc.assert(
      fc.property(
        price(euro),
        percentRate,
        (face, rate) => compare(bonusAmount({ type: 'percent', rate }, face), face) <= 0,
      ),
    );
  });
});

describe('wire', () => {
  test('forms are D discount, B bonus, FG free gift card; any other code is refused [S3.132]', () => {
    const decode = Schema.decodeUnknownSync(rewardFormFromCode);
    expect(['D', 'B', 'FG'].map((code) => decode(code))).toEqual(['discount', 'bonus', 'freeGiftCard']);
    expect(['D', 'B', 'FG'].map((code) => Schema.encodeSync(rewardFormFromCode)(decode(code)))).toEqual([
      'D',
      'B',
      'FG',
    ]);
    expect(() => decode('F')).toThrow();
  });

  test('types are P percentage and V fixed amount; any other code is refused [S3.133]', () => {
    const decode = Schema.decodeUnknownSync(discountTypeFromCode);
    expect(['P', 'V'].map((code) => decode(code))).toEqual(['percent', 'value']);
    expect(['P', 'V'].map((code) => Schema.encodeSync(discountTypeFromCode)(decode(code)))).toEqual(['P', 'V']);
    expect(() => decode('percent')).toThrow();
  });

  test('an entry reads custId, itemCode, accumulateAmt, isAccuSales and the tiers of discountList [S3.55][S3.56]', () => {
    const read = Schema.decodeUnknownSync(discountEntryFromWire(euro))({
      custId: 'C1',
      itemCode: 'GC1',
      accumulateAmt: '120.50',
      isAccuSales: true,
      discountList: [{ amountFrom: '100.00', amountTo: '500.00', discountRate: '2.5' }],
    });
    expect(read).toEqual(
      entry({ customerId: 'C1', accumulated: eur('120.50'), isAccumulating: true, tiers: [tier('100', '500', '2.5')] }),
    );
  });

  test.each([
    [{ discountRate: '2' }],
    [{ amountFrom: null, amountTo: null, discountRate: '2' }],
    [{ amountFrom: '0.00', amountTo: '0.00', discountRate: '2' }],
  ])(
    'a tier without limits covers everything: amountFrom absent is 0, amountTo null, 0 or absent is unlimited: %j [S3.55][A-11][A-104]',
    (wire) => {
      const read = Schema.decodeUnknownSync(discountEntryFromWire(euro))({
        custId: null,
        itemCode: 'GC1',
        accumulateAmt: '0.00',
        isAccuSales: false,
        discountList: [wire],
      });
      expect(read.tiers).toEqual([tier('0', null, '2')]);
    },
  );

  test('entries encode and decode inversely [S3.55][S3.56]', () => {
    const schema = discountEntryFromWire(euro);
    fc.assert(
      fc.property(discountEntry(euro, 'GC1', 'C1'), (one) => {
        const again = Schema.decodeUnknownSync(schema)(JSON.parse(JSON.stringify(Schema.encodeSync(schema)(one))));
        return (
          again.tiers.length === one.tiers.length &&
          again.tiers.every(
            (t, at) => t.rate.percent === one.tiers[at]!.rate.percent && equals(t.from, one.tiers[at]!.from),
          ) &&
          isZero(subtract(again.accumulated, one.accumulated))
        );
      }),
    );
  });
});
