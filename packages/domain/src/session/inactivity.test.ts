import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../time/index.ts';
import {
  INACTIVITY_TIMEOUT_MS,
  INACTIVITY_WARNING_MS,
  isCheckDue,
  nextTickAt,
  presenceAt,
  SESSION_CHECK_INTERVAL_MS,
  signOutAt,
} from './index.ts';

const instant = fc.nat({ max: 10_000_000 });
const SECOND_MS = 1000;

const at = (minutes: number, ms = 0) => presenceAt(5, 5 + minutes * MINUTE_MS + ms);

describe('inactivity', () => {
  test('of 30 minutes ends the session, after a warning one minute before [S4.105][S9.1]', () => {
    expect([INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS]).toEqual([30 * 60_000, 60_000]);
    expect([at(0), at(29, -1), at(29), at(30, -1), at(30), at(600)]).toEqual([
      'active',
      'active',
      'warned',
      'warned',
      'over',
      'over',
    ]);
    expect(signOutAt(5)).toBe(5 + 30 * MINUTE_MS);
  });

  test('is zero while the clock is set back', () => expect(presenceAt(MINUTE_MS, 0)).toBe('active'));
});

describe('the session check', () => {
  test('is due every 30 s, and immediately if there was none yet [S4.104][S9.2]', () => {
    expect(SESSION_CHECK_INTERVAL_MS).toBe(30_000);
    expect([isCheckDue(null, 0), isCheckDue(0, 29_999), isCheckDue(0, 30_000), isCheckDue(0, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('is due if the clock was set back, otherwise it would be delayed by as much', () => {
    expect(isCheckDue(MINUTE_MS, MINUTE_MS - 1)).toBe(true);
  });
});

describe('the next tick', () => {
  test('is the first instant at which anything changes', () => {
    fc.assert(
      fc.property(instant, fc.nat({ max: 31 * 60 }), fc.nat({ max: 29 }), (activeAt, idleS, checkedS) => {
        const now = activeAt + idleS * SECOND_MS;
        fc.pre(presenceAt(activeAt, now) !== 'over');
        const lastCheckAt = now - checkedS * SECOND_MS;
        const next = nextTickAt(activeAt, lastCheckAt, now);
        const changes = (at: number): boolean =>
          isCheckDue(lastCheckAt, at) || presenceAt(activeAt, at) !== presenceAt(activeAt, now);
        expect(next).toBeGreaterThan(now);
        expect(changes(next - 1)).toBe(false);
        expect(changes(next)).toBe(true);
      }),
    );
  });

  test('is now if the session was never checked', () => expect(nextTickAt(0, null, 77)).toBe(77));
});
