import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, encodeAmount, equals, isZero, money, rate, times, toMinorUnits } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import {
  cardMadeFees,
  checkCardMadeFee,
  checkCommission,
  checkNewBeneficiaries,
  commissionAmount,
  defaultCommission,
  extraProductFee,
  letterFee,
  standardCardMadeFeeLimits,
} from './index.ts';
import type { CardMaking } from './index.ts';
import { cardMaking, commissionWithin } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const making = (over: Partial<CardMaking> = {}): CardMaking => ({
  kind: 'customizedPhysical',
  cardMadeFee: eur('15'),
  extraCardMadeFee: null,
  newBeneficiaryQuantity: null,
  ...over,
});

describe('card-made fee', () => {
  const limits = standardCardMadeFeeLimits(euro);
  const check = (fee: string) => checkCardMadeFee(eur(fee), 'customizedPhysical', limits);

  test('a salesman may set 15 to 30, both inclusive [S5.60][S9.9][A-07]', () => {
    expect([check('15.00'), check('30.00')].every(Result.isSuccess)).toBe(true);
    expect(check('14.99')).toEqual(Result.fail({ _tag: 'AmountBelowMinimum', min: eur('15') }));
    expect(check('30.01')).toEqual(Result.fail({ _tag: 'AmountAboveMaximum', max: eur('30') }));
  });

  test('a unit may have its own limits [S5.60][A-105]', () => {
    expect(Result.isSuccess(checkCardMadeFee(eur('5'), 'customizedPhysical', { min: eur('5'), max: eur('6') }))).toBe(
      true,
    );
  });

  test.each(['physical', 'digital', null] as const)('a card of kind %s carries no card-made fee [A-07]', (kind) => {
    expect(checkCardMadeFee(eur('20'), kind, limits)).toEqual(Result.fail({ _tag: 'FeeNotForKind' }));
    expect(isZero(cardMadeFees(making({ kind, extraCardMadeFee: eur('5') }), 4, euro))).toBe(true);
  });

  test('the fee applies to each card, and to each extra card with it [S5.79][A-07]', () => {
    expect(encodeAmount(cardMadeFees(making(), 4, euro))).toBe('60.00');
    expect(encodeAmount(cardMadeFees(making({ extraCardMadeFee: eur('2') }), 4, euro))).toBe('68.00');
  });

  test('if new beneficiaries are given only their cards are made; the extra cards follow the quantity [S3.42][A-07][A-105]', () => {
    expect(encodeAmount(cardMadeFees(making({ newBeneficiaryQuantity: 1, extraCardMadeFee: eur('2') }), 4, euro))).toBe(
      '23.00',
    );
    expect(isZero(cardMadeFees(making({ newBeneficiaryQuantity: 0 }), 4, euro))).toBe(true);
  });

  test('fewer new beneficiaries never cost more [A-07]', () => {
    fc.assert(
      fc.property(cardMaking(euro), fc.integer({ min: 1, max: 50 }), (line, cards) => {
        const all = cardMadeFees({ ...line, newBeneficiaryQuantity: null }, cards, euro);
        return equals(cardMadeFees({ ...line, newBeneficiaryQuantity: cards }, cards, euro), all);
      }),
    );
  });

  test('new beneficiaries are a whole number from 0 to the number of cards [S3.42][A-105]', () => {
    expect([0, 3].map((quantity) => checkNewBeneficiaries(quantity, 3)).every(Result.isSuccess)).toBe(true);
    const outOfRange = Result.fail({ _tag: 'NewBeneficiariesOutOfRange', min: 0, max: 3 });
    expect([-1, 4].map((quantity) => checkNewBeneficiaries(quantity, 3))).toEqual([outOfRange, outOfRange]);
    expect(checkNewBeneficiaries(1.5, 3)).toEqual(Result.fail({ _tag: 'NotAWholeNumber' }));
  });
});

