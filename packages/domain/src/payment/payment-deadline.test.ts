import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../time/index.ts';
import { holdLifetimeMs, isToOwnAccount, payBy, transferDeadline, TRANSFER_WINDOW_MINUTES } from './index.ts';
import { anyPaymentMeans } from './payment.arbitraries.ts';

const CREATED_AT = Date.UTC(2026, 5, 12, 12, 30);

describe('the money of an order', () => {
  test('is due within 30 minutes by transfer; after that the end of the order is what is left [S4.14][S9.25][A-36][A-102]', () => {
    expect(TRANSFER_WINDOW_MINUTES).toBe(30);
    const due = CREATED_AT + 30 * MINUTE_MS;
    expect(transferDeadline(CREATED_AT)).toBe(due);
    expect(payBy('bankTransfer', CREATED_AT, CREATED_AT)).toBe(due);
    expect(payBy('bankTransfer', CREATED_AT, due)).toBe(due);
    expect(payBy('bankTransfer', CREATED_AT, due + 1)).toBe(CREATED_AT + 7 * DAY_MS);
  });

  test('has no deadline but the end of the order by check or at a provider [A-102]', () => {
    expect(payBy('bankCheck', CREATED_AT, CREATED_AT)).toBe(CREATED_AT + 7 * DAY_MS);
    expect(payBy('creditCard', CREATED_AT, CREATED_AT)).toBe(CREATED_AT + 30 * MINUTE_MS);
    expect(payBy('instantTransfer', CREATED_AT, CREATED_AT)).toBe(CREATED_AT + 30 * MINUTE_MS);
  });

  test('is never asked for by an instant that is over while the order still waits [A-102]', () =>
    fc.assert(
      fc.property(anyPaymentMeans, fc.nat(8 * DAY_MS), (means, sinceMs) => {
        const by = payBy(means, CREATED_AT, CREATED_AT + sinceMs);
        const end = CREATED_AT + holdLifetimeMs(means);
        expect(by).toBeLessThanOrEqual(end);
        if (sinceMs <= holdLifetimeMs(means)) expect(by).toBeGreaterThanOrEqual(CREATED_AT + sinceMs);
        if (!isToOwnAccount(means)) expect(by).toBe(end);
      }),
    ));
});
