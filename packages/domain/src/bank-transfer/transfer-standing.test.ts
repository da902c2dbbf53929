import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transferDeadline, transferStanding, unpaidOrderEndsAt } from './index.ts';

test('a transfer is due within 30 minutes of the order [S4.16][S9.25]', () => {
  expect(transferDeadline(1_000)).toBe(1_000 + 30 * 60_000);
});

describe('the deadline of a transfer', () => {
  const createdAt = 1_800_000_000_000;
  const deadline = createdAt + 30 * 60_000;

  test('is 30 minutes after the order; a transfer is in time at the deadline and overdue after it [S4.16][S9.25][A-36]', () => {
    expect(transferStanding(createdAt, createdAt)).toEqual({ deadline, leftMs: 30 * 60_000, isOverdue: false });
    expect(transferStanding(createdAt, deadline - 1)).toEqual({ deadline, leftMs: 1, isOverdue: false });
    expect(transferStanding(createdAt, deadline)).toEqual({ deadline, leftMs: 0, isOverdue: false });
    expect(transferStanding(createdAt, deadline + 1)).toEqual({ deadline, leftMs: 0, isOverdue: true });
  });

  test('leaves no negative time, and none when the transfer is overdue [S4.16]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (created, after) => {
        const { leftMs, isOverdue } = transferStanding(created, created + after);
        expect(leftMs).toBeGreaterThanOrEqual(0);
        if (isOverdue) expect(leftMs).toBe(0);
      }),
    );
  });

  test('is followed by cancellation by the server 7 days after the order [A-102]', () => {
    expect(unpaidOrderEndsAt(createdAt)).toBe(createdAt + 7 * 24 * 3_600_000);
  });
});
