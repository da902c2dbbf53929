/**
 * The calls of a verification: reading by type, saving by tab, registering, the bank information (spec section 7, S7.58
 * to S7.61). The email is verified like any one-time code.
 */
import { Record, Schema } from 'effect';
import { DOSSIER_STATES, isOfTab, KYB_TABS, newRecord } from '../dossier/index.ts';
import type { KybTab } from '../dossier/index.ts';
import { KYB_RECORD_TYPE_CODES, KybWireRecords } from '../dossier/schema.ts';
import { WireId, WireText } from '../dossier-field/schema.ts';

/** Type 0, 1 or 2. */
export const KybRecordTypeFromCode = Schema.Literals([
  KYB_RECORD_TYPE_CODES.company,
  KYB_RECORD_TYPE_CODES.user,
  KYB_RECORD_TYPE_CODES.shareholder,
]).transform(['company', 'user', 'shareholder']);

/** Reads all records of one type. */
export const KybReadBody = Schema.Struct({ custId: WireText, type: KybRecordTypeFromCode });

const Revision = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

/** The saves of each tab. */
const Saves = Schema.Struct(
  Record.map(newRecord('').saves, () => Schema.Struct({ revision: Revision, savedAt: Schema.NullOr(Schema.Int) })),
);

export type KybSaves = (typeof Saves)['Type'];

/** What is asked for again. */
export const AskedItems = Schema.Array(
  Schema.Struct({
    tab: Schema.Literals(KYB_TABS),
    path: WireText,
    reason: WireText,
    isAnswered: Schema.Boolean,
  }),
);

/** The records of one type, and what holds for the whole dossier. Instants are milliseconds. */
export const KybReadAnswer = Schema.Struct({
  records: KybWireRecords,
  reference: WireId,
  state: Schema.Literals(DOSSIER_STATES),
  asked: AskedItems,
  transfer: Schema.Literals(['notYet', 'seen']),
  saves: Saves,
});

/** The records have only parts of the tab that they save. */
export const areOfOneTab = Schema.makeFilter(
  ({ tab, records }: { readonly tab: KybTab; readonly records: (typeof KybWireRecords)['Type'] }) =>
    isOfTab(tab, records),
  { expected: 'the parts of one tab' },
);

/** Saves one tab: its records have only the parts of that tab; `revision` is the one they were read at. */
export const KybSaveBody = Schema.Struct({
  custId: WireText,
  tab: Schema.Literals(KYB_TABS),
  revision: Revision,
  records: KybWireRecords,
}).check(areOfOneTab);

/** The save after this one. */
export const KybSaveAnswer = Schema.Struct({ revision: Revision, savedAt: Schema.Int });

/** The answer of the registration, by type. */
export const KybRegistrationFromWire = Schema.Union([
  Schema.Struct({
    registerType: Schema.Literal('registerNew'),
    token: Schema.NonEmptyString,
    custId: Schema.NonEmptyString,
  }),
  Schema.Struct({ registerType: Schema.Literal('registerBefore'), custId: Schema.NonEmptyString }),
]);

/** The destination of the verification transfer. */
export const KybBankInfo = Schema.Struct({ beneficiary: WireText, iban: WireText, bic: WireText, reference: WireId });
