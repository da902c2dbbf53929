import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euro } from '../money/testing.ts';
import { money } from '../money/index.ts';
import { reconcileCoupons, requeryNotices } from './index.ts';
import { couponAnswerOfError } from './schema.ts';
import type { Coupon, CouponAnswer, RemovalReason } from './index.ts';

const coupon = (cardNumber: string, over: Partial<Coupon> = {}): Coupon => ({
  cardNumber,
  balance: money(30, euro),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
  ...over,
});
const lines = [{ itemCode: 'GC1', parentItemCode: null }];

describe('the notices of a re-query', () => {
  test('name a coupon that is no longer valid as such, unlike the refusal of an entry [S8.23][S8.25][A-17]', () => {
    const answers = new Map([['6001', couponAnswerOfError({ code: '11018', message: 'removed', brands: [] })]]);
    expect(requeryNotices(reconcileCoupons([coupon('6001')], answers, lines))).toEqual([
      { _tag: 'CouponNoLongerValid', cardNumbers: ['6001'] },
    ]);
  });

  test('have each reason once, with all its card numbers, the failed fetch last [S8.26][A-19]', () => {
    const answers = new Map<string, CouponAnswer>([
      ['6001', { _tag: 'CouponUnreachable' }],
      ['6002', { _tag: 'CouponFound', coupon: coupon('6002', { balance: money(0, euro) }) }],
      ['6003', { _tag: 'CouponRemoved' }],
      ['6004', { _tag: 'CouponFound', coupon: coupon('6004', { suitedItemCodes: [] }) }],
      ['6005', { _tag: 'CouponRemoved' }],
      ['6006', { _tag: 'CouponFound', coupon: coupon('6006') }],
    ]);
    const requeried = reconcileCoupons(
      [...answers.keys(), '6007'].map((number) => coupon(number)),
      answers,
      lines,
    );
    expect(requeryNotices(requeried)).toEqual([
      { _tag: 'CouponNoLongerValid', cardNumbers: ['6003', '6005'] },
      { _tag: 'CouponEmptied', cardNumbers: ['6002'] },
      { _tag: 'CouponFitsNoLine', cardNumbers: ['6004'] },
      { _tag: 'CouponFetchFailed', cardNumbers: ['6001', '6007'] },
    ]);
  });

  test('are empty if every coupon is unchanged, and name every other coupon exactly once [S8.26]', () => {
    const reason = fc.constantFrom<RemovalReason[]>('noLongerValid', 'noBalance', 'noFittingLine');
    fc.assert(
      fc.property(fc.array(reason, { maxLength: 5 }), fc.nat(3), (reasons, failures) => {
        const removed = reasons.map((why, at) => ({ cardNumber: `6${at}`, reason: why }));
        const unverified = Array.from({ length: failures }, (_, at) => `7${at}`);
        const notices = requeryNotices({ coupons: [], removed, unverified });
        const named = notices.flatMap(({ cardNumbers }) => cardNumbers);
        expect(named.toSorted()).toEqual([...removed.map(({ cardNumber }) => cardNumber), ...unverified].toSorted());
        expect(notices.every(({ cardNumbers }) => cardNumbers.length > 0)).toBe(true);
      }),
    );
  });
});
