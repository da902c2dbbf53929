/** What the coupons of a purchase remember of what is typed, answered and taken out. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon, CouponAnswer, CouponPurpose } from '../coupon/index.ts';
import { couponList } from '../coupon/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import * as state from './coupons-state.ts';
import type { CouponsContext } from './coupons-state.ts';

const eur = (amount: string | number) => money(amount, euro);
const card = (cardNumber: string, balance: number, over: Partial<Coupon> = {}): Coupon => ({
  cardNumber,
  balance: eur(balance),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
  ...over,
});
const PURPOSE: CouponPurpose = {
  currency: euro,
  lines: [{ itemCode: 'GC1', parentItemCode: null, amount: eur(50), quantity: 1, due: eur(50) }],
};
const [FIRST, SECOND] = [card('6001', 30), card('6002', 40)];
const started = state.startedCoupons({ coupons: [FIRST, SECOND], purpose: PURPOSE });
const at = (over: Partial<CouponsContext>): CouponsContext => ({ ...started, ...over });
const found = (coupon: Coupon): CouponAnswer => ({ _tag: 'CouponFound', coupon });
const answered = (...coupons: readonly Coupon[]): state.CouponAnswers =>
  coupons.map((coupon) => [coupon.cardNumber, found(coupon)]);

const REMOVED = [{ cardNumber: '6009', reason: 'noBalance' }] as const;
const PINS = { prefixesWithoutPin: ['92'] };

test('coupons begin as they were stored, with nothing typed, waiting, taken out or changed', () => {
  expect(started).toEqual({
    coupons: [FIRST, SECOND],
    purpose: PURPOSE,
    pins: {},
    entry: { cardNumber: '', pin: '' },
    refusal: null,
    pending: null,
    removed: [],
    hasChanged: false,
  });
});

test('a change of the cart keeps every coupon, to be asked about again; an emptied cart has none [A-19][A-106]', () =>
  fc.assert(
    fc.property(couponList(euro), (coupons) => {
      const kept = state.couponsAfterCartChange(coupons, PURPOSE.lines);
      expect(kept).toEqual(coupons.map((coupon) => ({ ...coupon, isVerified: false })));
      expect(state.couponsAfterCartChange(coupons, [])).toEqual([]);
    }),
  ));

const typed = (cardNumber: string, pin = '') =>
  state.entered(at({ removed: REMOVED }), { entry: { cardNumber, pin }, pins: PINS });
const refused = (cardNumber: string, pin: string, _tag: string) => ({
  entry: { cardNumber, pin },
  refusal: expect.objectContaining({ _tag }) as unknown,
  removed: [],
});

describe('what is typed', () => {
  test('is kept without its blanks where it is good, and what left the list is told no longer [A-165]', () => {
    expect(typed(' 60 03 ', ' 12 ')).toEqual({ entry: { cardNumber: '6003', pin: '12' }, refusal: null, removed: [] });
  });

  test('stays as it was typed where it is refused, with the reason [A-17][A-165]', () => {
    expect(typed(' 60 02 ')).toEqual(refused(' 60 02 ', '', 'CouponInvalid'));
    expect(typed(' ', '1')).toEqual(refused(' ', '1', 'Required'));
    expect(typed('6003', '12_4')).toEqual(refused('6003', '12_4', 'NotACode'));
  });

  test('beside a number without a PIN does not count as one [A-89]', () => {
    expect(typed('9250', '12_4')).toMatchObject({ entry: { cardNumber: '9250', pin: '' }, refusal: null });
  });
});

const isGood = (answers: state.CouponAnswers, over: Partial<CouponsContext> = {}) =>
  state.isStillGood(at(over), answers);

describe('before payment', () => {
  test('coupons are good where each is answered for and pays what it paid [A-19]', () => {
    expect(isGood(answered(FIRST, SECOND))).toBe(true);
    expect(isGood([], { coupons: [] })).toBe(true);
    // Of the second, 20 of its 40 are needed: it may have been spent down to that elsewhere.
    expect(isGood(answered(FIRST, card('6002', 20)))).toBe(true);
  });

  test.each([
    ['pays less', answered(FIRST, card('6002', 19))],
    ['pays more', answered(card('6001', 31), SECOND)],
    ['holds nothing any more', answered(FIRST, card('6002', 0))],
    ['fits no line any more', answered(FIRST, card('6002', 40, { suitedItemCodes: ['GC2'] }))],
    ['was taken back', [...answered(FIRST), ['6002', { _tag: 'CouponRemoved' }]]],
    ['could not be asked', [...answered(FIRST), ['6002', { _tag: 'CouponUnreachable' }]]],
    ['is not answered for', answered(FIRST)],
  ] as readonly (readonly [string, state.CouponAnswers])[])('they are not where one %s [A-19]', (_, answers) => {
    expect(isGood(answers)).toBe(false);
  });

  test('they are not either where one that paid nothing was taken back: the buyer is told [A-19][A-106]', () => {
    const idle = card('6003', 10);
    const context = { coupons: [card('6001', 50), idle] };
    expect(state.appliedTo(PURPOSE, context.coupons)[1]!.applied).toEqual(eur(0));
    expect(isGood([...answered(card('6001', 50)), ['6003', { _tag: 'CouponRemoved' }]], context)).toBe(false);
    expect(isGood(answered(card('6001', 50), idle), context)).toBe(true);
  });

  test('lists of unlike length never pay the same', () => {
    expect(state.isSameToPay(PURPOSE, [FIRST], [FIRST, SECOND])).toBe(false);
    expect(state.isSameToPay(PURPOSE, [FIRST, SECOND], [FIRST])).toBe(false);
    expect(state.isSameToPay(PURPOSE, [], [])).toBe(true);
  });
});

describe('a coupon that is admitted', () => {
  const third = card('6003', 5);
  const typing = at({
    coupons: [FIRST],
    entry: { cardNumber: '6003', pin: '123456' },
    pins: { '6001': '111111' },
    pending: { coupons: [FIRST, third], lost: null },
    hasChanged: true,
  });

  test('stands last in the list, its PIN is kept beside those before, and nothing is typed any more [A-100]', () => {
    expect(state.taken(typing, { coupons: [FIRST, third], lost: null })).toEqual({
      coupons: [FIRST, third],
      pins: { '6001': '111111', '6003': '123456' },
      entry: { cardNumber: '', pin: '' },
      pending: null,
      hasChanged: false,
    });
  });

  test('changes nothing where there is none', () => {
    expect(state.taken(typing, null)).toEqual({});
  });
});

test('a coupon that is taken out goes alone, with all that was said', () => {
  expect(state.without(at({}), '6001')).toEqual({ coupons: [SECOND], removed: [], refusal: null, hasChanged: false });
});

test('each coupon is asked about with the PIN that was given for it, or with none [A-100]', () => {
  expect(state.entriesOf(at({ pins: { '6002': '123456', '6009': '999999' } }))).toEqual([
    { cardNumber: '6001', pin: '' },
    { cardNumber: '6002', pin: '123456' },
  ]);
});
