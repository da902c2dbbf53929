import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, encodeAmount, equals, isZero, min, money, subtract, sum, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { allocateCoupons, fits, lostBalances } from './index.ts';
import { couponList, dueLines } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const cases = fc.tuple(couponList(euro), dueLines(euro));
const law = (holds: (...both: [...Parameters<typeof allocateCoupons>]) => boolean) =>
  fc.assert(fc.property(cases, ([coupons, lines]) => holds(coupons, lines, euro)));

describe('laws of allocation', () => {
  test('coupons pay exactly what is no longer due on the lines, and no line becomes negative [S5.81][A-14]', () => {
    law((coupons, lines) => {
      const { coupons: applied, due } = allocateCoupons(coupons, lines, euro);
      const owed = sum(
        lines.map((line) => line.due),
        euro,
      );
      const paid = sum(
        applied.map((coupon) => coupon.applied),
        euro,
      );
      return equals(add(paid, sum(due, euro)), owed) && due.every((left) => compare(left, zero(euro)) >= 0);
    });
  });

  test('no coupon pays more than its balance, and each cent of it is paid, kept or named as lost [S3.52][A-16]', () => {
    law((coupons, lines) => {
      const { coupons: applied } = allocateCoupons(coupons, lines, euro);
      const lost = new Map(lostBalances(applied).map((rest) => [rest.cardNumber, rest.lost]));
      return applied.every(
        ({ coupon, applied: paid, remaining }) =>
          compare(paid, coupon.balance) <= 0 &&
          equals(add(add(paid, remaining), lost.get(coupon.cardNumber) ?? zero(euro)), coupon.balance),
      );
    });
  });

  test('a coupon pays as much as it can: it is empty, or nothing that it fits is still due [A-14]', () => {
    law((coupons, lines) =>
      coupons.every((coupon, at) => {
        const { coupons: applied, due } = allocateCoupons(coupons.slice(0, at + 1), lines, euro);
        const fitting = due.filter((_, line) => fits(coupon, lines[line]!));
        return equals(applied[at]!.applied, coupon.balance) || fitting.every(isZero);
      }),
    );
  });

  test('a coupon pays only for what it fits [S4.39][A-15]', () => {
    law((coupons, lines) => {
      const { due } = allocateCoupons(coupons, lines, euro);
      return lines.every((line, at) => coupons.some((coupon) => fits(coupon, line)) || equals(due[at]!, line.due));
    });
  });

  test('a coupon added later does not change what those before it pay [A-14]', () => {
    law((coupons, lines) => {
      const all = allocateCoupons(coupons, lines, euro).coupons;
      const fewer = allocateCoupons(coupons.slice(0, -1), lines, euro).coupons;
      return fewer.every((coupon, at) => equals(coupon.applied, all[at]!.applied));
    });
  });

  test('coupons that fit everything pay the smaller of the amount due and their total balance [A-14]', () => {
    law((coupons, lines) => {
      const everywhere = coupons.map((coupon) => ({ ...coupon, suitedItemCodes: lines.map((line) => line.itemCode) }));
      const paid = sum(
        allocateCoupons(everywhere, lines, euro).coupons.map((coupon) => coupon.applied),
        euro,
      );
      const owed = sum(
        lines.map((line) => line.due),
        euro,
      );
      return equals(
        paid,
        min(
          owed,
          sum(
            coupons.map((coupon) => coupon.balance),
            euro,
          ),
        ),
      );
    });
  });
});

test('coupons are used in the order added and serve the lines in cart order [A-14]', () => {
  const base = { isPartialRedeemAllowed: true, brands: [], isThirdParty: false, isVerified: true };
  const coupons = [
    { ...base, cardNumber: '1', balance: eur('30'), suitedItemCodes: ['A', 'B'] },
    { ...base, cardNumber: '2', balance: eur('50'), suitedItemCodes: ['A'] },
  ];
  const lines = ['A', 'B', 'A'].map((itemCode) => ({ itemCode, parentItemCode: null, due: eur('20') }));
  const { coupons: applied, due } = allocateCoupons(coupons, lines, euro);
  expect(applied.map((coupon) => encodeAmount(coupon.applied))).toEqual(['30.00', '20.00']);
  expect(applied.map((coupon) => encodeAmount(coupon.remaining))).toEqual(['0.00', '30.00']);
  expect(due.map(encodeAmount)).toEqual(['0.00', '10.00', '0.00']);
  expect(subtract(eur('60'), sum(due, euro))).toEqual(eur('50'));
});
