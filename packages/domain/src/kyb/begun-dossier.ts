/** The dossier that a company begins with: what it said at its registration is not asked twice. Source: S3.79, S3.82, S4.72, A-78. */
import type { Address, Receiver } from '../address/index.ts';
import type { CompanyProfileParts } from '../business-registration/index.ts';
import { EMPTY_DOSSIER } from '../dossier/index.ts';
import type { CompanyDelivery, Dossier } from '../dossier/index.ts';

/** A company's profile and its contact. */
interface KnownCompany extends Pick<CompanyProfileParts, 'company'> {
  /** Null: the company's own. */
  readonly delivery: Receiver | null;
  readonly invoicing: Receiver | null;
  readonly contact: Pick<Receiver, 'civility' | 'firstName' | 'lastName' | 'email' | 'phone'>;
}

const isSame = (one: Address, other: Address): boolean => JSON.stringify(one) === JSON.stringify(other);

const addressee = (receiver: Receiver | null, office: Address): CompanyDelivery =>
  receiver === null || isSame(receiver.address, office)
    ? { addressType: 'default', address: EMPTY_DOSSIER.company.delivery.address }
    : { addressType: 'other', address: receiver.address };

/** Answers as they would be typed; all may be corrected. */
export const begunDossier = ({ company, contact, delivery, invoicing }: KnownCompany): Dossier => {
  const { address, companyName, siren, vatNumber, employees } = company;
  const { identity, profile } = EMPTY_DOSSIER.company;
  return {
    ...EMPTY_DOSSIER,
    company: {
      identity: { ...identity, legalName: companyName, registrationNumber: siren, vatNumber, address },
      profile: { ...profile, employeeCount: employees === null ? '' : String(employees) },
      contact,
      delivery: addressee(delivery, address),
      invoicing: { ...addressee(invoicing, address), email: invoicing?.email ?? contact.email },
    },
  };
};
