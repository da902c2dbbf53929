/** Random consent, for tests and stories. */
export { consentAnswers, consentChoices, spoilStoredConsent } from './consent.arbitraries.ts';
