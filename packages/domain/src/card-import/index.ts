/** Importing a card, or a card's balance, into an account by its code (S1.16, S1.17, S4.51, S4.52, A-58, A-89). */
export { importNotice, type ImportNotice } from './import-notice.ts';
export {
  activatesAccount,
  checkImport,
  IMPORT_TYPES,
  importRequest,
  memberAfterImport,
  offeredImports,
  type ImportAnswer,
  type ImportDetails,
  type ImportEntry,
  type ImportPolicy,
  type ImportRefusals,
  type ImportRequest,
  type ImportType,
} from './card-import.ts';
export {
  importMachine,
  selectActivatesAccount,
  selectImportNotice,
  selectIsNeedPinCode,
  type ImportEvent,
  type ImportInput,
  type ImportSnapshot,
} from './import.machine.ts';
