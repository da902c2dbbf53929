/** The body of the call that closes an account (S7.28), with the reason as an added field. */
import { Schema } from 'effect';
import { CLOSING_REASONS } from './account-closing.ts';

/** The reason in the spelling of the wire. */
export const ClosingReasonFromCode = Schema.Literals([
  'no_longer_using',
  'switching_account',
  'personal_security',
  'poor_customer_service',
  'difficult_to_navigate',
  'no_need_voucher_discount',
  'discount_not_attractive',
  'purchase_process_too_complicated',
  'technical_issues',
  'redemption_issues',
]).transform(CLOSING_REASONS);

export const ClosingRequestFromWire = Schema.Struct({
  custId: Schema.NonEmptyString,
  email: Schema.NonEmptyString,
  reason: ClosingReasonFromCode,
});
