import { Result, Schema, Struct } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import {
  DOSSIER_STATES,
  EMPTY_DOSSIER,
  KYB_TABS,
  answersOf,
  dossierOf,
  newRecord,
  recordTypesOfTab,
  recordsOf,
  recordsOfTab,
} from './index.ts';
import { newShareholder } from '../stakeholder/index.ts';
import { KYB_RECORD_TYPE_CODES, KybWireRecords } from './schema.ts';
import {
  KybBankInfo,
  KybReadAnswer,
  KybReadBody,
  KybRegistrationFromWire,
  KybSaveAnswer,
  KybSaveBody,
} from '../kyb/schema.ts';
import type { Dossier, KybTab } from './index.ts';
import type { KybWireRecord } from './schema.ts';
import { isOfTab } from './records.ts';
import { ACME, completeDossiers, messyDossiers } from './testing.ts';

type Wire = readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];

const options = { onExcessProperty: 'error' } as const;
const encode = (records: readonly KybWireRecord[]): Wire =>
  JSON.parse(JSON.stringify(Schema.encodeSync(KybWireRecords)(records))) as Wire;
const decode = (wire: unknown) => Schema.decodeUnknownResult(KybWireRecords, options)(wire);
const travelled = (records: readonly KybWireRecord[]) => Result.getOrThrow(decode(encode(records)));
const [company, user, shareholder] = encode([
  recordsOf(ACME)[0]!,
  recordsOf(ACME)[1]!,
  recordsOf(ACME)[2]!,
]) as unknown as readonly [Wire[number], Wire[number], Wire[number]];
/** What is read with records of any type: an answer asked for again, and a tab that was saved twice. */
const ASKED = { tab: 'company', path: 'identity.legalName', reason: 'Unreadable', isAnswered: false } as const;
const STANDING = {
  reference: 'K-2026-7H3KQ2PD',
  state: 'askedAgain',
  asked: [ASKED],
  transfer: 'seen',
  saves: { ...newRecord('').saves, company: { revision: 2, savedAt: 1_781_000_000_000 } },
} as const;
const names = (text: string): readonly string[] => text.split(' ');

describe('the records of a dossier', () => {
  test('are of type 0 company, 1 user and 2 shareholder', () => {
    expect(KYB_RECORD_TYPE_CODES).toEqual({ company: 0, user: 1, shareholder: 2 });
    expect(encode(recordsOf(ACME)).map(({ type }) => type)).toEqual([0, 1, 2, 2, 2]);
  });

  test('contain the identity of the company: type, numbers and dates [S3.79]', () => {
    expect(company['type']).toBe(0);
    expect(Object.keys(company['company']!['companyInfo'] as object)).toEqual(
      expect.arrayContaining([
        ...names('legalVatNumber taxPayerId creationDate registrationNumber registrationDate'),
        ...names('companyName address'),
      ]),
    );
  });

  test('contain the profile of the company [S3.80]', () => {
    expect(Object.keys(company['company']!['profile'] as object)).toEqual(
      expect.arrayContaining([
        ...names('companyType capital sectorCode effectiveBeneficiary annualSalesRange netIncomeRange'),
        ...names('employeeCount registrationDocument'),
      ]),
    );
  });

  test('contain the required data of representatives and shareholders [S3.81]', () => {
    const person = names('birthDate birthCity nationality jobTitle monthlyIncomeRange personalAssetsRange');
    for (const record of [user, shareholder]) {
      expect(Object.keys(record['person']!)).toEqual(expect.arrayContaining([...person]));
      expect(Object.keys(record['tax']!)).toEqual(['taxResidence', 'tin']);
      expect(Object.keys(record['identityPaper']!)).toEqual(['kind', 'document']);
    }
    expect(shareholder['stake']).toEqual({
      entity: { entityType: 'NP', isListedCompany: false },
      entityName: '',
      equityStake: '42',
      voteShare: '50',
    });
  });

  test('contain contact, delivery and invoice info [S3.82]', () => {
    expect(company['company']!['contactInfo']).toMatchObject({ civillity: 2, firstName: 'Inès', lastName: 'Marchand' });
    expect(company['company']!['deliveryInfo']).toMatchObject({ addressType: 'default' });
    expect(company['company']!['invoiceInfo']).toMatchObject({ email: 'factures@acme.example' });
  });

  test('contain the embargo answers and the bank transfer verification [S3.83][S3.84]', () => {
    const scope = 'entityAndListedSubsidiaries';
    const embargo = { question1: true, question2: scope, subsidiaries: ['A'], question3: 'b', question4: 'c' } as const;
    const [record] = encode(recordsOf({ ...ACME, embargo }));
    expect(record?.['embargo']).toEqual({ ...embargo, question2: 4 });
    expect(record?.['bankTransfer']).toEqual({
      accountHolder: 'Acme Atlantique SAS',
      iban: 'FR1420041010050500013M02606',
      sentDate: '2026/06/12',
      isInstant: false,
    });
  });
});

