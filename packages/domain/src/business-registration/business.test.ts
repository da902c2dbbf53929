import { Option, Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { SOCIETY_TYPES } from '../customer/index.ts';
import { MEGABYTE } from '../file/index.ts';
import { fileOf } from '../file/testing.ts';
import { spoilt } from '../gateway/testing.ts';
import { NO_BREACHED_PASSWORDS } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  ADDRESS_TYPES,
  BUSINESS_DOCUMENT_KINDS,
  EMPTY_COMPANY_STEP,
  EMPTY_CONTACT_STEP,
  checkBusinessDocument,
  checkBusinessRegistration,
  checkCompanySearch,
  checkCompanyStep,
  checkContactStep,
  checkDocuments,
  companySearchOf,
  companyStepEntryOf,
  contactStepEntryOf,
  corrected,
  emptyBusinessDraft,
  filledWith,
  groupedCompanyNumber,
  isCompanyEntered,
  sirenToName,
  storableContact,
} from './index.ts';
import type { StoredDocuments } from './index.ts';
import { BusinessDraftSchema, BusinessRegistered, BusinessRegistrationFromWire, CompaniesFound } from './schema.ts';
import type { BusinessRegistration } from './schema.ts';
import {
  ATELIER_COMPANY,
  ATELIER_CONTACT,
  FRENCH_REGISTRATIONS as POLICY,
  REGISTERED_ON,
  businessDrafts,
  companyStepEntries,
  contactStepEntries,
} from './testing.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const REQUIRED = { _tag: 'Required' };
const RECENT = '2026/06/14';

describe('step 1, the company', () => {
  test('passes with every field right, numbers compacted [S3.67][S3.68][S3.69][S3.70][S3.71][S3.72]', () =>
    fc.assert(
      fc.property(companyStepEntries, (entry) => {
        const step = Result.getOrThrow(checkCompanyStep(entry, POLICY, numberingPlan));
        expect(companyStepEntryOf(step)).toEqual(entry);
        expect(step.employees).toBe(entry.employees === '' ? null : Number(entry.employees));
      }),
    ));

  test('names what is missing, field by field [S3.67][S3.68][S3.69][S3.70][S3.72]', () => {
    expect(checkCompanyStep({ ...EMPTY_COMPANY_STEP, societyType: 'publicCompany' }, POLICY, numberingPlan)).toEqual(
      Result.fail({
        accountCategory: REQUIRED,
        companyName: REQUIRED,
        siren: REQUIRED,
        phone: REQUIRED,
        'address.line1': REQUIRED,
        'address.zipCode': REQUIRED,
        'address.city': REQUIRED,
        'address.countryCode': REQUIRED,
      }),
    );
  });

  test('starts empty [S3.67][S3.69][S3.71]', () => {
    const { societyType, isFoundCompany, isInContactWithStore, phone, address, ...texts } = EMPTY_COMPANY_STEP;
    expect([societyType, isFoundCompany, isInContactWithStore]).toEqual([null, false, false]);
    expect(new Set(Object.values({ ...texts, ...phone, ...address }))).toEqual(new Set(['']));
  });

  test('reads the country in any letter case and with blanks around it [S3.69][S3.70]', () => {
    const address = { ...ATELIER_COMPANY.address, countryCode: ' fr ' };
    expect(checkCompanyStep({ ...ATELIER_COMPANY, address }, POLICY, numberingPlan)).toMatchObject({
      success: { siren: '123456782', address: { countryCode: 'FR' } },
    });
    expect(checkCompanyStep({ ...ATELIER_COMPANY, address, siren: 'HRB1' }, POLICY, numberingPlan)).toEqual(
      Result.fail({ siren: { _tag: 'NotDigits' } }),
    );
  });

  test('refuses a siret of another company, a legal form with an attack, numbers in a wrong form [S3.69]', () => {
    const entry = { ...ATELIER_COMPANY, siret: '73282932000074', legalForm: '<b>', vatNumber: 'FR1' };
    expect(checkCompanyStep(entry, POLICY, numberingPlan)).toEqual(
      Result.fail({
        siret: { _tag: 'SiretOfAnotherCompany' },
        legalForm: { _tag: 'AttackPattern' },
        vatNumber: { _tag: 'WrongFormat', format: 'FR00000000000' },
      }),
    );
  });

  test('takes the numbers of another country as that country writes them [S3.69][S3.70]', () => {
    const address = { ...ATELIER_COMPANY.address, countryCode: ' de', zipCode: '10115' };
    const entry = { ...ATELIER_COMPANY, address, siren: 'HRB 123', siret: 'x1', vatNumber: 'DE 129273398' };
    expect(checkCompanyStep(entry, POLICY, numberingPlan)).toMatchObject({
      success: { siren: 'HRB123', siret: 'X1', vatNumber: 'DE129273398', address: { countryCode: 'DE' } },
    });
  });

  test('may be overseas: the company is not where parcels go [A-38]', () => {
    const address = { ...ATELIER_COMPANY.address, zipCode: '97400' };
    expect(checkCompanyStep({ ...ATELIER_COMPANY, address }, POLICY, numberingPlan)).toMatchObject({ success: {} });
  });
});

