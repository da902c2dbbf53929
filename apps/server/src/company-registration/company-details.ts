/** What a company and its contact entered, as it is stored: encrypted as a whole, without the password; and how it is found again. */
import { type BusinessRegistration, BusinessRegistrationFromWire } from '@offrande/domain/business-registration/schema';
import { isSameEmail } from '@offrande/domain/email';
import { Schema } from 'effect';
import { foldedEmail } from '../password/credential.ts';
import type { Vault } from '../vault.ts';

const PURPOSE = 'company-details';
/** The schema needs a password; the stored one is a hash beside the details. */
const NONE = '-';

export type CompanyDetails = Pick<BusinessRegistration, 'company' | 'contact' | 'documents'>;

const encode = Schema.encodeSync(BusinessRegistrationFromWire);
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(BusinessRegistrationFromWire));

export const encryptDetails = (vault: Vault, registration: BusinessRegistration): string => {
  const contact = { ...registration.contact, password: NONE };
  return vault.encrypt(PURPOSE, JSON.stringify(encode({ ...registration, contact, tempId: null })));
};

export const readDetails = (vault: Vault, encrypted: string): CompanyDetails =>
  decode(vault.decrypt(PURPOSE, encrypted));

/** The same details with another email of the contact; invoices that went to the one before go to it too. */
export const withContactEmail = (vault: Vault, encrypted: string, email: string): string => {
  const registration = decode(vault.decrypt(PURPOSE, encrypted));
  const { contact } = registration;
  const invoiceEmail = isSameEmail(contact.invoiceEmail, contact.email) ? email : contact.invoiceEmail;
  return encryptDetails(vault, { ...registration, contact: { ...contact, email, invoiceEmail } });
};

export const companyEmailHmac = (vault: Vault, email: string): string =>
  vault.hmac('company-email', foldedEmail(email));
