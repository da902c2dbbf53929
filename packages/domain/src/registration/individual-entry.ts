/**
 * What an individual enters to register, checked whole. Source: S3.61 to S3.66, S5.18 to S5.21, A-56 to A-59. A mobile is
 * asked for because it is proven by a code; an identity document only where the unit needs one.
 */
import { Result } from 'effect';
import type { PhoneEntry } from '../address/index.ts';
import { identityDocumentFields } from '../customer/index.ts';
import type { IdentityDocumentEntry } from '../customer/index.ts';
import { checkEmail } from '../email/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals, FieldValues } from '../form/index.ts';
import { checkConfirmPassword, checkNewPassword } from '../password/index.ts';
import type { BreachedPasswords } from '../password/index.ts';
import { checkOptionalPhone } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkName, checkOptionalCode } from '../text/index.ts';

export interface IndividualEntry extends IdentityDocumentEntry {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: PhoneEntry;
  readonly isSubscribed: boolean;
  /** The welcome promo code; may be left out. */
  readonly promoCode: string;
}

/** Whether a unit's registration must have a mobile number and an identity document. */
export interface IndividualPolicy {
  readonly isPhoneNeeded: boolean;
  readonly isDocumentNeeded: boolean;
}

/** Where a unit states nothing else. */
export const DEFAULT_INDIVIDUAL_POLICY: IndividualPolicy = { isPhoneNeeded: true, isDocumentNeeded: false };

/** Nothing entered, and no newsletter: consent is given, not taken. */
export const EMPTY_INDIVIDUAL: IndividualEntry = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  documentType: null,
  documentNumber: '',
  phone: { areaCode: '', number: '' },
  isSubscribed: false,
  promoCode: '',
};

const fields = (
  entry: IndividualEntry,
  policy: IndividualPolicy,
  plan: NumberingPlan,
  breached?: BreachedPasswords,
) => ({
  firstName: checkName(entry.firstName),
  lastName: checkName(entry.lastName),
  email: checkEmail(entry.email),
  password: checkNewPassword(entry.password, breached),
  confirmPassword: checkConfirmPassword(entry.confirmPassword, entry.password),
  ...identityDocumentFields(entry, policy.isDocumentNeeded),
  phone: policy.isPhoneNeeded
    ? plan.checkPhone(entry.phone, 'account')
    : checkOptionalPhone(entry.phone, 'account', plan),
  isSubscribed: Result.succeed(entry.isSubscribed),
  promoCode: checkOptionalCode(entry.promoCode),
});

/** `phone` is null where it was left out. */
export type Individual = Omit<FieldValues<ReturnType<typeof fields>>, 'confirmPassword'>;

export type IndividualRefusals = FieldRefusals<ReturnType<typeof fields>>;

/** Every field at once: the values normalised, or the refusal of each field that has one. */
export const checkIndividual = (
  entry: IndividualEntry,
  policy: IndividualPolicy,
  plan: NumberingPlan,
  breached?: BreachedPasswords,
): Result.Result<Individual, IndividualRefusals> =>
  Result.map(checkFields(fields(entry, policy, plan, breached)), ({ confirmPassword: _same, ...values }) => values);

/** The entry as it may be kept for the session: without passwords. */
export const storableIndividual = (entry: IndividualEntry): IndividualEntry => ({
  ...entry,
  password: '',
  confirmPassword: '',
});
