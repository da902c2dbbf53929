/**
 * The profile that a company begins with: what it registered, an address that is the company's own written out. Source: S3.75,
 * S3.76, S3.87, S7.118.
 */
import type { Receiver } from '../address/index.ts';
import type { CompanyInfo } from '../profile/index.ts';
import type { CompanyStep } from './company-step.ts';
import type { ContactStep } from './contact-step.ts';

export interface CompanyProfileParts {
  readonly company: CompanyInfo;
  readonly invoicing: Receiver;
  readonly delivery: Receiver;
}

/** Invoices go to their own email where one was given. */
export const registeredProfile = (
  { siret: _siret, legalForm: _legalForm, isFoundCompany: _isFound, ...company }: CompanyStep,
  { civility, firstName, lastName, email, phone, invoicing, delivery, invoiceEmail }: ContactStep,
): CompanyProfileParts => {
  const own: Receiver = {
    civility,
    firstName,
    lastName,
    email,
    phone,
    vatNumber: company.vatNumber,
    address: company.address,
  };
  const invoiced = invoicing ?? own;
  return {
    company: { ...company, chorusNumber: '' },
    invoicing: invoiceEmail === '' ? invoiced : { ...invoiced, email: invoiceEmail },
    delivery: delivery ?? own,
  };
};
