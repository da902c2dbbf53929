/** Random registrations of businesses, valid by construction; one example for documentation and paths. */
import * as fc from 'fast-check';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { mainlandAddresses } from '../address/testing.ts';
import { sirenAndSiret } from '../customer/testing.ts';
import { emails } from '../email/testing.ts';
import { BUSINESS_DOCUMENT } from '../file/index.ts';
import { fileOf } from '../file/testing.ts';
import { passwords } from '../password/testing.ts';
import { companyEntryOf } from '../profile/index.ts';
import { FRENCH_PROFILES, companyIdentities, fixedPhones, keptReceivers, people } from '../profile/testing.ts';
import { formatDate } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { CompanyStepEntry } from './company-step.ts';
import { EMPTY_COMPANY_STEP } from './company-step.ts';
import type { ContactStepEntry } from './contact-step.ts';
import { EMPTY_CONTACT_STEP, storableContact } from './contact-step.ts';
import type { DocumentFile, StoredDocuments } from './documents.ts';
import type { BusinessDraft } from './business-state.ts';

export const FRENCH_REGISTRATIONS = FRENCH_PROFILES;

/** The day on which these companies register; their extracts are of that day. */
export const REGISTERED_ON: CalendarDate = { year: 2026, month: 6, day: 14 };

export const companyStepEntries: fc.Arbitrary<CompanyStepEntry> = fc
  .tuple(companyIdentities, sirenAndSiret, mainlandAddresses, fc.constantFrom('', 'SAS'), fc.boolean())
  .map(([company, [siren, siret], address, legalForm, isFoundCompany]) => ({
    ...companyEntryOf({ ...company, siren, vatNumber: '' }),
    siret,
    legalForm,
    isFoundCompany,
    address,
  }));

const addressTypes = fc.constantFrom('default' as const, 'other' as const);

/** Blocks that do not count are whatever they are: empty here. */
export const contactStepEntries: fc.Arbitrary<ContactStepEntry> = fc
  .tuple(people, passwords, addressTypes, addressTypes, keptReceivers, keptReceivers)
  .chain(([person, password, invoicingType, deliveryType, invoicing, delivery]) =>
    fc
      .record({
        email: emails,
        phone: fixedPhones,
        invoiceEmail: fc.oneof(fc.constant(''), emails),
        isSubscribed: fc.boolean(),
      })
      .map((rest) => ({
        ...person,
        ...rest,
        password,
        confirmPassword: password,
        agreement: true,
        invoicingType,
        deliveryType,
        invoicing: invoicingType === 'other' ? invoicing : EMPTY_RECEIVER,
        delivery: deliveryType === 'other' ? delivery : EMPTY_RECEIVER,
      })),
  );

const shownDocuments = fc.record({
  reference: fc.constantFrom('file-1', 'file-2'),
  name: fc.constantFrom('kbis.pdf', 'passeport.jpg'),
  sizeBytes: fc.integer({ min: 1, max: BUSINESS_DOCUMENT.maxBytes }),
});

const storedDocuments: fc.Arbitrary<StoredDocuments> = fc.record(
  { identity: shownDocuments, siret: shownDocuments },
  { requiredKeys: [] },
);

export const businessDrafts: fc.Arbitrary<BusinessDraft> = fc.record({
  company: companyStepEntries,
  contact: contactStepEntries.map(storableContact),
  extractDate: fc.constantFrom('', formatDate(REGISTERED_ON)),
  documents: storedDocuments,
  tempId: fc.constantFrom('temp-1', null),
});

const address = { line1: '1 rue de Rivoli', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };

export const ATELIER_COMPANY: CompanyStepEntry = {
  ...EMPTY_COMPANY_STEP,
  accountCategory: 'industry',
  societyType: 'privateCompany',
  companyName: 'Atelier & Fils',
  siren: '123 456 782',
  phone: { areaCode: '+33', number: '01 40 50 60 70' },
  employees: '12',
  address,
};

export const ATELIER_CONTACT: ContactStepEntry = {
  ...EMPTY_CONTACT_STEP,
  firstName: 'Léa',
  lastName: 'Roy',
  email: 'lea@atelier.fr',
  password: 'Cerisier1',
  confirmPassword: 'Cerisier1',
  phone: { areaCode: '+33', number: '01 40 50 60 71' },
  agreement: true,
};

/** A PDF of so many bytes. */
export const documentFile = (size = 1000): DocumentFile => ({ ...fileOf('pdf', size, 'kbis.pdf'), content: 'bytes' });
