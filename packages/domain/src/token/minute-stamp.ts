/**
 * The minute stamp: the current minute is sent and must be returned. Milliseconds since 1970 with seconds and below set
 * to zero, in base64 for addresses. Source: S7.76, S9.35, A-69.
 */
import { Result } from 'effect';
import { decodeString, encode } from 'effect/encoding/Base64Url';
import { MINUTE_MS, floorToMinute } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** The stamp of the minute that an instant is in. */
export const minuteStamp = (now: Instant): string => encode(String(floorToMinute(now)));

/** Null for an invalid stamp: not a number, or not a whole minute. */
const minuteOfStamp = (stamp: string): Instant | null => {
  const text = Result.getOrNull(decodeString(stamp));
  return text !== null && /^\d{1,15}$/u.test(text) && Number(text) % MINUTE_MS === 0 ? Number(text) : null;
};

/** True if an answer has the minute that was sent, or the one before or after: a request may cross a minute. */
export const isSameMinute = (sent: string, answered: string): boolean => {
  const [one, other] = [minuteOfStamp(sent), minuteOfStamp(answered)];
  return one !== null && other !== null && Math.abs(one - other) <= MINUTE_MS;
};
