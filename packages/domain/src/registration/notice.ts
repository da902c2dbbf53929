/** What a registration tells the person at its end, or when it comes to nothing (S4.66, S8.66 to S8.68). Which words say it is the screen's. */
import type { GatewayFailure } from '../gateway/index.ts';

/** A business registration is validated within so many business days, and an email tells the result. */
export const BUSINESS_VALIDATION_DAYS = 5;

/**
 * `RegistrationSucceeded`: the account exists. `RegistrationUnderReview`: the documents are being reviewed; the result
 * comes to `email`. `RegistrationFailed`: the call's own message and code are shown where it has them.
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
