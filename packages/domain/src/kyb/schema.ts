/** How the calls of the verification are sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  areOfOneTab,
  AskedItems,
  KybBankInfo,
  KybReadAnswer,
  KybReadBody,
  KybRecordTypeFromCode,
  KybRegistrationFromWire,
  KybSaveAnswer,
  KybSaveBody,
  type KybSaves,
} from './calls.schema.ts';
