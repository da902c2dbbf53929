/**
 * When an inactive user is warned and signed out, and when the session is checked. Pointer, key, touch and scroll are
 * activity, in any tab of the unit; the check is not. Guests have no timer. Times in milliseconds. Source: S4.104,
 * S4.105, S9.1, S9.2, A-67, architecture section 11.
 */
import { MINUTE_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** The inactivity after which the user is signed out, inclusive. */
export const INACTIVITY_TIMEOUT_MS = 30 * MINUTE_MS;
/** How long before the sign-out the warning with "Stay signed in" is shown. */
export const INACTIVITY_WARNING_MS = MINUTE_MS;
export const SESSION_CHECK_INTERVAL_MS = 30_000;

/** `warned`: the last minute. `over`: time is up. */
export type Presence = 'active' | 'warned' | 'over';

/** The presence of a user at an instant. After a clock was set back the user counts as active. */
export const presenceAt = (lastActivityAt: Instant, now: Instant): Presence => {
  const idleMs = now - lastActivityAt;
  if (idleMs >= INACTIVITY_TIMEOUT_MS) return 'over';
  return idleMs >= INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS ? 'warned' : 'active';
};

/** True if the session must be checked: never checked, 30 s ago or more, or the clock was set back. */
export const isCheckDue = (lastCheckAt: Instant | null, now: Instant): boolean =>
  lastCheckAt === null || now - lastCheckAt >= SESSION_CHECK_INTERVAL_MS || now < lastCheckAt;

/** The instant of the sign-out without further activity. */
export const signOutAt = (lastActivityAt: Instant): Instant => lastActivityAt + INACTIVITY_TIMEOUT_MS;

/** The next instant at which a tick changes something: a check, the warning or the sign-out. */
export const nextTickAt = (lastActivityAt: Instant, lastCheckAt: Instant | null, now: Instant): Instant => {
  if (lastCheckAt === null) return now;
  const out = signOutAt(lastActivityAt);
  const warning = out - INACTIVITY_WARNING_MS;
  return Math.min(lastCheckAt + SESSION_CHECK_INTERVAL_MS, now < warning ? warning : out);
};
