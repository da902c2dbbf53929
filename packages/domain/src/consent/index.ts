/** Consent to cookies (spec sections 1, 4 and 5, A-76). */
export {
  ALL_ALLOWED,
  ALL_REFUSED,
  allowedCount,
  CONSENT_PURPOSES,
  isPurposeAllowed,
  OPTIONAL_PURPOSES,
  withPurpose,
} from './consent.ts';
export type { ConsentAnswer, ConsentChoice, ConsentPurpose, OptionalPurpose } from './consent.ts';
export { consentMachine, selectConsentDraft, selectIsPurposeAllowed } from './consent.machine.ts';
export type { ConsentEvent, ConsentSnapshot } from './consent.machine.ts';