describe('a dossier', () => {
  test('is unchanged after encoding as records, incomplete or complete', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        expect(dossierOf(travelled(recordsOf(dossier)))).toEqual(dossier);
        expect(dossierOf(travelled(recordsOf(EMPTY_DOSSIER)))).toEqual(EMPTY_DOSSIER);
      }),
    ));

  test('is assembled from its tabs, each saved separately [S4.74]', () =>
    fc.assert(
      fc.property(completeDossiers, (dossier) => {
        const tabs = KYB_TABS.map((tab) => answersOf(travelled(recordsOfTab(dossier, tab)), tab));
        for (const { tab, answers } of tabs) expect(answers).toEqual(dossier[tab]);
      }),
    ));

  test('without records is empty', () => expect(dossierOf([])).toEqual(EMPTY_DOSSIER));

  test('is assembled from its records in any order', () => {
    const [ofCompany, ...others] = recordsOf(ACME);
    expect(dossierOf([...others, ofCompany!])).toEqual(ACME);
  });

  test('of a shareholder without data is decoded without data [S3.81]', () => {
    const holders = [newShareholder('s9')];
    const shareholders = { isNobodyAtThreshold: false, holders };
    const back = dossierOf(travelled(recordsOf({ ...EMPTY_DOSSIER, shareholders })));
    expect(back.shareholders).toEqual(shareholders);
    expect(back.taxResidence).toStrictEqual({});
  });

  test('has no answers for a person whose id is the name of an inherited property', () => {
    const odd = { ...ACME.representatives.people[0]!, id: 'constructor' };
    const dossier: Dossier = { ...EMPTY_DOSSIER, representatives: { people: [odd] } };
    expect(recordsOf(dossier)[1]).not.toHaveProperty('taxResidence');
  });
});

describe('saving by tab', () => {
  test.each<[KybTab, readonly string[]]>([
    ['company', ['company']],
    ['representatives', ['user']],
    ['shareholders', ['company', 'shareholder']],
    ['transferVerification', ['company']],
    ['taxResidence', ['user', 'shareholder']],
    ['idDocuments', ['user', 'shareholder']],
    ['embargo', ['company']],
  ])('%s reads the records of %j', (tab, types) => {
    expect(recordTypesOfTab(tab)).toEqual(types);
    expect([...new Set(recordsOfTab(ACME, tab).map(({ type }) => type))]).toEqual(types);
  });

  test('sends only the parts of that tab [S4.74]', () => {
    for (const tab of KYB_TABS) {
      const body = (of: KybTab) => ({ custId: 'c-1', tab, revision: 0, records: encode(recordsOfTab(ACME, of)) });
      for (const other of KYB_TABS) {
        const isRead = Result.isSuccess(Schema.decodeUnknownResult(KybSaveBody, options)(body(other)));
        expect(isRead, `${other} as ${tab}`).toBe(tab === other);
        expect(isOfTab(tab, recordsOfTab(ACME, other))).toBe(tab === other);
        expect(isOfTab(tab, [...recordsOfTab(ACME, tab), ...recordsOfTab(ACME, other)])).toBe(tab === other);
      }
    }
  });

  test('sends incomplete records, with only the parts of the tab [S4.74]', () => {
    for (const tab of KYB_TABS) {
      const types = recordTypesOfTab(tab);
      expect(
        isOfTab(
          tab,
          recordsOf(ACME).filter(({ type }) => types.includes(type)),
        ),
      ).toBe(false);
    }
  });

  test('omits people without data in the tab', () => {
    const ids = recordsOfTab(ACME, 'idDocuments').map((record) => ('id' in record ? record.id : null));
    expect(ids).toEqual(['r1', 's1']);
  });

  test('reads by type [S4.74]', () => {
    for (const [type, code] of Object.entries(KYB_RECORD_TYPE_CODES)) {
      expect(Schema.decodeUnknownSync(KybReadBody)({ custId: 'c-1', type: code })).toEqual({ custId: 'c-1', type });
    }
    for (const state of DOSSIER_STATES) {
      const answer = { ...STANDING, state, records: encode(recordsOf(ACME)) };
      const { records, ...read } = Schema.decodeUnknownSync(KybReadAnswer)(answer);
      expect(read).toEqual({ ...STANDING, state });
      expect(dossierOf(records)).toEqual(ACME);
    }
  });
});

