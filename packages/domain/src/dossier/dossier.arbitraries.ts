/**
 * Random dossiers that are complete on the day of `FACTS`, valid by construction; and dossiers with answers that do not
 * apply.
 */
import * as fc from 'fast-check';
import { CIVILITIES, MAINLAND_FRANCE } from '../address/index.ts';
import { mainlandAddresses } from '../address/testing.ts';
import { sirenAndSiret, sirens, vatNumberOf } from '../customer/testing.ts';
import { emails } from '../email/testing.ts';
import { currency } from '../money/index.ts';
import { frenchMobileDigits } from '../phone/testing.ts';
import { personNames } from '../text/testing.ts';
import { addDays, formatDate } from '../time/index.ts';
import { paperHolders, taxResidents, ENTITY_TYPES, needsForm } from '../stakeholder/index.ts';
import type {
  IdentityPaper,
  TaxResidence,
  Person,
  Representatives,
  Shareholder,
  Shareholders,
} from '../stakeholder/index.ts';
import type { Company, CompanyDelivery } from './company.ts';
import { EMPTY_COMPANY } from './company.ts';
import type { KybDocument, KybFacts } from '../dossier-field/index.ts';
import { EMBARGO_SCOPES } from './embargo.ts';
import type { EmbargoAnswers } from './embargo.ts';
import { settle } from './dossier.ts';
import type { Dossier } from './dossier.ts';

/** 14 June 2026 in France, with two codes in each list except the sectors, which are not loaded. */
export const FACTS: KybFacts = {
  today: { year: 2026, month: 6, day: 14 },
  currency: currency('EUR'),
  deliveryPolicy: MAINLAND_FRANCE,
  codeLists: {
    CLR: ['SAS', 'SARL'],
    ATO: ['A1', 'A2'],
    NIR: ['N1', 'N2'],
    MIR: ['M1', 'M3'],
    PAR: ['P1', 'P2'],
  },
};

const line = fc.constantFrom('Nantes', "L'Haÿ-les-Roses", 'Société d’Étude', '3 & Fils', '王家');
const identifier = fc.stringMatching(/^[A-Z0-9][A-Z0-9 ./-]{0,20}[A-Z0-9]$/);
/** As the French register writes them, the office's number too. */
const registerEntries = fc.oneof(
  sirens,
  sirens.map((siren) => `${siren.replaceAll(/(?<=^(?:...)+)/gu, ' ').trim()} RCS Nantes`),
  sirenAndSiret.map(([, siret]) => `RCS Paris B ${siret}`),
);
const daysAgo = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((days) => formatDate(addDays(FACTS.today, -days)));
const fileId = fc.uuid();

const documentsOf = (types: readonly KybDocument['type'][]): fc.Arbitrary<KybDocument> =>
  fc.record({ fileId, name: line, type: fc.constantFrom(...types), size: fc.integer({ min: 1, max: 4_718_591 }) });

export const pdfDocuments = documentsOf(['pdf']);
export const identityDocuments = documentsOf(['pdf', 'png', 'jpeg']);

const delivery: fc.Arbitrary<CompanyDelivery> = fc.oneof(
  fc.constant(EMPTY_COMPANY.delivery),
  mainlandAddresses.map((address) => ({ addressType: 'other' as const, address })),
);

const oneOf = (list: keyof KybFacts['codeLists']): fc.Arbitrary<string> =>
  fc.constantFrom(...(FACTS.codeLists[list] ?? ['4778C']));

/** A complete company tab; the registration document is at most 92 days old (14 March is too old). */
export const companies: fc.Arbitrary<Company> = fc.record({
  identity: fc.record({
    legalName: line,
    vatNumber: fc.oneof(fc.constant(''), sirens.chain(vatNumberOf)),
    taxPayerId: identifier,
    createdOn: daysAgo(0, 50_000),
    registrationNumber: registerEntries,
    registeredOn: daysAgo(0, 50_000),
    address: mainlandAddresses,
  }),
  profile: fc.record({
    companyType: oneOf('CLR'),
    capital: fc.constantFrom('0', '40000.00', '40 000,5', '1'),
    sectorCode: oneOf('IND'),
    beneficiaryPercent: fc.constantFrom('0', '25', '33,33', '100'),
    annualSalesRange: oneOf('ATO'),
    netIncomeRange: oneOf('NIR'),
    employeeCount: fc.nat({ max: 9_999_999 }).map(String),
    registrationDocument: pdfDocuments,
    registrationDocumentDate: daysAgo(0, 91),
    articles: fc.option(pdfDocuments),
  }),
  contact: fc.record({
    civility: fc.constantFrom(...CIVILITIES),
    firstName: personNames,
    lastName: personNames,
    email: emails,
    phone: fc.record({ areaCode: fc.constant('+33'), number: frenchMobileDigits }),
  }),
  delivery,
  invoicing: fc.tuple(delivery, emails).map(([block, email]) => ({ ...block, email })),
});

