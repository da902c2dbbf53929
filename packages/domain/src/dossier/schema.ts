/** How a dossier is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CompanyFromWire } from './company.schema.ts';
export {
  EmbargoScopeFromCode,
  KYB_RECORD_TYPE_CODES,
  KybWireRecords,
  type KybRecordType,
  type KybWireRecord,
} from './records.schema.ts';
