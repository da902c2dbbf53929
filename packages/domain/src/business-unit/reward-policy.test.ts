import { describe, expect, test } from 'vitest';
import { businessUnit, rewardsFor, wrongGifts } from './index.ts';
import { Result } from 'effect';
import { leastParameters, unitWith } from './testing.ts';
import { decodeUnitParameters } from './schema.ts';
import type { UnitParametersJson } from './schema.ts';

const GIFT = { form: 'FG', itemCode: 'offrande', amount: '5.00', from: '100.00' } as const;
const BONUS = { form: 'B', discountType: 'P', value: '2.5' } as const;
const CARD = { itemCode: 'offrande', kind: 'D', minAmount: '5.00', maxAmount: '250.00' };

const found = (over: Partial<UnitParametersJson>) =>
  Result.getOrNull(Result.flip(businessUnit(Result.getOrThrow(decodeUnitParameters({ ...leastParameters, ...over })))));

const unit = unitWith({ isNeedWallet: 1, rewards: [GIFT, BONUS] });
const forms = (kind: Parameters<typeof rewardsFor>[1]) => rewardsFor(unit, kind).map(({ form }) => form);

describe('the rewards of a unit', () => {
  test('are none unless it states some', () => {
    expect(rewardsFor(unitWith(), 'individual')).toEqual([]);
  });

  test('are offered in the order stated; a bonus to those alone who have a wallet [A-20][A-158]', () => {
    expect(forms('individual')).toEqual(['freeGiftCard', 'bonus']);
    expect(forms('business')).toEqual(['freeGiftCard', 'bonus']);
    expect(forms('guest')).toEqual(['freeGiftCard']);
    expect(forms('salesman')).toEqual(['freeGiftCard']);
  });

  test('are amounts of its currency and rates from 0 to 100, and a bonus needs wallets', () => {
    expect(found({ isNeedWallet: 1, rewards: [GIFT, BONUS] })).toBeNull();
    expect(found({ rewards: [{ ...GIFT, amount: '5.001' }] })).toContainEqual({ _tag: 'RewardWrong', at: 0 });
    expect(found({ isNeedWallet: 1, rewards: [GIFT, { ...BONUS, value: '100.1' }] })).toContainEqual({
      _tag: 'RewardWrong',
      at: 1,
    });
    expect(found({ rewards: [BONUS] })).toContainEqual({ _tag: 'BonusWithoutWallet' });
  });

  test('give digital cards that it sells, of an amount that it sells', () => {
    expect(wrongGifts(unit, [CARD])).toEqual([]);
    expect(wrongGifts(unit, [{ ...CARD, minAmount: '5.01' }])).toEqual(['offrande']);
    expect(wrongGifts(unit, [{ ...CARD, maxAmount: '4.99' }])).toEqual(['offrande']);
    expect(wrongGifts(unit, [{ ...CARD, kind: 'P' }])).toEqual(['offrande']);
    expect(wrongGifts(unit, [{ ...CARD, itemCode: 'kino-9' }])).toEqual(['offrande']);
  });
});