describe('the company search', () => {
  test.each([
    ['552 100 554', 'siren'],
    ['5521', 'siren'],
    ['552 100 554 00039', 'siret'],
    ['FR 96 552100554', 'vatNumber'],
  ])('takes the number %s as a %s, beside a name [S5.63]', (number, criterion) => {
    const none = { siren: '', siret: '', vatNumber: '' };
    expect(companySearchOf('Acme', number)).toEqual({ ...none, companyName: 'Acme', [criterion]: number });
  });

  test.each([
    ['552100554', '552 100 554'],
    ['55210055400039', '552 100 554 00039'],
    ['FR96552100554', 'FR96552100554'],
    ['5521', '5521'],
    ['', ''],
  ])('shows the number %j as %j', (number, shown) =>
    expect(groupedCompanyNumber(number)).toBe(shown.replaceAll(' ', '\u202F')),
  );

  test('without a name and a number has no criterion [S5.63]', () => {
    expect(checkCompanySearch(companySearchOf(' ', ''))).toEqual(Result.fail({ _tag: 'CriterionMissing' }));
  });

  test('offers the name of a complete siren where none was entered [S3.69]', () => {
    const entry = { ...ATELIER_COMPANY, companyName: ' ', siren: '552 100 554' };
    expect(sirenToName(entry)).toBe('552100554');
    expect(sirenToName({ ...entry, siren: '552 100 55' })).toBeNull();
    expect(sirenToName({ ...entry, companyName: 'Acme' })).toBeNull();
  });

  const none = { companyName: '', siren: '', siret: '', vatNumber: '' };

  test('needs at least one criterion, blanks not counted [S5.63]', () => {
    expect(checkCompanySearch(none)).toEqual(Result.fail({ _tag: 'CriterionMissing' }));
    expect(checkCompanySearch({ ...none, companyName: '  ', siren: ' - ' })).toEqual(
      Result.fail({ _tag: 'CriterionMissing' }),
    );
  });

  test.each(['companyName', 'siren', 'siret', 'vatNumber'] as const)('takes %s alone [S5.63]', (criterion) =>
    expect(checkCompanySearch({ ...none, [criterion]: '123' })).toEqual(
      Result.succeed({ ...none, [criterion]: '123' }),
    ),
  );

  test('compacts numbers and refuses malformed criteria [S5.63][S5.50]', () => {
    expect(checkCompanySearch({ ...none, siren: '123 456.782', siret: '1-2', vatNumber: 'fr/1' })).toEqual(
      Result.succeed({ ...none, siren: '123456782', siret: '12', vatNumber: 'fr1' }),
    );
    expect(checkCompanySearch({ companyName: '<b>', siren: '#', siret: '#', vatNumber: '#' })).toEqual(
      Result.fail({
        _tag: 'CriteriaRefused',
        refusals: {
          companyName: { _tag: 'AttackPattern' },
          siren: { _tag: 'NotLettersAndDigits' },
          siret: { _tag: 'NotLettersAndDigits' },
          vatNumber: { _tag: 'NotLettersAndDigits' },
        },
      }),
    );
  });

  const found = {
    companyName: 'Atelier',
    commercialName: '',
    siren: '123456782',
    siret: '12345678200010',
    vatNumber: '',
    legalForm: 'SAS',
    address: ATELIER_COMPANY.address,
  };

  test('fills the form with what is found, and leaves the rest as it was [S3.69]', () => {
    expect(filledWith({ ...ATELIER_COMPANY, employees: '7' }, found)).toEqual({
      ...ATELIER_COMPANY,
      ...found,
      employees: '7',
      isFoundCompany: true,
    });
  });

  test('a correction keeps the company found, but for another siren or siret [S3.69]', () => {
    const filled = filledWith(ATELIER_COMPANY, found);
    expect(corrected(filled, { companyName: 'Atelier neuf' })).toEqual({ ...filled, companyName: 'Atelier neuf' });
    expect(corrected(filled, { siren: '732829320' }).isFoundCompany).toBe(false);
    expect(corrected(filled, { siret: '' }).isFoundCompany).toBe(false);
    expect(corrected(ATELIER_COMPANY, { companyName: 'x' }).isFoundCompany).toBe(false);
  });

  test('answers a list of companies and the tempId to go on with', () => {
    const wire = {
      companyList: [
        { ...found, address: { firstAddress: '1', secondAddress: '', zipCode: '2', city: '3', country: 'FR' } },
      ],
      tempId: 't-1',
    };
    expect(Schema.decodeUnknownSync(CompaniesFound)(wire)).toEqual({
      companies: [{ ...found, address: { line1: '1', line2: '', zipCode: '2', city: '3', countryCode: 'FR' } }],
      tempId: 't-1',
    });
  });
});

