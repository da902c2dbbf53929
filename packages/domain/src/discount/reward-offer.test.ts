import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CustomerKind } from '../customer/index.ts';
import { customerKinds, privateKinds } from '../customer/testing.ts';
import { add, compare, encodeAmount, fromMinorUnits, isPositive, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  mayChooseDiscount,
  nextReward,
  rewardChoices,
  rewardOfOrder,
  rewardsOffered,
  rewardStanding,
  rewardValue,
} from './index.ts';
import type { RewardForm, RewardOffer } from './index.ts';

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

const choosingKinds = customerKinds.filter(mayChooseDiscount);
const anyWanted = fc.constantFrom<RewardForm | null>('discount', 'bonus', 'freeGiftCard', null);

const given = (face: number | string) => rewardOfOrder(OFFERS, 'individual', money(face, euro), null);

describe('the reward of an order', () => {
  test('is the first offer whose amount it reaches, the amount included [A-20][A-107]', () => {
    expect(given('49.99')).toBeNull();
    expect(given(50)).toEqual({ form: 'bonus', amount: money('1.25', euro) });
    expect(given('199.99')).toEqual({ form: 'bonus', amount: money('5.00', euro) });
    expect(given(200)).toEqual({ form: 'freeGiftCard', itemCode: 'offrande', amount: money(5, euro), quantity: 2 });
  });

  test('is given to guests and individuals without a choice, whatever they want; offers that stand after it do not matter [S6.13][A-20]', () => {
    fc.assert(
      fc.property(anyOffers, anyOffers, faces, privateKinds, anyWanted, (offers, later, face, kind, wanted) => {
        const first = (among: readonly RewardOffer[]) => rewardOfOrder(among, kind, face, wanted);
        expect(first([...offers, ...later])).toEqual(first(offers) ?? first(later));
        expect(first(offers)).toEqual(rewardOfOrder(offers, kind, face, null));
        expect(rewardChoices(offers, kind, face)).toEqual([]);
      }),
    );
  });

  test('is no bonus for who has no wallet [A-158]', () => {
    expect(rewardsOffered(OFFERS, false)).toEqual([GIFT]);
    expect(rewardsOffered(OFFERS, true)).toEqual(OFFERS);
  });

  test('is not promised where it would be worth nothing', () => {
    const worthless = [{ ...BONUS, from: money(0, euro) }];
    expect(rewardOfOrder(worthless, 'individual', money('0.10', euro), null)).toBeNull();
    expect(rewardChoices(worthless, 'business', money('0.10', euro))).toEqual([]);
  });

  test('of a fixed amount is that amount, of gift cards their face values together', () => {
    const fixed: RewardOffer = { ...BONUS, form: 'bonus', value: { type: 'value', amount: money(3, euro) } };
    expect(encodeAmount(rewardValue(rewardOfOrder([fixed], 'individual', money(60, euro), null)!))).toBe('3.00');
    expect(encodeAmount(rewardValue(rewardOfOrder([GIFT], 'guest', money(200, euro), null)!))).toBe('10.00');
  });
});

const choicesOf = (face: number | string, offers = OFFERS) =>
  rewardChoices(offers, 'business', money(face, euro)).map((reward) => [
    reward.form,
    encodeAmount(rewardValue(reward)),
  ]);

describe('the choice of a reward', () => {
  test('is of one reward a form, the best reached, in the order of the offers; below all offers there is none [S2.68][S6.13][A-20]', () => {
    expect(choicesOf('49.99')).toEqual([]);
    expect(choicesOf(50)).toEqual([['bonus', '1.25']]);
    expect(choicesOf(200)).toEqual([
      ['freeGiftCard', '10.00'],
      ['bonus', '5.00'],
    ]);
    const better: RewardOffer = { ...BONUS, from: money(100, euro), value: { type: 'value', amount: money(9, euro) } };
    expect(choicesOf(100, [better, BONUS])).toEqual([['bonus', '9.00']]);
  });

  test('decides the order: it has the wanted reward if that is a choice, and otherwise none, never another [S6.13][A-20]', () => {
    fc.assert(
      fc.property(anyOffers, faces, choosingKinds, anyWanted, (offers, face, kind, wanted) => {
        const choices = rewardChoices(offers, kind, face);
        const reward = rewardOfOrder(offers, kind, face, wanted);
        expect(reward).toEqual(choices.find(({ form }) => form === wanted) ?? null);
        expect(new Set(choices.map(({ form }) => form)).size).toBe(choices.length);
        if (wanted === null || wanted === 'discount') expect(reward).toBeNull();
      }),
    );
  });

  test('begins with what would be given without a choice, and every choice can be had [S6.13][A-20]', () => {
    fc.assert(
      fc.property(anyOffers, faces, choosingKinds, (offers, face, kind) => {
        const choices = rewardChoices(offers, kind, face);
        expect(choices[0] ?? null).toEqual(rewardOfOrder(offers, 'individual', face, null));
        for (const choice of choices) {
          expect(isPositive(rewardValue(choice))).toBe(true);
          expect(rewardOfOrder(offers, kind, face, choice.form)).toEqual(choice);
        }
      }),
    );
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

  test('has what is given, what there is to choose and what is next by the offers to its own kind [S6.13]', () => {
    fc.assert(
      fc.property(customerKinds, faces, (kind, face) => {
        const { given, choices, next } = rewardStanding(BY_KIND, kind, face);
        expect(given).toEqual(rewardOfOrder(BY_KIND[kind], kind, face, null));
        expect(choices).toEqual(rewardChoices(BY_KIND[kind], kind, face));
        expect(given === null || choices.length === 0).toBe(true);
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
        if (isPositive(rewardValue(next.reward)))
          expect(rewardOfOrder(offers, kind, next.from, null)).toEqual(next.reward);
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
