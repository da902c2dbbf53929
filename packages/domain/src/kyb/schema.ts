/** How the calls of the verification are sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  KybBankInfo,
  KybReadAnswer,
  KybReadBody,
  KybRecordTypeFromCode,
  KybRegistrationFromWire,
  KybSaveBody,
} from './calls.schema.ts';