test('a registration begins empty, its addresses in the country of the unit [S3.70][S3.72]', () => {
  const { company, contact, documents, tempId } = emptyBusinessDraft('FR');
  const address = { ...EMPTY_RECEIVER.address, countryCode: 'FR' };
  expect(company).toEqual({ ...EMPTY_COMPANY_STEP, address });
  expect(contact).toEqual({
    ...EMPTY_CONTACT_STEP,
    invoicing: { ...EMPTY_RECEIVER, address },
    delivery: { ...EMPTY_RECEIVER, address },
  });
  expect([documents, tempId]).toEqual([{}, null]);
});

test('a company is begun with a name or a number', () => {
  expect(isCompanyEntered(EMPTY_COMPANY_STEP)).toBe(false);
  expect(isCompanyEntered({ ...EMPTY_COMPANY_STEP, companyName: ' ', siren: ' ' })).toBe(false);
  expect(isCompanyEntered({ ...EMPTY_COMPANY_STEP, companyName: 'Acme' })).toBe(true);
  expect(isCompanyEntered({ ...EMPTY_COMPANY_STEP, siren: '5' })).toBe(true);
});

describe('step 2, the contact and the addresses', () => {
  test('passes with every field right; a block is kept only where its address type is other [S3.73][S3.74][S3.75][S3.76][S3.77]', () =>
    fc.assert(
      fc.property(contactStepEntries, (entry) => {
        const step = Result.getOrThrow(checkContactStep(entry, POLICY, numberingPlan));
        expect(contactStepEntryOf(step)).toEqual(entry);
        expect([step.invoicing === null, step.delivery === null]).toEqual([
          entry.invoicingType === 'default',
          entry.deliveryType === 'default',
        ]);
        expect('confirmPassword' in step).toBe(false);
      }),
    ));

  test('an address type is default or other, default at first [S3.75]', () => {
    expect(ADDRESS_TYPES).toEqual(['default', 'other']);
    expect([EMPTY_CONTACT_STEP.invoicingType, EMPTY_CONTACT_STEP.deliveryType]).toEqual(['default', 'default']);
  });

  test('names what is missing, the agreement among it; no block counts while the addresses are the company’s [S3.73][S3.74][S3.76]', () => {
    expect(
      checkContactStep({ ...EMPTY_CONTACT_STEP, invoiceEmail: 'x', confirmPassword: 'y' }, POLICY, numberingPlan),
    ).toEqual(
      Result.fail({
        firstName: REQUIRED,
        lastName: REQUIRED,
        email: REQUIRED,
        password: REQUIRED,
        confirmPassword: { _tag: 'PasswordsDiffer' },
        phone: REQUIRED,
        invoiceEmail: { _tag: 'NotAnEmail' },
        agreement: { _tag: 'AgreementRequired' },
      }),
    );
    expect([EMPTY_CONTACT_STEP.agreement, EMPTY_CONTACT_STEP.isSubscribed]).toEqual([false, false]);
  });

  test('checks the blocks that count: invoices anywhere and by email, parcels where the unit delivers [S3.76][A-38]', () => {
    const address = { line1: '1 rue X', line2: '', zipCode: '97400', city: 'Saint-Denis', countryCode: 'FR' };
    const block = { ...EMPTY_RECEIVER, firstName: 'Léa', lastName: 'Roy', address };
    const entry = { ...ATELIER_CONTACT, invoicing: block, delivery: block };
    expect(checkContactStep(entry, POLICY, numberingPlan)).toMatchObject({
      success: { invoicing: null, delivery: null },
    });
    expect(
      checkContactStep({ ...entry, invoicingType: 'other', deliveryType: 'other' }, POLICY, numberingPlan),
    ).toEqual(
      Result.fail({
        'invoicing.email': REQUIRED,
        'delivery.address.zipCode': { _tag: 'AddressNotServed' },
      }),
    );
  });

  test('starts empty [S3.73][S3.77]', () => {
    const { firstName, lastName, email, password, confirmPassword, invoiceEmail, phone } = EMPTY_CONTACT_STEP;
    const texts = { firstName, lastName, email, password, confirmPassword, invoiceEmail, ...phone };
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
    expect([EMPTY_CONTACT_STEP.invoicing, EMPTY_CONTACT_STEP.delivery]).toEqual([EMPTY_RECEIVER, EMPTY_RECEIVER]);
  });

  test('accepts a landline, and refuses a breached password [S5.43][A-57]', () => {
    expect(checkContactStep(ATELIER_CONTACT, POLICY, numberingPlan)).toMatchObject({
      success: { phone: { number: '140506071' } },
    });
    expect(checkContactStep(ATELIER_CONTACT, POLICY, numberingPlan, new Set(['cerisier1']))).toEqual(
      Result.fail({ password: { _tag: 'PasswordBreached' } }),
    );
  });
});

