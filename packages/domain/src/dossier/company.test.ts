import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYWHERE, EMPTY_ADDRESS } from '../address/index.ts';
import { overseasAddresses } from '../address/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_COMPANY, EMPTY_DOSSIER, checkTab, settle } from './index.ts';
import type { Company, Dossier, RefusalsByPath } from './index.ts';
import { put } from './required-fields.arbitraries.ts';
import { ACME, FACTS, companies } from './testing.ts';

const check = (dossier: Dossier, facts = FACTS) => checkTab('company', dossier, facts, numberingPlan);
const refusals = (dossier: Dossier, facts = FACTS): RefusalsByPath =>
  Result.getOrThrow(Result.flip(check(dossier, facts)));
const withField = (path: string, value: unknown, dossier = ACME): Dossier =>
  put(dossier, { tab: 'company', path }, value);
const withCompany = (company: Company): Dossier => ({ ...EMPTY_DOSSIER, company });

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the company tab', () => {
  test('starts without any answer, with the registered office for both addresses [S3.79][S3.80][S3.82]', () => {
    expect(new Set(textsIn(EMPTY_COMPANY))).toEqual(new Set(['', 'default']));
    expect([EMPTY_COMPANY.delivery.addressType, EMPTY_COMPANY.invoicing.addressType]).toEqual(['default', 'default']);
  });

  test('is accepted when complete, and returned in normal form', () => {
    const typed = withField('profile.capital', ' 40 000,5 ', withField('contact.phone.number', '02 40 00 00 00'));
    expect(check(typed)).toMatchObject({
      success: {
        profile: { capital: '40000.50' },
        contact: { phone: { areaCode: '+33', number: '240000000' } },
        delivery: ACME.company.delivery,
      },
    });
  });

  test.each<[string, unknown, unknown]>([
    ['identity.legalName', 'é'.repeat(201), { _tag: 'TooLong', max: 200, length: 201 }],
    ['identity.legalName', 'Acme <script>', { _tag: 'AttackPattern' }],
    ['identity.vatNumber', 'FR?40', { _tag: 'NotLettersAndDigits' }],
    ['identity.vatNumber', 'DE129273398', { _tag: 'WrongFormat', format: 'FR00000000000' }],
    ['identity.vatNumber', 'FR40303265046', { _tag: 'NotASiren' }],
    ['identity.taxPayerId', '1'.repeat(41), { _tag: 'TooLong', max: 40, length: 41 }],
    ['identity.registrationNumber', '12_3', { _tag: 'WrongFormat', format: 'A-Z 0-9 . / -' }],
    ['identity.registrationNumber', 'RCS Nantes', { _tag: 'NotDigits' }],
    ['identity.registrationNumber', '303 265 04 RCS Nantes', { _tag: 'WrongFormat', format: '000000000' }],
    ['identity.registrationNumber', '303 265 046 RCS Nantes', { _tag: 'NotASiren' }],
    ['identity.createdOn', '2026/06/15', { _tag: 'InvalidDate' }],
    ['identity.registeredOn', '14/06/2026', { _tag: 'InvalidDate' }],
    ['identity.address.countryCode', 'France', { _tag: 'NotInList', value: 'France' }],
    ['profile.companyType', 'GmbH', { _tag: 'NotInList', value: 'GmbH' }],
    ['profile.annualSalesRange', 'A9', { _tag: 'NotInList', value: 'A9' }],
    ['profile.netIncomeRange', 'A1', { _tag: 'NotInList', value: 'A1' }],
    ['profile.capital', '-1', { _tag: 'AmountMalformed' }],
    ['profile.capital', '1.001', { _tag: 'AmountAmbiguous' }],
    ['profile.beneficiaryPercent', '101', { _tag: 'PercentageAbove', max: 100 }],
    ['profile.employeeCount', '10-20', { _tag: 'NotDigits' }],
    ['profile.employeeCount', '12345678', { _tag: 'TooLong', max: 7, length: 8 }],
    ['profile.registrationDocumentDate', '2026/03/14', { _tag: 'DocumentTooOld', months: 3 }],
    ['contact.firstName', 'Inès 2', { _tag: 'NotAName' }],
    ['contact.lastName', '4', { _tag: 'NotAName' }],
    ['contact.email', 'ines@acme', { _tag: 'NotAnEmail' }],
    ['contact.phone', { areaCode: '+33', number: '12' }, { _tag: 'PhoneLengthOutside', min: 3, max: 16 }],
    ['invoicing.email', 'x', { _tag: 'NotAnEmail' }],
  ])('refuses only a wrong %s: %j', (path, value, refusal) => {
    expect(refusals(withField(path, value))).toEqual({ [path]: refusal });
  });

  test.each([
    ['identity.vatNumber', ''],
    ['identity.taxPayerId', '1'.repeat(40)],
    ['identity.legalName', 'é'.repeat(200)],
    ['profile.employeeCount', '1234567'],
    ['profile.sectorCode', 'any, its list is not known'],
    ['profile.capital', '0'],
    ['profile.articles', null],
  ])('returns %s as %j', (path, value) => {
    expect(check(withField(path, value))).toMatchObject({ _tag: 'Success' });
  });

  test('reads the numbers of a company by the rules of the country of its registered office [S3.79][A-180]', () => {
    const inGermany = withField('identity.address.countryCode', 'de');
    const german = withField(
      'identity.vatNumber',
      'DE 136 695 976',
      withField('identity.registrationNumber', 'HRB 4711 B', inGermany),
    );
    // The parcels go to the office, which is not served there.
    expect(Object.keys(refusals(german))).toEqual(['delivery.addressType']);
    expect(Object.keys(refusals(withField('identity.address.countryCode', 'FR', german)))).toEqual([
      'identity.vatNumber',
      'identity.registrationNumber',
    ]);
  });

  test('refuses articles and a registration document that are not PDF [S5.52]', () => {
    const image = { fileId: 'f1', name: 'kbis.png', type: 'png', size: 10 };
    for (const path of ['profile.articles', 'profile.registrationDocument'])
      expect(refusals(withField(path, image))).toEqual({ [path]: { _tag: 'UnsupportedFileType', accepted: ['pdf'] } });
  });

  test('checks each code by its own list, if that is loaded', () => {
    const facts = { ...FACTS, codeLists: { CLR: ['a'], IND: ['b'], ATO: ['c'], NIR: ['d'] } };
    expect(Object.keys(refusals(ACME, facts))).toEqual([
      'profile.companyType',
      'profile.sectorCode',
      'profile.annualSalesRange',
      'profile.netIncomeRange',
    ]);
    const people = checkTab(
      'representatives',
      ACME,
      { ...FACTS, codeLists: { MIR: ['a'], PAR: ['b'] } },
      numberingPlan,
    );
    expect(Object.keys(Result.getOrThrow(Result.flip(people)))).toEqual([
      'people.r1.monthlyIncomeRange',
      'people.r1.personalAssetsRange',
    ]);
  });
});

