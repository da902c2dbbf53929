/** The init token of a visitor's session: good for an hour, then fetched again. Times in milliseconds. Source: S4.107 to S4.109, S9.3. */
import { HOUR_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

export const INIT_TOKEN_LIFETIME_MS = HOUR_MS;
/** A token this close to its end is fetched again, so that it does not expire in transit. */
export const INIT_TOKEN_MARGIN_MS = 30_000;

/** The end of a token that is issued now. */
export const initTokenEndsAt = (now: Instant): Instant => now + INIT_TOKEN_LIFETIME_MS;

/** True while a stored token may be sent. */
export const isInitTokenUsable = (endsAt: Instant, now: Instant): boolean => now < endsAt - INIT_TOKEN_MARGIN_MS;
