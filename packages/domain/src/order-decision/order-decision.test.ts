import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPANY_ROLES } from '../company-people/index.ts';
import { PAYMENT_MEANS } from '../payment/index.ts';
import { DAY_MS } from '../time/index.ts';
import { checkDecision, DECISION_MS, DECISION_REASON_MAX, mayDecide, payableMs } from './index.ts';

const IN_TIME = { decideBy: DECISION_MS, now: DECISION_MS - 1 };

/** An approver's refusal. */
const decide = (reason: string) =>
  checkDecision({ isApproved: false, reason }, { role: 'approver', isOwn: false, ...IN_TIME });

const roles = fc.constantFrom(...COMPANY_ROLES, null);

describe('a decision about an order', () => {
  test('is made by an approver or an administrator, and never by its buyer [A-183]', () => {
    fc.assert(
      fc.property(roles, fc.boolean(), fc.boolean(), (role, isOwn, isApproved) => {
        const isAllowed = !isOwn && (role === 'approver' || role === 'administrator');
        expect(mayDecide(role, isOwn)).toBe(isAllowed);
        expect(Result.isSuccess(checkDecision({ isApproved, reason: '' }, { role, isOwn, ...IN_TIME }))).toBe(
          isAllowed,
        );
      }),
    );
  });

  test('may give a reason of 300 characters, which is trimmed [A-183]', () => {
    expect(decide(`  ${'é'.repeat(DECISION_REASON_MAX)} `)).toEqual(
      Result.succeed({ isApproved: false, reason: 'é'.repeat(DECISION_REASON_MAX) }),
    );
    expect(decide('x'.repeat(DECISION_REASON_MAX + 1))).toEqual(Result.fail({ _tag: 'ReasonTooLong' }));
  });

  test('comes too late once 72 hours are over, whether or not the order has been cancelled yet [A-183]', () => {
    const late = { role: 'administrator', isOwn: false, decideBy: DECISION_MS, now: DECISION_MS } as const;
    for (const isApproved of [true, false])
      expect(checkDecision({ isApproved, reason: '' }, late)).toEqual(Result.fail({ _tag: 'TooLate' }));
  });

  test('is awaited for 72 hours, and an approved order can be paid as long at least [A-183]', () => {
    expect(DECISION_MS).toBe(3 * DAY_MS);
    for (const means of PAYMENT_MEANS) expect(payableMs(means)).toBeGreaterThanOrEqual(DECISION_MS);
    expect(payableMs('bankTransfer')).toBe(7 * DAY_MS);
  });
});
