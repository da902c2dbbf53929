import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_ALLOWED,
  ALL_REFUSED,
  allowedCount,
  CONSENT_PURPOSES,
  isPurposeAllowed,
  OPTIONAL_PURPOSES,
  withPurpose,
} from './index.ts';
import { decodeConsent, encodeConsent } from './schema.ts';
import { consentAnswers, consentChoices, spoilStoredConsent } from './testing.ts';

describe('purposes of cookies', () => {
  test('are essential, advertising and analytics [S5.84][S5.85]', () => {
    expect([...CONSENT_PURPOSES]).toEqual(['essential', 'advertising', 'analytics']);
  });

  test('essential is always allowed, whatever the answer [S5.84]', () => {
    expect(isPurposeAllowed('essential', null)).toBe(true);
    fc.assert(fc.property(consentAnswers, (answer) => isPurposeAllowed('essential', answer)));
  });

  test('the optional ones follow the answer, and are off without one [S5.85][A-76]', () => {
    fc.assert(
      fc.property(consentAnswers, fc.constantFrom(...OPTIONAL_PURPOSES), (answer, purpose) => {
        expect(isPurposeAllowed(purpose, null)).toBe(false);
        expect(isPurposeAllowed(purpose, answer)).toBe(answer.choice[purpose]);
      }),
    );
  });

  test('are counted as N of 2 allowed [S5.86]', () => {
    fc.assert(
      fc.property(consentChoices, ({ advertising, analytics }) => {
        const allowed = Number(advertising) + Number(analytics);
        expect(allowedCount({ advertising, analytics })).toEqual({ allowed, of: 2 });
      }),
    );
    expect([allowedCount(ALL_REFUSED).allowed, allowedCount(ALL_ALLOWED).allowed]).toEqual([0, 2]);
  });

  test('changing one leaves the other unchanged [S5.85]', () => {
    expect(withPurpose(ALL_REFUSED, 'analytics', true)).toEqual({ advertising: false, analytics: true });
    expect(withPurpose(ALL_ALLOWED, 'advertising', false)).toEqual({ advertising: false, analytics: true });
  });
});

describe('the stored answer', () => {
  test('is read back as it was given [S4.116]', () => {
    fc.assert(
      fc.property(consentAnswers, (answer) => {
        const stored: unknown = JSON.parse(JSON.stringify(encodeConsent(answer, 'FR')));
        expect(decodeConsent(stored, 'FR')).toEqual(answer);
      }),
    );
  });

  test('counts only for its own unit [S1.47]', () => {
    const stored = encodeConsent({ choice: ALL_ALLOWED, at: 0 }, 'FR');
    expect(decodeConsent(stored, 'FRA')).toBeNull();
  });

  test.each(spoilStoredConsent.map((spoil) => [spoil(encodeConsent({ choice: ALL_ALLOWED, at: 0 }, 'FR') as object)]))(
    'is none where it is %j, so that the visitor is asked again [S4.115]',
    (stored) => expect(decodeConsent(stored, 'FR')).toBeNull(),
  );
});
