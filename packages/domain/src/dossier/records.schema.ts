/**
 * The wire format of a dossier: records of type 0 company, 1 user (a legal representative) and 2 shareholder, each with
 * the parts of one tab or with all of them (spec sections 3 and 7, S3.79 to S3.84, S7.59, S7.60).
 */
import { Schema } from 'effect';
import { CompanyFromWire } from './company.schema.ts';
import { EMBARGO_SCOPES, EMBARGO_SCOPE_CODES } from './embargo.ts';
import { PEOPLE_MAX } from '../stakeholder/index.ts';
import { IdentityPaperFromWire, PersonFromWire, StakeFromWire, TaxResidenceFromWire } from '../stakeholder/schema.ts';
import { WireId, WireText } from '../dossier-field/schema.ts';

/** The company and everybody whom it names. */
const RECORDS_MAX = 1 + PEOPLE_MAX;

/** The type of a record: the company, its representatives or its shareholders. */
export const KYB_RECORD_TYPE_CODES = { company: 0, user: 1, shareholder: 2 } as const;
export type KybRecordType = keyof typeof KYB_RECORD_TYPE_CODES;

/** Options 1 to 4. */
export const EmbargoScopeFromCode = Schema.Literals([
  EMBARGO_SCOPE_CODES.legalEntityOnly,
  EMBARGO_SCOPE_CODES.entityAndWhollyOwnedSubsidiaries,
  EMBARGO_SCOPE_CODES.subsidiariesOwnedHalfOrMore,
  EMBARGO_SCOPE_CODES.entityAndListedSubsidiaries,
]).transform(EMBARGO_SCOPES);

const embargo = Schema.Struct({
  question1: Schema.NullOr(Schema.Boolean),
  question2: Schema.NullOr(EmbargoScopeFromCode),
  subsidiaries: Schema.Array(WireText).check(Schema.isMaxLength(RECORDS_MAX)),
  question3: WireText,
  question4: WireText,
});

const bankTransfer = Schema.Struct({
  accountHolder: WireText,
  iban: WireText,
  sentOn: WireText,
  isInstant: Schema.NullOr(Schema.Boolean),
}).pipe(Schema.encodeKeys({ sentOn: 'sentDate' }));

const recordType = <const Code extends 0 | 1 | 2, const Type extends KybRecordType>(code: Code, type: Type) =>
  Schema.Literals([code]).transform([type]);

/** Type 0. `isNobodyAtThreshold` belongs to the shareholders' tab: it is also sent if no shareholder is listed. */
const CompanyRecord = Schema.Struct({
  type: recordType(KYB_RECORD_TYPE_CODES.company, 'company'),
  company: Schema.optionalKey(CompanyFromWire),
  isNobodyAtThreshold: Schema.optionalKey(Schema.Boolean),
  transferVerification: Schema.optionalKey(bankTransfer),
  embargo: Schema.optionalKey(embargo),
}).pipe(Schema.encodeKeys({ transferVerification: 'bankTransfer' }));

const aboutPerson = {
  id: WireId,
  person: Schema.optionalKey(PersonFromWire),
  taxResidence: Schema.optionalKey(TaxResidenceFromWire),
  identityPaper: Schema.optionalKey(IdentityPaperFromWire),
};

/** Type 1. */
const UserRecord = Schema.Struct({ type: recordType(KYB_RECORD_TYPE_CODES.user, 'user'), ...aboutPerson }).pipe(
  Schema.encodeKeys({ taxResidence: 'tax' }),
);

/** Type 2. */
const ShareholderRecord = Schema.Struct({
  type: recordType(KYB_RECORD_TYPE_CODES.shareholder, 'shareholder'),
  stake: Schema.optionalKey(StakeFromWire),
  ...aboutPerson,
}).pipe(Schema.encodeKeys({ taxResidence: 'tax' }));

export type CompanyRecord = (typeof CompanyRecord)['Type'];
export type UserRecord = (typeof UserRecord)['Type'];
export type ShareholderRecord = (typeof ShareholderRecord)['Type'];
export type KybWireRecord = CompanyRecord | UserRecord | ShareholderRecord;

const areDistinct = (records: readonly KybWireRecord[]): boolean => {
  const names = records.map((record) => (record.type === 'company' ? '' : record.id));
  return new Set(names).size === names.length;
};

/** The records of one dossier: one company at most, and no two people with one id. */
export const KybWireRecords = Schema.Array(Schema.Union([CompanyRecord, UserRecord, ShareholderRecord])).check(
  Schema.isMaxLength(RECORDS_MAX),
  Schema.makeFilter(areDistinct, { expected: 'distinct records' }),
);
