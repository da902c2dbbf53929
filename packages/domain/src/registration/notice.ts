/** The notices at the end of a registration, or when it fails (S4.66, S8.66 to S8.68). The screen has their texts. */
import type { GatewayFailure } from '../gateway/index.ts';
import { addBusinessDays } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** A business registration is validated within so many business days, and an email reports the result. */
export const BUSINESS_VALIDATION_DAYS = 5;

/** The day by which a business registration is decided; `country` (ISO 3166-1) is the unit's, whose holidays do not count. */
export const businessAnswerBy = (confirmedOn: CalendarDate, country: string): CalendarDate =>
  addBusinessDays(confirmedOn, BUSINESS_VALIDATION_DAYS, country);

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