const check = (changed: BusinessRegistration, breached = NO_BREACHED_PASSWORDS) =>
  checkBusinessRegistration(changed, POLICY, REGISTERED_ON, numberingPlan, breached);

const registered = (documents: BusinessRegistration['documents']): BusinessRegistration => ({
  company: Result.getOrThrow(checkCompanyStep(ATELIER_COMPANY, POLICY, numberingPlan)),
  contact: Result.getOrThrow(checkContactStep(ATELIER_CONTACT, POLICY, numberingPlan)),
  documents,
  tempId: null,
});

describe('step 3, the documents', () => {
  const stored = { reference: 'r', name: 'kbis.pdf', sizeBytes: 1000 };

  test('are an identity document and the registration of the company, both needed [S3.78]', () => {
    const missing = { _tag: 'DocumentMissing' };
    expect(BUSINESS_DOCUMENT_KINDS).toEqual(['identity', 'siret']);
    const checked = (documents: StoredDocuments) => checkDocuments(documents, RECENT, REGISTERED_ON);
    expect(checked({})).toEqual(Result.fail({ identity: missing, siret: missing }));
    expect(checked({ identity: stored })).toEqual(Result.fail({ siret: missing }));
    expect(checked({ siret: stored })).toEqual(Result.fail({ identity: missing }));
    expect(checked({ identity: stored, siret: stored })).toEqual(
      Result.succeed({ identity: stored, siret: stored, extractDate: RECENT }),
    );
  });

  test.each([
    ['', { _tag: 'Required' }],
    ['2026/02/30', { _tag: 'InvalidDate' }],
    ['2026/06/15', { _tag: 'InvalidDate' }],
    ['2026/03/14', { _tag: 'DocumentTooOld', months: 3 }],
    ['2026/03/15', undefined],
    ['2026/06/14', undefined],
  ])(
    'the extract is less than three months old on 14 June 2026: issued on "%s" [S5.55][S9.13]',
    (extractDate, refusal) => {
      const checked = checkDocuments({ identity: stored, siret: stored }, extractDate, REGISTERED_ON);
      expect(Result.getFailure(checked)).toEqual(refusal ? Option.some({ extractDate: refusal }) : Option.none());
      const sent = registered({ identity: 'file-1', siret: 'file-2', extractDate });
      expect(Result.getFailure(check(sent))).toEqual(
        refusal ? Option.some({ 'documents.extractDate': refusal }) : Option.none(),
      );
    },
  );

  test('are at most 2 MB, jpg, jpeg, png or pdf [S5.53][S5.54][S9.16]', () => {
    expect(checkBusinessDocument(fileOf('pdf', 2 * MEGABYTE))).toEqual(Result.succeed('pdf'));
    expect(checkBusinessDocument(fileOf('pdf', 2 * MEGABYTE + 1))).toMatchObject({ failure: { _tag: 'FileTooBig' } });
    expect(checkBusinessDocument(fileOf('csv'))).toMatchObject({ failure: { _tag: 'UnsupportedFileType' } });
  });
});

