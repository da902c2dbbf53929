import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTEMPT_STATES, hasAttemptFailed, isAttemptActive, outcomeOfReport, reportDifferences } from './index.ts';
import type { AttemptState, PaymentAttempt, ReportedPayment, ReportField } from './index.ts';
import { anyAttempt, fittingReport } from './testing.ts';

const OPEN: PaymentAttempt = {
  state: 'open',
  shopId: 'shop',
  orderNo: 'FR1',
  providerRef: 'ref-1',
  paymentId: null,
  amountMinor: 5000n,
  currency: 'EUR',
};
const PAID: ReportedPayment = {
  attemptId: 'a-1',
  shopId: 'shop',
  orderNo: 'FR1',
  providerRef: 'ref-1',
  amountMinor: 5000n,
  currency: 'EUR',
  state: 'paid',
  paymentId: 'p-1',
  method: 'creditcard',
};

/** One wrong value for each field that is compared. */
const WRONG: readonly (readonly [ReportField, Partial<ReportedPayment>])[] = [
  ['shopId', { shopId: 'another' }],
  ['orderNo', { orderNo: 'FR2' }],
  ['providerRef', { providerRef: 'ref-2' }],
  ['amount', { amountMinor: 4999n }],
  ['currency', { currency: 'USD' }],
  ['paymentId', { paymentId: null }],
];

const wasPaid = (state: AttemptState): boolean => state === 'paid' || state === 'late';

test('the buyer may still be paying only while an attempt is opening or open', () => {
  expect(ATTEMPT_STATES.filter(isAttemptActive)).toEqual(['opening', 'open']);
});

describe('a matching report', () => {
  test('settles an order that accepts money, in any previous state of the attempt except paid [A-34]', () => {
    for (const state of ['opening', 'open', 'refused', 'cancelled', 'expired', 'closed', 'mismatch'] as const)
      expect(outcomeOfReport({ ...OPEN, state }, PAID, true)).toEqual({ state: 'paid', money: 'order', task: null });
  });

  test('is late if the order accepts no money: it goes to suspense and staff get a task [A-102]', () => {
    expect(outcomeOfReport({ ...OPEN, state: 'closed' }, PAID, false)).toEqual({
      state: 'late',
      money: 'suspense',
      task: 'latePayment',
    });
  });

  test('of a second payment for a paid attempt goes to suspense and staff get a task', () => {
    for (const state of ['paid', 'late'] as const)
      expect(outcomeOfReport({ ...OPEN, state, paymentId: 'p-0' }, PAID, true)).toEqual({
        state,
        money: 'suspense',
        task: 'doublePayment',
      });
  });

  test('counts once, however often it arrives [A-34]', () => {
    fc.assert(
      fc.property(
        anyAttempt.chain((attempt) =>
          fc.tuple(fc.constant(attempt), fittingReport(attempt), fc.boolean(), fc.boolean()),
        ),
        ([attempt, report, takes, takesLater]) => {
          fc.pre(!wasPaid(attempt.state));
          const first = outcomeOfReport(attempt, report, takes);
          const noted = { ...attempt, state: first.state, paymentId: report.paymentId };
          expect(outcomeOfReport(noted, report, takesLater)).toEqual({ state: first.state, money: 'none', task: null });
        },
      ),
    );
  });

  test('without money ends an attempt that was still open, and no other [A-37]', () => {
    fc.assert(
      fc.property(
        anyAttempt.chain((attempt) =>
          fc.tuple(fc.constant(attempt), fittingReport(attempt, ['refused', 'cancelled', 'expired'])),
        ),
        ([attempt, report]) => {
          const state = isAttemptActive(attempt.state) ? report.state : attempt.state;
          expect(outcomeOfReport(attempt, report, true)).toEqual({ state, money: 'none', task: null });
        },
      ),
    );
  });

  test('of a payment that is still open changes nothing', () => {
    for (const state of ['opening', 'open', 'closed'] as const)
      expect(outcomeOfReport({ ...OPEN, state }, { ...PAID, state: 'open', paymentId: null }, true)).toEqual({
        state,
        money: 'none',
        task: null,
      });
  });
});

describe('a report that does not match', () => {
  test.each(WRONG)('in its %s is detected by that field only', (field, wrong) => {
    expect(reportDifferences(OPEN, { ...PAID, ...wrong })).toEqual([field]);
    expect(reportDifferences(OPEN, PAID)).toEqual([]);
  });

  test('may have any reference as long as the opening was not stored', () => {
    expect(reportDifferences({ ...OPEN, providerRef: null }, { ...PAID, providerRef: 'ref-9' })).toEqual([]);
  });

  test('needs a payment id only if money was paid', () => {
    expect(reportDifferences(OPEN, { ...PAID, state: 'refused', paymentId: null })).toEqual([]);
  });

  test('never settles an order and never reverts one; staff get a task', () => {
    fc.assert(
      fc.property(
        anyAttempt.chain((attempt) => fc.tuple(fc.constant(attempt), fittingReport(attempt), fc.boolean())),
        fc.constantFrom('shopId', 'orderNo', 'amount', 'currency', 'paymentId'),
        ([attempt, report, takes], field) => {
          const wrong =
            field === 'amount'
              ? { amountMinor: report.amountMinor - 1n }
              : { [field]: field === 'paymentId' ? null : 'other' };
          const outcome = outcomeOfReport(attempt, { ...report, ...wrong }, takes);
          expect(outcome.task).toBe('paymentMismatch');
          expect(outcome.money).not.toBe('order');
          expect(outcome.state).toBe(wasPaid(attempt.state) ? attempt.state : 'mismatch');
        },
      ),
    );
  });

  test.each([
    ['shopId', 'none'],
    ['orderNo', 'suspense'],
    ['providerRef', 'suspense'],
    ['amount', 'suspense'],
    ['currency', 'none'],
    ['paymentId', 'none'],
  ] as const)('in its %s: its money goes to %s', (field, money) => {
    const [, wrong] = WRONG.find(([name]) => name === field)!;
    expect(outcomeOfReport(OPEN, { ...PAID, ...wrong }, true).money).toBe(money);
  });

  test('and is foreign, or has no payment, brings no money, whatever else does not match', () => {
    expect(outcomeOfReport(OPEN, { ...PAID, shopId: 'another', orderNo: 'FR2' }, true).money).toBe('none');
    const settled = { ...OPEN, state: 'paid', paymentId: 'p-0' } as const;
    expect(outcomeOfReport(settled, { ...PAID, paymentId: null }, false).money).toBe('none');
  });

  test('books no payment twice: repeated reports of a settled payment have no effect', () => {
    const settled = { ...OPEN, state: 'paid', paymentId: 'p-1' } as const;
    expect(outcomeOfReport(settled, { ...PAID, amountMinor: 1n }, false)).toEqual({
      state: 'paid',
      money: 'none',
      task: 'paymentMismatch',
    });
  });

  test('and without money ends no attempt', () => {
    for (const [field, wrong] of WRONG) {
      if (field === 'paymentId') continue;
      const outcome = outcomeOfReport(OPEN, { ...PAID, state: 'refused', ...wrong }, true);
      expect(outcome).toEqual({ state: 'open', money: 'none', task: null });
    }
  });
});

test('a payment has failed only if its provider says so; all other states wait [A-179]', () => {
  expect(ATTEMPT_STATES.filter(hasAttemptFailed)).toEqual(['refused', 'cancelled', 'expired']);
});
