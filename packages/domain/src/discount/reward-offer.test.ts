import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CustomerKind } from '../customer/index.ts';
import { customerKinds, privateKinds } from '../customer/testing.ts';
import { add, compare, encodeAmount, fromMinorUnits, isPositive, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { earnedRewards, givenReward, nextReward, rewardsOffered, rewardStanding, rewardValue } from './index.ts';
import type { RewardOffer } from './index.ts';

const GIFT: RewardOffer = {
  form: 'freeGiftCard',
  from: money(200, euro),
  itemCode: 'offrande',
  amount: money(5, euro),
  quantity: 2,
};
const BONUS: RewardOffer = { form: 'bonus', from: money(50, euro), value: { type: 'percent', rate: rate('2.5') } };
const OFFERS = [GIFT, BONUS];

const faces = fc.bigInt({ min: 0n, max: 50_000n }).map((minor) => fromMinorUnits(minor, euro));
const anyOffer: fc.Arbitrary<RewardOffer> = fc.oneof(
  faces.map((from) => ({ ...GIFT, from })),
  faces.map((from) => ({ ...BONUS, from })),
);
const anyOffers = fc.array(anyOffer, { maxLength: 4 });

const given = (face: number | string) => givenReward(OFFERS, 'individual', money(face, euro));

describe('the reward of an order', () => {
  test('is the first offer whose amount it reaches, the amount included [A-20][A-107]', () => {
    expect(given('49.99')).toBeNull();
    expect(given(50)).toEqual({ form: 'bonus', amount: money('1.25', euro) });
    expect(given('199.99')).toEqual({ form: 'bonus', amount: money('5.00', euro) });
    expect(given(200)).toEqual({ form: 'freeGiftCard', itemCode: 'offrande', amount: money(5, euro), quantity: 2 });
  });

  test('is given to guests and individuals without a choice; companies and salesmen choose among all that are reached [S6.13][A-20]', () => {
    fc.assert(
      fc.property(anyOffers, faces, customerKinds, (offers, face, kind) => {
        const earned = earnedRewards(offers, kind, face);
        const isPrivate = kind === 'guest' || kind === 'individual';
        expect(givenReward(offers, kind, face)).toEqual(isPrivate ? (earned[0] ?? null) : null);
        expect(earned.length).toBeLessThanOrEqual(isPrivate ? 1 : offers.length);
        for (const reward of earned) expect(rewardValue(reward).currency).toBe(euro);
      }),
    );
    expect(earnedRewards(OFFERS, 'business', money(200, euro)).map(({ form }) => form)).toEqual([
      'freeGiftCard',
      'bonus',
    ]);
  });

  test('is no bonus for who has no wallet [A-158]', () => {
    expect(rewardsOffered(OFFERS, false)).toEqual([GIFT]);
    expect(rewardsOffered(OFFERS, true)).toEqual(OFFERS);
  });

  test('is not promised where it would be worth nothing', () => {
    expect(givenReward([{ ...BONUS, from: money(0, euro) }], 'individual', money('0.10', euro))).toBeNull();
  });

  test('of a fixed amount is that amount, of gift cards their face values together', () => {
    const fixed: RewardOffer = { ...BONUS, form: 'bonus', value: { type: 'value', amount: money(3, euro) } };
    expect(encodeAmount(rewardValue(givenReward([fixed], 'individual', money(60, euro))!))).toBe('3.00');
    expect(encodeAmount(rewardValue(givenReward([GIFT], 'guest', money(200, euro))!))).toBe('10.00');
  });
});

const BY_KIND = { guest: [GIFT], individual: OFFERS, business: OFFERS, salesman: [GIFT] };
const asMember = (kind: CustomerKind, face: number) => rewardStanding(BY_KIND, kind, money(face, euro)).asMember;

describe('the standing of a cart', () => {
  test('names what signing in would earn to guests alone, and only where the cart earns nothing without [A-158]', () => {
    expect(asMember('guest', 60)).toEqual({ form: 'bonus', amount: money('1.50', euro) });
    expect(asMember('guest', 40)).toBeNull();
    expect(asMember('guest', 200)).toBeNull();
    for (const kind of ['individual', 'business', 'salesman'] as const) expect(asMember(kind, 60)).toBeNull();
  });

  test('has what is given and what is next by the offers to its own kind', () => {
    fc.assert(
      fc.property(customerKinds, faces, (kind, face) => {
        const { given, next } = rewardStanding(BY_KIND, kind, face);
        expect(given).toEqual(givenReward(BY_KIND[kind], kind, face));
        expect(next).toEqual(nextReward(BY_KIND[kind], face));
      }),
    );
  });
});

describe('the next reward', () => {
  test('is earned with exactly the missing amount, and not with a cent less', () => {
    fc.assert(
      fc.property(anyOffers, faces, privateKinds, (offers, face, kind) => {
        const next = nextReward(offers, face);
        if (next === null) return;
        expect(compare(add(face, next.missing), next.from)).toBe(0);
        if (isPositive(rewardValue(next.reward))) expect(givenReward(offers, kind, next.from)).toEqual(next.reward);
        expect(compare(face, next.from)).toBeLessThan(0);
      }),
    );
  });

  test('is the nearest of those that go before the one reached; none is named for an empty cart', () => {
    expect(nextReward(OFFERS, money(30, euro))).toMatchObject({ missing: money(20, euro), reward: { form: 'bonus' } });
    expect(nextReward(OFFERS, money(60, euro))).toMatchObject({
      missing: money(140, euro),
      reward: { form: 'freeGiftCard' },
    });
    expect(nextReward(OFFERS, money(200, euro))).toBeNull();
    expect(nextReward([BONUS, GIFT], money(60, euro))).toBeNull();
    expect(nextReward(OFFERS, money(0, euro))).toBeNull();
  });
});