const isAnswer = (change: object): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(KybReadAnswer)({ ...STANDING, records: [], ...change }));

describe('the answer to a question for records', () => {
  test('says of every tab how often it was saved, and when last [S4.74][A-78]', () => {
    expect(isAnswer({})).toBe(true);
    expect(isAnswer({ saves: newRecord('').saves })).toBe(true);
    for (const tab of KYB_TABS) {
      expect(isAnswer({ saves: Struct.omit(STANDING.saves, [tab]) }), tab).toBe(false);
      for (const save of [
        { revision: -1, savedAt: null },
        { revision: 1.5, savedAt: null },
        { revision: 1, savedAt: '' },
      ])
        expect(isAnswer({ saves: { ...STANDING.saves, [tab]: save } }), JSON.stringify(save)).toBe(false);
    }
  });

  test('says of the transfer whether it was seen, and no more [A-79]', () => {
    for (const transfer of ['notYet', 'seen']) expect(isAnswer({ transfer })).toBe(true);
    for (const transfer of ['wrong', 'right', null, undefined]) expect(isAnswer({ transfer })).toBe(false);
  });

  test('is refused with a state, an asked answer or a reference that no dossier has [S4.78][A-78]', () => {
    for (const change of [
      { state: 'closed' },
      { state: null },
      { reference: '' },
      { asked: [{ ...ASKED, tab: 'submit' }] },
      { asked: [{ ...ASKED, isAnswered: null }] },
      { asked: [{ ...ASKED, reason: undefined }] },
    ])
      expect(isAnswer(change), JSON.stringify(change)).toBe(false);
  });
});

const base = encode(recordsOf(ACME));
const changed = (index: number, change: object): unknown =>
  base.map((record, at) => (at === index ? { ...record, ...change } : record));
const stake = { entityName: '', equityStake: '1', voteShare: '1' };
const entity = (entityType: string | null, isListedCompany: boolean) =>
  changed(2, { stake: { ...stake, entity: { entityType, isListedCompany } } });
const paper = (change: object) =>
  changed(1, {
    identityPaper: { kind: null, document: { fileId: 'f', name: 'n', type: 'pdf', size: 0, ...change } },
  });

