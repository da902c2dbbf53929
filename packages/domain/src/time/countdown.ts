/** Countdowns as values: the caller reads the clock and reports; nothing here waits. Times are whole seconds. */
import type { Instant } from './instant.ts';

/**
 * Seconds left of a countdown that started at an instant, rounded up; 0 when it is over, all of them if now is before
 * its start.
 */
export const secondsLeft = (startedAt: Instant, seconds: number, now: Instant): number =>
  Math.min(seconds, Math.max(0, Math.ceil((startedAt - now) / 1000 + seconds)));

/**
 * The countdown after a report: it never rises and never falls below 0; a report that is not a number changes nothing.
 */
export const countedDown = (known: number, reported: number): number =>
  reported < known ? Math.max(0, Math.ceil(reported)) : known;