describe('the registration as it is sent', () => {
  const registrations: fc.Arbitrary<BusinessRegistration> = fc
    .tuple(companyStepEntries, contactStepEntries, fc.option(fc.constant('temp-1')))
    .map(([company, contact, tempId]) => ({
      company: Result.getOrThrow(checkCompanyStep(company, POLICY, numberingPlan)),
      contact: Result.getOrThrow(checkContactStep(contact, POLICY, numberingPlan)),
      documents: { identity: 'file-1', siret: 'file-2', extractDate: RECENT },
      tempId,
    }));

  test('is flat, its fields under the names of the specification [S3.67][S3.68][S3.69][S3.70][S3.71][S3.72][S3.73][S3.74][S3.75][S3.76][S3.77][S3.78]', () => {
    const registration: BusinessRegistration = {
      company: Result.getOrThrow(checkCompanyStep({ ...ATELIER_COMPANY, legalForm: 'SAS' }, POLICY, numberingPlan)),
      contact: Result.getOrThrow(checkContactStep({ ...ATELIER_CONTACT, civility: 'mrs' }, POLICY, numberingPlan)),
      documents: { identity: 'file-1', siret: 'file-2', extractDate: RECENT },
      tempId: null,
    };
    expect(Schema.encodeSync(BusinessRegistrationFromWire)(registration)).toEqual({
      accountCategory: 'industry',
      societyType: 'private_company',
      siren: '123456782',
      siret: '',
      companyPhone: '140506070',
      companyAreaCode: '+33',
      companyCountry: 'FR',
      numberOfEmployees: 12,
      contactStoreAdvisor: false,
      companyName: 'Atelier & Fils',
      commercialName: '',
      isFoundCompany: false,
      vat: '',
      legalForm: 'SAS',
      city: 'Paris',
      address1: '1 rue de Rivoli',
      address2: '',
      code: '75001',
      contactCivility: 2,
      contactFirstName: 'Léa',
      contactLastName: 'Roy',
      contactEmail: 'lea@atelier.fr',
      contactPassword: 'Cerisier1',
      contactPhone: '140506071',
      contactAreaCode: '+33',
      agreement: true,
      invoicingAddressType: 'default',
      deliveryAddressType: 'default',
      invoicing: null,
      delivery: null,
      invoiceEmail: '',
      isSubscribe: false,
      uploadId: 'file-1',
      uploadSiret: 'file-2',
      uploadSiretDate: '2026/06/14',
      tempId: null,
    });
  });

  test('is decoded as it was encoded [S3.67][S3.73][S3.76][S3.78]', () =>
    fc.assert(
      fc.property(registrations, (registration) => {
        const wire = json(Schema.encodeSync(BusinessRegistrationFromWire)(registration));
        expect(Schema.decodeUnknownSync(BusinessRegistrationFromWire)(wire)).toEqual(registration);
        expect(() =>
          Schema.decodeUnknownSync(BusinessRegistrationFromWire)({ ...(wire as object), agreement: false }),
        ).toThrow();
      }),
    ));

  test('is checked again on the server, in every step', () =>
    fc.assert(
      fc.property(registrations, (registration) => {
        expect(check(registration)).toEqual(Result.succeed(registration));
        const { company, contact } = registration;
        expect(
          check({ ...registration, company: { ...company, companyName: '' }, contact: { ...contact, email: 'x' } }),
        ).toEqual(Result.fail({ 'company.companyName': REQUIRED, 'contact.email': { _tag: 'NotAnEmail' } }));
        expect(check(registration, { has: () => true })).toEqual(
          Result.fail({ 'contact.password': { _tag: 'PasswordBreached' } }),
        );
      }),
    ));

  test('is answered, optionally with an address to continue at', () => {
    expect(Schema.decodeUnknownSync(BusinessRegistered)({})).toEqual({});
    expect(Schema.decodeUnknownSync(BusinessRegistered)({ returnUrl: 'https://x' })).toEqual({
      returnUrl: 'https://x',
    });
    expect(spoilt({ returnUrl: 'https://x' }).filter(Schema.is(BusinessRegistered))).toEqual([]);
  });
});

