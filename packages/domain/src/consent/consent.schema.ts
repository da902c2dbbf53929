/**
 * The stored answer to the question about cookies. It names its unit, so that an answer for one unit does not count for
 * another (S1.47); an invalid value is no answer, and the visitor is asked again.
 */
import { Result, Schema } from 'effect';
import { InstantFromIso } from '../time/schema.ts';
import type { ConsentAnswer } from './consent.ts';

const StoredConsent = Schema.Struct({
  unitId: Schema.String,
  advertising: Schema.Boolean,
  analytics: Schema.Boolean,
  at: InstantFromIso,
});

/** The answer as plain JSON data, ready to be stored. */
export const encodeConsent = ({ choice, at }: ConsentAnswer, unitId: string): unknown =>
  Schema.encodeSync(StoredConsent)({ unitId, ...choice, at });

/** The answer for a unit; null if none is stored, or it is invalid or for another unit. */
export const decodeConsent = (stored: unknown, unitId: string): ConsentAnswer | null => {
  const read = Schema.decodeUnknownResult(StoredConsent, { onExcessProperty: 'error' })(stored);
  if (Result.isFailure(read) || read.success.unitId !== unitId) return null;
  const { advertising, analytics, at } = read.success;
  return { choice: { advertising, analytics }, at };
};
