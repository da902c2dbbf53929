/**
 * One complete dossier by name: a company with a representative, two shareholders at or above the threshold and one
 * below it.
 */
import type { KybDocument } from '../dossier-field/index.ts';
import { EMPTY_DOSSIER } from './dossier.ts';
import type { Dossier } from './dossier.ts';
import type { Person } from '../stakeholder/index.ts';
import { newShareholder } from '../stakeholder/index.ts';

const pdf = (fileId: string): KybDocument => ({ fileId, name: `${fileId}.pdf`, type: 'pdf', size: 120_000 });

const CLAIRE: Person = {
  firstName: 'Claire',
  lastName: 'Morel',
  birthDate: '1985/03/27',
  birthCity: 'Nantes',
  nationality: 'FR',
  jobTitle: 'Présidente',
  monthlyIncomeRange: 'M3',
  personalAssetsRange: 'P2',
};

/** Complete on 14 June 2026, with any code lists or none. */
export const ACME: Dossier = {
  company: {
    identity: {
      legalName: 'Acme Atlantique SAS',
      vatNumber: 'FR40303265045',
      taxPayerId: '303265045',
      createdOn: '2012/09/01',
      registrationNumber: '303 265 045 RCS Nantes',
      registeredOn: '2012/09/14',
      address: { line1: '12 quai de la Fosse', line2: '', zipCode: '44000', city: 'Nantes', countryCode: 'FR' },
    },
    profile: {
      companyType: 'SAS',
      capital: '40000.00',
      sectorCode: '4778C',
      beneficiaryPercent: '42',
      annualSalesRange: 'A2',
      netIncomeRange: 'N2',
      employeeCount: '38',
      registrationDocument: pdf('kbis'),
      registrationDocumentDate: '2026/05/02',
      articles: null,
    },
    contact: {
      civility: 'mrs',
      firstName: 'Inès',
      lastName: 'Marchand',
      email: 'ines@acme.example',
      phone: { areaCode: '+33', number: '240000000' },
    },
    delivery: EMPTY_DOSSIER.company.delivery,
    invoicing: { ...EMPTY_DOSSIER.company.invoicing, email: 'factures@acme.example' },
  },
  representatives: { people: [{ id: 'r1', ...CLAIRE }] },
  shareholders: {
    isNobodyAtThreshold: false,
    holders: [
      { ...newShareholder('s1'), ...CLAIRE, entityType: 'naturalPerson', capitalPercent: '42', votesPercent: '50' },
      {
        ...newShareholder('s2'),
        entityType: 'legalEntity',
        entityName: 'SCI Belvédère',
        nationality: 'FR',
        capitalPercent: '31',
        votesPercent: '31',
      },
      {
        ...newShareholder('s3'),
        entityType: 'naturalPerson',
        firstName: 'Thomas',
        lastName: 'Morel',
        capitalPercent: '24.99',
        votesPercent: '0',
      },
    ],
  },
  transferVerification: {
    accountHolder: 'Acme Atlantique SAS',
    iban: 'FR1420041010050500013M02606',
    sentOn: '2026/06/12',
    isInstant: false,
  },
  taxResidence: {
    r1: { country: 'FR', tin: '30 23 217 600 053' },
    s1: { country: 'FR', tin: '30 23 217 600 053' },
    s2: { country: 'FR', tin: '512345678' },
  },
  idDocuments: {
    r1: { kind: 'passport', document: pdf('passport-r1') },
    s1: { kind: 'identityCard', document: pdf('card-s1') },
  },
  embargo: { ...EMPTY_DOSSIER.embargo, question1: false },
};