/** Of age by at least a day of slack for 29 February. */
const people: fc.Arbitrary<Person> = fc.record({
  firstName: personNames,
  lastName: personNames,
  birthDate: daysAgo(6580, 36_000),
  birthCity: line,
  nationality: fc.constantFrom('FR', 'DE', 'AE'),
  jobTitle: line,
  monthlyIncomeRange: oneOf('MIR'),
  personalAssetsRange: oneOf('PAR'),
});

const representatives: fc.Arbitrary<Representatives> = fc
  .array(people, { minLength: 1, maxLength: 2 })
  .map((list) => ({ people: list.map((person, index) => ({ id: `r${index}`, ...person })) }));

/** Shares whose sum cannot exceed the whole: each at most the whole divided by the number of holders. */
const share = (holders: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.floor(1_000_000 / holders) }).map((parts) => String(parts / 10_000)),
    fc.constantFrom('0', '24.9999', holders < 5 ? '25' : '0'),
  );

const holderOf = (id: string, holders: number): fc.Arbitrary<Shareholder> =>
  fc
    .tuple(people, fc.constantFrom(...ENTITY_TYPES), share(holders), share(holders), line)
    .map(([person, entityType, capitalPercent, votesPercent, entityName]) => ({
      id,
      entityType,
      capitalPercent,
      votesPercent,
      entityName,
      ...person,
    }));

const shareholders: fc.Arbitrary<Shareholders> = fc
  .integer({ min: 0, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => holderOf(`s${index}`, count))))
  .map((holders) => ({ isNobodyAtThreshold: !holders.some(needsForm), holders }));

const embargoAfterYes: fc.Arbitrary<EmbargoAnswers> = fc.record({
  question1: fc.constant(true),
  question2: fc.constantFrom(...EMBARGO_SCOPES),
  subsidiaries: fc.array(line, { minLength: 1, maxLength: 3 }),
  question3: line,
  question4: line,
});

const taxResidence: fc.Arbitrary<TaxResidence> = fc.record({
  country: fc.constantFrom('FR', 'LU'),
  tin: identifier,
});
const identityPaper: fc.Arbitrary<IdentityPaper> = fc.record({
  kind: fc.constantFrom('identityCard' as const, 'passport' as const),
  document: identityDocuments,
});

const answersFor = <Answer>(ids: readonly string[], answer: fc.Arbitrary<Answer>) =>
  fc.record(Object.fromEntries(ids.map((id) => [id, answer])));

/** Complete, but may contain answers to questions that do not apply (of small shareholders, after a "no"). */
export const messyDossiers: fc.Arbitrary<Dossier> = fc
  .tuple(representatives, shareholders)
  .chain(([people, owners]) => {
    const parts = { representatives: people, shareholders: owners };
    const everybody = [...people.people, ...owners.holders].map(({ id }) => id);
    return fc.record({
      company: companies,
      representatives: fc.constant(people),
      shareholders: fc.constant(owners),
      transferVerification: fc.record({
        accountHolder: line,
        iban: fc.constantFrom('FR1420041010050500013M02606', 'DE89 3704 0044 0532 0130 00', 'gb82west12345698765432'),
        sentOn: daysAgo(0, 60),
        isInstant: fc.constant(false),
      }),
      taxResidence: answersFor([...new Set([...taxResidents(parts), ...everybody])], taxResidence),
      idDocuments: answersFor([...new Set([...paperHolders(parts), ...everybody])], identityPaper),
      embargo: fc.oneof(
        embargoAfterYes,
        embargoAfterYes.map((answers) => ({ ...answers, question1: false })),
      ),
    });
  });

/** Complete, without answers that do not apply. */
export const completeDossiers: fc.Arbitrary<Dossier> = messyDossiers.map(settle);

/** A dossier, and the same one with its shareholders in another order. */
export const shuffledShareholders: fc.Arbitrary<readonly [Dossier, Dossier]> = messyDossiers.chain((dossier) =>
  fc
    .shuffledSubarray([...dossier.shareholders.holders], { minLength: dossier.shareholders.holders.length })
    .map((holders) => [dossier, { ...dossier, shareholders: { ...dossier.shareholders, holders } }] as const),
);
