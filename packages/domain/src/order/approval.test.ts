import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, money } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { needsApproval, PENDING_APPROVAL_HOURS } from './index.ts';

describe('an order paid at a provider', () => {
  test('needs approval from the unit’s limit on [S4.17][A-39]', () => {
    fc.assert(
      fc.property(price(euro), price(euro), (face, approvalFrom) => {
        expect(needsApproval({ face, isPaidAtProvider: true }, { approvalFrom })).toBe(
          compare(face, approvalFrom) >= 0,
        );
        expect(needsApproval({ face: approvalFrom, isPaidAtProvider: true }, { approvalFrom })).toBe(true);
      }),
    );
  });
});

test('orders that are paid otherwise, or in a unit without approval, do not wait [A-39]', () => {
  const face = money(1_000_000, euro);
  expect(needsApproval({ face, isPaidAtProvider: false }, { approvalFrom: money(1, euro) })).toBe(false);
  expect(needsApproval({ face, isPaidAtProvider: true }, { approvalFrom: null })).toBe(false);
});

test('a pending order is approved within 24 hours [S9.24][S4.17]', () => {
  expect(PENDING_APPROVAL_HOURS).toBe(24);
});
