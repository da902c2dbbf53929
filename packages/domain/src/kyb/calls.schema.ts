/**
 * The calls of a verification: reading by type, saving by tab, registering, the bank information (spec section 7, S7.58
 * to S7.61). The email is verified like any one-time code.
 */
import { Schema } from 'effect';
import { KYB_TABS, isOfTab } from '../dossier/index.ts';
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
export const KybReadAnswer = Schema.Struct({ records: KybWireRecords, isSubmitted: Schema.Boolean });

/** Saves one tab: its records have only the parts of that tab. */
export const KybSaveBody = Schema.Struct({
  custId: WireText,
  tab: Schema.Literals(KYB_TABS),
  records: KybWireRecords,
}).check(Schema.makeFilter(({ tab, records }) => isOfTab(tab, records), { expected: 'the parts of one tab' }));

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
