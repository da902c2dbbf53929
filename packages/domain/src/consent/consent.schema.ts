/**
 * The stored answer to the question about cookies. It names its unit, so that an answer given to one unit is none for
 * another (S1.47); what cannot be read whole is no answer, and the visitor is asked again.
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

/** The answer given to a unit; null where none is stored, or none that is whole and this unit's. */
export const decodeConsent = (stored: unknown, unitId: string): ConsentAnswer | null => {
  const read = Schema.decodeUnknownResult(StoredConsent, { onExcessProperty: 'error' })(stored);
  if (Result.isFailure(read) || read.success.unitId !== unitId) return null;
  const { advertising, analytics, at } = read.success;
  return { choice: { advertising, analytics }, at };
};
