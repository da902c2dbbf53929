/**
 * Checks an individual's registration entry. Source: S3.61 to S3.66, S5.18 to S5.21, A-56 to A-59. The phone must be a
 * mobile because it is verified by a code; an identity document only if the unit needs one.
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
  /** The optional welcome promo code. */
  readonly promoCode: string;
}

/** Whether a unit's registration requires a mobile number and an identity document. */
export interface IndividualPolicy {
  readonly isPhoneNeeded: boolean;
  readonly isDocumentNeeded: boolean;
}

/** The default of units. */
export const DEFAULT_INDIVIDUAL_POLICY: IndividualPolicy = { isPhoneNeeded: true, isDocumentNeeded: false };

/** An empty entry without newsletter, because consent must be given explicitly. */
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

/** `phone` is null if it was omitted. */
export type Individual = Omit<FieldValues<ReturnType<typeof fields>>, 'confirmPassword'>;

export type IndividualRefusals = FieldRefusals<ReturnType<typeof fields>>;

/** Checks every field at once: the normalised values, or the refusal of each invalid field. */
export const checkIndividual = (
  entry: IndividualEntry,
  policy: IndividualPolicy,
  plan: NumberingPlan,
  breached?: BreachedPasswords,
): Result.Result<Individual, IndividualRefusals> =>
  Result.map(checkFields(fields(entry, policy, plan, breached)), ({ confirmPassword: _same, ...values }) => values);

/** The entry as it may be stored for the session: without passwords. */
export const storableIndividual = (entry: IndividualEntry): IndividualEntry => ({
  ...entry,
  password: '',
  confirmPassword: '',
});
