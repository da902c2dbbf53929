/** What is known of the guest who placed an order: the order's own data, and what the same guest stated at checkout. Source: S3.60, S4.62. */
import type { PhoneEntry } from '../address/index.ts';
import { NO_DOCUMENT } from '../customer/index.ts';
import type { IdentityDocumentEntry } from '../customer/index.ts';
import { isSameEmail } from '../email/index.ts';

/** `name` is the full name; the number of `phone` may be empty, and the document not stated. */
export interface KnownBuyer {
  readonly name: string;
  readonly email: string;
  readonly phone: PhoneEntry;
  readonly document: IdentityDocumentEntry;
}

/** A guest's details as this browser stored them, whoever typed them. */
export interface StatedDetails extends IdentityDocumentEntry {
  readonly email: string;
  readonly phone: PhoneEntry;
}

const NO_PHONE: PhoneEntry = { areaCode: '', number: '' };

/** Somebody else may have used this browser: mobile and document are the buyer's only with the order's email. */
export const buyerOfOrder = (
  { name, email }: Pick<KnownBuyer, 'name' | 'email'>,
  { documentType, documentNumber, ...stated }: StatedDetails,
): KnownBuyer =>
  isSameEmail(stated.email, email)
    ? { name, email, phone: stated.phone, document: { documentType, documentNumber } }
    : { name, email, phone: NO_PHONE, document: NO_DOCUMENT };
