/** The notices at the end of a registration, or when it fails (S4.66, S8.66 to S8.68). The screen has their texts. */
import type { GatewayFailure } from '../gateway/index.ts';

/** A business registration is validated within so many business days, and an email reports the result. */
export const BUSINESS_VALIDATION_DAYS = 5;

/**
 * `RegistrationSucceeded`: the account exists. `RegistrationUnderReview`: the documents are being reviewed; the result
 * is sent to `email`. `RegistrationFailed`: the call's own message and code are shown if it has them.
 */
export type RegistrationNotice =
  | { readonly _tag: 'RegistrationSucceeded'; readonly email: string }
  | { readonly _tag: 'RegistrationUnderReview'; readonly email: string; readonly businessDays: number }
  | { readonly _tag: 'RegistrationFailed'; readonly failure: GatewayFailure };

export const underReview = (email: string): RegistrationNotice => ({
  _tag: 'RegistrationUnderReview',
  email,
  businessDays: BUSINESS_VALIDATION_DAYS,
});
