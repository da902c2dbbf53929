/**
 * Consent to cookies: what a visitor allows, by purpose. Essential cookies are part of the shop and cannot be refused;
 * advertising and analytics are off until allowed. Source: spec sections 4 and 5 (S5.84 to S5.86), A-76.
 */
import type { Instant } from '../time/index.ts';

export const OPTIONAL_PURPOSES = ['advertising', 'analytics'] as const;
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];

export const CONSENT_PURPOSES = ['essential', ...OPTIONAL_PURPOSES] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Which optional purposes are allowed. */
export type ConsentChoice = Readonly<Record<OptionalPurpose, boolean>>;

/** An answer of the visitor of one unit. `at` is the proof of when it was given. */
export interface ConsentAnswer {
  readonly choice: ConsentChoice;
  readonly at: Instant;
}

export const ALL_REFUSED: ConsentChoice = { advertising: false, analytics: false };
export const ALL_ALLOWED: ConsentChoice = { advertising: true, analytics: true };

/** True if cookies of a purpose may be set: essential always, the others only if an answer allows them. */
export const isPurposeAllowed = (purpose: ConsentPurpose, answer: ConsentAnswer | null): boolean =>
  purpose === 'essential' || (answer !== null && answer.choice[purpose]);

/** "N of 2 allowed": the number of optional purposes that a choice allows, and of all. */
export const allowedCount = (choice: ConsentChoice): { readonly allowed: number; readonly of: number } => ({
  allowed: OPTIONAL_PURPOSES.filter((purpose) => choice[purpose]).length,
  of: OPTIONAL_PURPOSES.length,
});

/** The choice with one purpose allowed or not. */
export const withPurpose = (choice: ConsentChoice, purpose: OptionalPurpose, isAllowed: boolean): ConsentChoice => ({
  ...choice,
  [purpose]: isAllowed,
});
