import { expect, test } from 'vitest';
import { newLine } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { needsApproval } from './index.ts';

const line = (salesmanSetDiscount: CartLine['salesmanSetDiscount']): CartLine => ({
  ...newLine('L', 'GC1', euro),
  amount: money('50', euro),
  salesmanSetDiscount,
});
const percent = (value: string) => line({ type: 'percent', rate: rate(value) });
const value = (amount: string) => line({ type: 'value', amount: money(amount, euro) });
const odd = (discount: string) => ({ ...value(discount), amount: money('10.05', euro) });
const needs = (...lines: readonly CartLine[]) => needsApproval({ lines }, rate('8'));

test('a discount above the share waits for another admin, by a hundredth or a cent; at it nobody waits [S6.21][A-189]', () => {
  expect([needs(percent('8')), needs(value('4')), needs(line(null)), needs()]).toEqual([false, false, false, false]);
  expect([needs(percent('8.01')), needs(value('4.01'))]).toEqual([true, true]);
});

test('one card above it makes the order wait [S6.21][A-189]', () => {
  expect(needs(percent('3'), percent('9'))).toBe(true);
});

test('of an amount the share is rounded down, so that no more than it passes [A-189]', () => {
  expect([needs(odd('0.80')), needs(odd('0.81'))]).toEqual([false, true]);
});
