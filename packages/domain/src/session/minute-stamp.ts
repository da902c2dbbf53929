/**
 * The minute stamp: the current minute goes out and must come back. Milliseconds since 1970 with seconds and below set
 * to zero, in base64 for addresses. Source: S7.76, S9.35, A-69.
 */
import { Result, Schema } from 'effect';
import { MINUTE_MS, floorToMinute } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

const encode = Schema.encodeSync(Schema.StringFromBase64Url);
const decode = Schema.decodeUnknownResult(Schema.StringFromBase64Url);

/** The stamp of the minute that an instant is in. */
export const minuteStamp = (now: Instant): string => encode(String(floorToMinute(now)));

const instantOfStamp = (stamp: string): Instant | null =>
  Result.match(decode(stamp), {
    onSuccess: (text) => (/^\d{1,15}$/u.test(text) ? Number(text) : null),
    onFailure: () => null,
  });

/** True where an answer names the minute that was sent, or the one before or after: a request may cross a minute. */
export const isSameMinute = (sent: string, answered: string): boolean => {
  const [one, other] = [instantOfStamp(sent), instantOfStamp(answered)];
  return one !== null && other !== null && Math.abs(one - other) <= MINUTE_MS;
};
