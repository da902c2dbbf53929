import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeAmount, lessPercent, money, percentOf, rate, taxContained } from './index.ts';
import { euro } from './testing.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((count) => money((count / 100).toFixed(2), euro));
const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => rate((thousandths / 1000).toFixed(3)));

test('every rounding leaves two decimals unless the unit has others [S5.48][A-02][A-03]', () =>
  fc.assert(
    fc.property(cents, rates, (amount, percent) => {
      for (const rounded of [percentOf, lessPercent, taxContained].map((share) => share(amount, percent))) {
        expect(encodeAmount(rounded)).toMatch(/^\d+\.\d{2}$/u);
      }
    }),
  ));

const shareOf = (amount: string, percent: string) => encodeAmount(percentOf(money(amount, euro), rate(percent)));

test('the third decimal decides, and a half is rounded away from zero [S5.48][A-02]', () => {
  expect([shareOf('1.00', '0.4'), shareOf('1.00', '0.5'), shareOf('-1.00', '0.5'), shareOf('10.05', '50')]).toEqual([
    '0.00',
    '0.01',
    '-0.01',
    '5.03',
  ]);
});