describe('extra product and letter', () => {
  const half = { type: 'percent', rate: rate(50) } as const;

  test('an extra product comes with each card, its discount rounded for one [S3.35][S5.79][A-02][A-105]', () => {
    expect(encodeAmount(extraProductFee({ amount: eur('2.50'), discount: null }, 4))).toBe('10.00');
    expect(encodeAmount(extraProductFee({ amount: eur('0.05'), discount: half }, 4))).toBe('0.12');
    expect(isZero(extraProductFee({ amount: eur('2.50'), discount: { type: 'value', amount: eur('3') } }, 4))).toBe(
      true,
    );
  });

  test('a letter costs its price less the discount by percent or by value, never below zero [S3.32][A-04]', () => {
    expect(encodeAmount(letterFee({ price: eur('6.90'), salesmanDiscount: null }))).toBe('6.90');
    expect(encodeAmount(letterFee({ price: eur('6.90'), salesmanDiscount: half }))).toBe('3.45');
    expect(encodeAmount(letterFee({ price: eur('6.90'), salesmanDiscount: { type: 'value', amount: eur('2') } }))).toBe(
      '4.90',
    );
    expect(isZero(letterFee({ price: eur('6.90'), salesmanDiscount: { type: 'value', amount: eur('7') } }))).toBe(true);
  });
});

describe('commission', () => {
  const gross = eur('270.90');
  const percent = (value: string) => checkCommission({ type: 'percent', rate: rate(value) }, gross);
  const value = (amount: string) => checkCommission({ type: 'value', amount: eur(amount) }, gross);

  test('a new line starts with 3 percent [S9.11][A-08]', () => {
    expect(defaultCommission).toEqual({ type: 'percent', rate: rate(3) });
  });

  test('3 to 10 percent are accepted, both inclusive [S5.59][S9.10][A-08]', () => {
    expect([percent('3'), percent('10')].every(Result.isSuccess)).toBe(true);
    const refused = Result.fail({ _tag: 'RateOutOfRange', min: rate(3), max: rate(10) });
    expect([percent('2.99'), percent('10.01')]).toEqual([refused, refused]);
  });

  test('a fixed commission is between 3 and 10 percent of the gross of its line [S5.59][A-08][A-105]', () => {
    expect([value('8.13'), value('27.09')].every(Result.isSuccess)).toBe(true);
    expect(value('8.12')).toEqual(Result.fail({ _tag: 'AmountBelowMinimum', min: eur('8.13') }));
    expect(value('27.10')).toEqual(Result.fail({ _tag: 'AmountAboveMaximum', max: eur('27.09') }));
  });

  test('a limit between two cents is rounded inwards: no fixed commission exceeds the rates by less than a cent [A-08][A-105]', () => {
    const check = (amount: string) => checkCommission({ type: 'value', amount: eur(amount) }, eur('270.95'));
    expect([check('8.13'), check('27.09')].every(Result.isSuccess)).toBe(true);
    expect(check('8.12')).toEqual(Result.fail({ _tag: 'AmountBelowMinimum', min: eur('8.13') }));
    expect(check('27.10')).toEqual(Result.fail({ _tag: 'AmountAboveMaximum', max: eur('27.09') }));
  });

  test('an accepted commission amounts to the stated share of the gross [A-08]', () => {
    fc.assert(
      fc.property(
        price(euro).chain((lineGross) => fc.tuple(fc.constant(lineGross), commissionWithin(lineGross))),
        ([lineGross, commission]) => {
          const amount = commissionAmount(commission, lineGross);
          const [cents, grossCents] = [toMinorUnits(amount), toMinorUnits(lineGross)];
          return (
            Result.isSuccess(checkCommission(commission, lineGross)) &&
            200n * cents >= 6n * grossCents - 100n &&
            200n * cents <= 20n * grossCents + 100n
          );
        },
      ),
    );
    expect(equals(commissionAmount({ type: 'value', amount: eur('9') }, gross), eur('9'))).toBe(true);
    expect(equals(add(times(eur('0'), 3), commissionAmount(defaultCommission, gross)), eur('8.13'))).toBe(true);
  });
});