describe('delivery and invoicing', () => {
  test('go to the registered office unless another address is given [S3.82]', () => {
    const other = { addressType: 'other' as const, address: EMPTY_ADDRESS };
    const required = { _tag: 'Required' };
    const fields = ['line1', 'zipCode', 'city', 'countryCode'];
    expect(refusals(withField('delivery', other))).toEqual(
      Object.fromEntries(fields.map((field) => [`delivery.address.${field}`, required])),
    );
    expect(refusals(withField('invoicing', { ...other, email: 'a@b.fr' }))).toEqual(
      Object.fromEntries(fields.map((field) => [`invoicing.address.${field}`, required])),
    );
  });

  test('leave out an address that does not apply, whatever was typed into it [S3.82]', () => {
    const typed = { ...EMPTY_ADDRESS, line1: '<script>', countryCode: '??' };
    const dossier = withField('invoicing.address', typed, withField('delivery.address', typed));
    expect(Result.getOrThrow(check(dossier)).delivery.address).toEqual(EMPTY_ADDRESS);
    expect(settle(dossier).company).toEqual(ACME.company);
    const other = withField('delivery', { addressType: 'other', address: typed });
    expect(settle(other).company.delivery.address).toEqual(typed);
  });

  test('parcels go only to the delivery area, an invoice goes anywhere [A-38]', () =>
    fc.assert(
      fc.property(companies, overseasAddresses, (company, address) => {
        const { delivery, invoicing } = company;
        const notServed = { _tag: 'AddressNotServed' };
        const other = { addressType: 'other', address } as const;
        expect(
          refusals(withCompany({ ...company, delivery: other, invoicing: { ...other, email: invoicing.email } })),
        ).toEqual({ 'delivery.address.zipCode': notServed });

        const office = withCompany({ ...company, identity: { ...company.identity, address } });
        if (delivery.addressType === 'other') expect(check(office)).toMatchObject({ _tag: 'Success' });
        else expect(refusals(office)).toEqual({ 'delivery.addressType': notServed });
        expect(check(office, { ...FACTS, deliveryPolicy: ANYWHERE })).toMatchObject({ _tag: 'Success' });
      }),
    ));

  test('cause no refusal of their own while the office is missing', () => {
    expect(Object.keys(refusals(withCompany(EMPTY_COMPANY))).filter((path) => path.startsWith('delivery'))).toEqual([]);
  });
});
