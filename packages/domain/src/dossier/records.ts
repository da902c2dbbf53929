/** Converts a dossier to records, all or those of one tab, and back from any set of records (spec section 4, S4.74). */
import { Struct } from 'effect';
import { answerOf, EMPTY_PERSON, newShareholder } from '../stakeholder/index.ts';
import type { ByPerson, KybPersonId, Representative, Shareholder } from '../stakeholder/index.ts';
import { answersOn, EMPTY_DOSSIER } from './dossier.ts';
import type { Dossier, TabAnswers } from './dossier.ts';
import type { KybTab } from './tabs.ts';
import type { KybRecordType, KybWireRecord, ShareholderRecord, UserRecord } from './records.schema.ts';

/** The parts of records that each tab has. */
const PARTS_OF_TAB: Readonly<Record<KybTab, Readonly<Partial<Record<KybRecordType, readonly string[]>>>>> = {
  company: { company: ['company'] },
  representatives: { user: ['person'] },
  shareholders: { company: ['isNobodyAtThreshold'], shareholder: ['stake', 'person'] },
  transferVerification: { company: ['transferVerification'] },
  taxResidence: { user: ['taxResidence'], shareholder: ['taxResidence'] },
  idDocuments: { user: ['identityPaper'], shareholder: ['identityPaper'] },
  embargo: { company: ['embargo'] },
};

/** The record types of a tab. */
export const recordTypesOfTab = (tab: KybTab): readonly KybRecordType[] =>
  (['company', 'user', 'shareholder'] as const).filter((type) => PARTS_OF_TAB[tab][type] !== undefined);

const partsOf = (record: KybWireRecord): readonly string[] =>
  Object.keys(record).filter((part) => part !== 'type' && part !== 'id');

/** True if the records have only parts of this tab. */
export const isOfTab = (tab: KybTab, records: readonly KybWireRecord[]): boolean =>
  records.every((record) => {
    const allowed = PARTS_OF_TAB[tab][record.type];
    return allowed !== undefined && partsOf(record).every((part) => allowed.includes(part));
  });

const only = (record: KybWireRecord, parts: readonly string[]): KybWireRecord =>
  Struct.omit(
    record,
    Struct.keys(record).filter((key) => key !== 'type' && key !== 'id' && !parts.includes(key)),
  ) as KybWireRecord;

const saidOf = ({ taxResidence, idDocuments }: Dossier, id: KybPersonId) => {
  const [tax, paper] = [answerOf(taxResidence, id), answerOf(idDocuments, id)];
  return { ...(tax && { taxResidence: tax }), ...(paper && { identityPaper: paper }) };
};

/** All records of a dossier: the company, then representatives, then shareholders. */
export const recordsOf = (dossier: Dossier): readonly KybWireRecord[] => [
  {
    type: 'company',
    company: dossier.company,
    isNobodyAtThreshold: dossier.shareholders.isNobodyAtThreshold,
    transferVerification: dossier.transferVerification,
    embargo: dossier.embargo,
  },
  ...dossier.representatives.people.map(({ id, ...person }): UserRecord => ({
    type: 'user',
    id,
    person,
    ...saidOf(dossier, id),
  })),
  ...dossier.shareholders.holders.map(
    ({ id, entityType, entityName, capitalPercent, votesPercent, ...person }): ShareholderRecord => ({
      type: 'shareholder',
      id,
      stake: { entityType, entityName, capitalPercent, votesPercent },
      person,
      ...saidOf(dossier, id),
    }),
  ),
];

/** The records that save one tab: only its parts, without people who have no data in it. */
export const recordsOfTab = (dossier: Dossier, tab: KybTab): readonly KybWireRecord[] =>
  recordsOf(dossier)
    .map((record) => only(record, PARTS_OF_TAB[tab][record.type] ?? []))
    .filter((record) => partsOf(record).length > 0);

const representativeOf = ({ id, person }: UserRecord): Representative => ({ id, ...(person ?? EMPTY_PERSON) });

const holderOf = ({ id, stake, person }: ShareholderRecord): Shareholder => ({
  ...newShareholder(id),
  ...stake,
  ...person,
});

const byPerson = <Answer>(
  people: readonly (UserRecord | ShareholderRecord)[],
  said: (record: UserRecord | ShareholderRecord) => Answer | undefined,
): ByPerson<Answer> =>
  Object.fromEntries(
    people.flatMap((record) => {
      const answer = said(record);
      return answer === undefined ? [] : [[record.id, answer] as const];
    }),
  );

/** The dossier of these records; values that no record has are empty. */
export const dossierOf = (records: readonly KybWireRecord[]): Dossier => {
  const company = records.find((record) => record.type === 'company');
  const users = records.filter((record) => record.type === 'user');
  const holders = records.filter((record) => record.type === 'shareholder');
  const people = [...users, ...holders];
  return {
    company: company?.company ?? EMPTY_DOSSIER.company,
    representatives: { people: users.map(representativeOf) },
    shareholders: {
      isNobodyAtThreshold: company?.isNobodyAtThreshold ?? false,
      holders: holders.map(holderOf),
    },
    transferVerification: company?.transferVerification ?? EMPTY_DOSSIER.transferVerification,
    taxResidence: byPerson(people, ({ taxResidence }) => taxResidence),
    idDocuments: byPerson(people, ({ identityPaper }) => identityPaper),
    embargo: company?.embargo ?? EMPTY_DOSSIER.embargo,
  };
};

/** The answers of one tab in the records that save it. */
export const answersOf = (records: readonly KybWireRecord[], tab: KybTab): TabAnswers =>
  answersOn(dossierOf(records), tab);
