/**
 * What a guest fills in at checkout: name, email twice, an optional mobile number, and an identity document where the unit
 * needs one. Source: S3.59, S3.60, S5.16, S5.24, S5.25, A-59.
 */
import { guestDocumentFields } from '../customer/index.ts';
import type { IdentityDocumentEntry } from '../customer/index.ts';
import { checkConfirmEmail, checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import { checkOptionalPhone } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkFullName } from '../text/index.ts';

/** As typed. `phone` with an empty number is left out. */
export interface GuestEntry extends IdentityDocumentEntry {
  readonly name: string;
  readonly email: string;
  readonly confirmEmail: string;
  readonly phone: { readonly areaCode: string; readonly number: string };
}

/**
 * All fields at once: the details, or the refusal of each field that has one. The name needs a space between first and
 * last name; the mobile must not be a landline and is not verified by a code.
 */
export const checkGuestDetails = (entry: GuestEntry, plan: NumberingPlan, isDocumentNeeded: boolean) =>
  formOf<GuestEntry>()({
    name: checkFullName,
    email: checkEmail,
    confirmEmail: (confirmEmail, { email }) => checkConfirmEmail(confirmEmail, email),
    phone: (phone) => checkOptionalPhone(phone, 'smsReceiver', plan),
    documentType: (_, document) => guestDocumentFields(document, isDocumentNeeded).documentType,
    documentNumber: (_, document) => guestDocumentFields(document, isDocumentNeeded).documentNumber,
  })(entry);
