/** Random consent choices and answers, and stored values that are not answers. */
import * as fc from 'fast-check';
import { instants } from '../time/testing.ts';
import type { ConsentAnswer, ConsentChoice } from './consent.ts';

export const consentChoices: fc.Arbitrary<ConsentChoice> = fc.record({
  advertising: fc.boolean(),
  analytics: fc.boolean(),
});

export const consentAnswers: fc.Arbitrary<ConsentAnswer> = fc.record({ choice: consentChoices, at: instants });

/** Makes a stored answer invalid. */
export const spoilStoredConsent: readonly ((stored: object) => unknown)[] = [
  () => null,
  () => 'true',
  () => ({}),
  (stored) => ({ ...stored, analytics: 1 }),
  (stored) => ({ ...stored, analytics: undefined }),
  (stored) => ({ ...stored, at: 'yesterday' }),
  (stored) => ({ ...stored, social: true }),
  (stored) => ({ ...stored, unitId: 'UAE' }),
];