test('the browser stores the steps without passwords and the documents by reference, and returns them unchanged [A-82]', () =>
  fc.assert(
    fc.property(businessDrafts, contactStepEntries, (draft, entered) => {
      expect(storableContact(entered)).toEqual({ ...entered, password: '', confirmPassword: '' });
      const kept = json(Schema.encodeSync(BusinessDraftSchema)(draft as never));
      expect(Schema.decodeUnknownSync(BusinessDraftSchema)(kept)).toEqual(draft);
      expect(() => Schema.decodeUnknownSync(BusinessDraftSchema)({ ...draft, contact: entered })).toThrow();
    }),
  ));

test('a stored draft is refused with any invalid field [A-82]', () => {
  const document = { reference: 'file-1', name: 'kbis.pdf', sizeBytes: 1000 };
  const kept = {
    company: ATELIER_COMPANY,
    contact: storableContact(ATELIER_CONTACT),
    extractDate: RECENT,
    documents: { identity: document, siret: document },
    tempId: 'temp-1',
  };
  const isTaken = Schema.is(BusinessDraftSchema);
  expect(isTaken(kept)).toBe(true);
  expect(isTaken({ ...kept, documents: {}, tempId: null })).toBe(true);
  expect(isTaken({ ...kept, documents: { identity: { ...document, sizeBytes: 0 } } })).toBe(false);
  expect(spoilt(kept).filter(isTaken)).toEqual([]);
});

test('societies are the five of the specification [S3.68]', () => expect(SOCIETY_TYPES).toHaveLength(5));
