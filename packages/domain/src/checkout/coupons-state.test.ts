/** The state of the coupons of a purchase: entries, answers and removals. */
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

test('coupons start as they were stored, with nothing typed, waiting, removed or changed', () => {
  expect(started).toEqual({
    coupons: [FIRST, SECOND],
    purpose: PURPOSE,
    pins: {},
    entry: { cardNumber: '', pin: '' },
    isEntered: false,
    refusal: null,
    pending: null,
    removed: [],
    hasChanged: false,
  });
});

test('a change of the cart keeps every coupon, to be queried again; an emptied cart has none [A-19][A-106]', () =>
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
  isEntered: false,
  refusal: expect.objectContaining({ _tag }) as unknown,
  removed: [],
});

describe('a typed entry', () => {
  test('is normalised without spaces if it is valid, and clears the notice about removed coupons [A-165]', () => {
    const entry = { cardNumber: '6003', pin: '12' };
    expect(typed(' 60 03 ', ' 12 ')).toEqual({ entry, isEntered: true, refusal: null, removed: [] });
  });

  test('stays as typed if it is refused, with the reason [A-17][A-165]', () => {
    expect(typed(' 60 02 ')).toEqual(refused(' 60 02 ', '', 'CouponInvalid'));
    expect(typed(' ', '1')).toEqual(refused(' ', '1', 'Required'));
    expect(typed('6003', '12_4')).toEqual(refused('6003', '12_4', 'NotACode'));
  });

  test('is ignored as a PIN for a number without a PIN [A-89]', () => {
    expect(typed('9250', '12_4')).toMatchObject({ entry: { cardNumber: '9250', pin: '' }, refusal: null });
  });
});

const isGood = (answers: state.CouponAnswers, over: Partial<CouponsContext> = {}) =>
  state.isStillGood(at(over), answers);

describe('before payment', () => {
  test('coupons are verified if each has an answer and pays the same as before [A-19]', () => {
    expect(isGood(answered(FIRST, SECOND))).toBe(true);
    expect(isGood([], { coupons: [] })).toBe(true);
    // Of the second, 20 of its 40 are needed: that is enough even if the rest was spent elsewhere.
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

  test('coupons are not verified either if one that paid nothing was removed: the buyer must see that [A-19][A-106]', () => {
    const idle = card('6003', 10);
    const context = { coupons: [card('6001', 50), idle] };
    expect(state.appliedTo(PURPOSE, context.coupons)[1]!.applied).toEqual(eur(0));
    expect(isGood([...answered(card('6001', 50)), ['6003', { _tag: 'CouponRemoved' }]], context)).toBe(false);
    expect(isGood(answered(card('6001', 50), idle), context)).toBe(true);
  });

  test('lists of different length never pay the same', () => {
    expect(state.isSameToPay(PURPOSE, [FIRST], [FIRST, SECOND])).toBe(false);
    expect(state.isSameToPay(PURPOSE, [FIRST, SECOND], [FIRST])).toBe(false);
    expect(state.isSameToPay(PURPOSE, [], [])).toBe(true);
  });
});

describe('an admitted coupon', () => {
  const third = card('6003', 5);
  const typing = at({
    coupons: [FIRST],
    entry: { cardNumber: '6003', pin: '123456' },
    pins: { '6001': '111111' },
    pending: { coupons: [FIRST, third], lost: null },
    hasChanged: true,
  });

  test('is last in the list, its PIN is kept like the others, and the entry is empty [A-100]', () => {
    expect(state.taken(typing, { coupons: [FIRST, third], lost: null })).toEqual({
      coupons: [FIRST, third],
      pins: { '6001': '111111', '6003': '123456' },
      entry: { cardNumber: '', pin: '' },
      isEntered: false,
      pending: null,
      hasChanged: false,
    });
  });

  test('changes nothing if there is none', () => {
    expect(state.taken(typing, null)).toEqual({});
  });
});

test('a removed coupon leaves the others, and clears the notices', () => {
  expect(state.without(at({}), '6001')).toEqual({ coupons: [SECOND], removed: [], refusal: null, hasChanged: false });
});

test('a reset takes all coupons off, and clears the notices [S4.41]', () => {
  expect(state.withoutAny()).toEqual({ coupons: [], removed: [], refusal: null, hasChanged: false });
});

test('each coupon is queried with the PIN that was entered for it, or without [A-100]', () => {
  expect(state.entriesOf(at({ pins: { '6002': '123456', '6009': '999999' } }))).toEqual([
    { cardNumber: '6001', pin: '' },
    { cardNumber: '6002', pin: '123456' },
  ]);
});