describe('records are refused', () => {
  test('of another type, with unknown fields, or two with one id', () => {
    expect(Result.isSuccess(decode(base))).toBe(true);
    for (const wrong of [
      changed(0, { type: 3 }),
      changed(1, { type: 0 }),
      changed(0, { isAdmin: true }),
      changed(1, { id: 's1' }),
      changed(1, { id: '../x' }),
      changed(1, { id: '' }),
      changed(1, { id: 'a'.repeat(65) }),
      [base[0], base[0]],
    ]) {
      expect(Result.isSuccess(decode(wrong)), JSON.stringify(wrong).slice(0, 60)).toBe(false);
    }
  });

  test('of a listed company that is not a legal entity', () => {
    expect(Result.isSuccess(decode(entity('LE', true)))).toBe(true);
    expect(Result.isSuccess(decode(entity('LE', false)))).toBe(true);
    expect(Result.isSuccess(decode(entity('NP', false)))).toBe(true);
    expect(Result.isSuccess(decode(entity(null, false)))).toBe(true);
    expect(Result.isSuccess(decode(entity('NP', true)))).toBe(false);
    expect(Result.isSuccess(decode(entity(null, true)))).toBe(false);
  });

  test('with a string, a list or a number of records beyond the maximum', () => {
    const transfer = { accountHolder: 'a'.repeat(2000), iban: '', sentDate: '', isInstant: null };
    const embargo = { question1: true, question2: 1, subsidiaries: Array(100).fill('a'), question3: '', question4: '' };
    expect(Result.isSuccess(decode(changed(0, { bankTransfer: transfer, embargo })))).toBe(true);
    const long = { ...transfer, accountHolder: 'a'.repeat(2001) };
    expect(Result.isSuccess(decode(changed(0, { bankTransfer: long })))).toBe(false);
    const many = { ...embargo, subsidiaries: Array(101).fill('a') };
    expect(Result.isSuccess(decode(changed(0, { embargo: many })))).toBe(false);
    const people = Array.from({ length: 101 }, (_, index) => ({ type: 1, id: `r${index}` }));
    expect(Result.isSuccess(decode(people.slice(1)))).toBe(true);
    expect(Result.isSuccess(decode(people))).toBe(false);
  });

  test('with a document without size or type, or with a path as its name', () => {
    expect(Result.isSuccess(decode(paper({})))).toBe(true);
    for (const change of [{ size: -1 }, { size: 1.5 }, { type: 'exe' }, { fileId: 'a/b' }])
      expect(Result.isSuccess(decode(paper(change)))).toBe(false);
  });
});

test('the registration answers with a token for a new company and without for one known before [S4.80][S4.81]', () => {
  const read = Schema.decodeUnknownSync(KybRegistrationFromWire);
  for (const answer of [
    { registerType: 'registerNew', token: 't', custId: 'c' },
    { registerType: 'registerBefore', custId: 'c' },
  ])
    expect(read(answer)).toEqual(answer);
  for (const answer of [
    { registerType: 'registerNew', custId: 'c' },
    { registerType: 'registerNew', token: '', custId: 'c' },
    { registerType: 'registerBefore', custId: '' },
    { registerType: 'other', token: 't', custId: 'c' },
  ])
    expect(() => read(answer)).toThrow();
});

const BODIES = [
  ['records', Schema.decodeUnknownResult(KybWireRecords), base],
  ['a question for records', Schema.decodeUnknownResult(KybReadBody), { custId: 'c-1', type: 2 }],
  ['the answer to it', Schema.decodeUnknownResult(KybReadAnswer), { ...STANDING, records: base }],
  [
    'a save',
    Schema.decodeUnknownResult(KybSaveBody),
    { custId: 'c-1', tab: 'embargo', revision: 1, records: encode(recordsOfTab(ACME, 'embargo')) },
  ],
  ['the answer to a save', Schema.decodeUnknownResult(KybSaveAnswer), { revision: 2, savedAt: 1_781_000_000_000 }],
  [
    'the registration of a new company',
    Schema.decodeUnknownResult(KybRegistrationFromWire),
    { registerType: 'registerNew', token: 't', custId: 'c' },
  ],
  [
    'that of one known before',
    Schema.decodeUnknownResult(KybRegistrationFromWire),
    { registerType: 'registerBefore', custId: 'c' },
  ],
  [
    'the bank information',
    Schema.decodeUnknownResult(KybBankInfo),
    { beneficiary: 'b', iban: 'i', bic: 'b', reference: 'r' },
  ],
] as const;

test.each(BODIES)('%s is decoded, or refused with any invalid field', (_, read, wire) => {
  const isRead = (body: unknown): boolean => Result.isSuccess<unknown, unknown>(read(body));
  expect(isRead(wire)).toBe(true);
  expect(spoilt(wire).filter(isRead)).toEqual([]);
});

test('the bank information has beneficiary, account and the reference for the transfer', () => {
  const info = { beneficiary: 'Offrande', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP', reference: 'KYB-7' };
  expect(Schema.decodeUnknownSync(KybBankInfo)(info)).toEqual(info);
  expect(() => Schema.decodeUnknownSync(KybBankInfo)({ ...info, reference: '' })).toThrow();
});
