/** A company's file on its way into the cart: its columns matched, read, corrected and uploaded (S5.36 to S5.38, A-63, A-186). */
export {
  canBeAnswered,
  chooseColumn,
  choicesAt,
  columnQuestion,
  isAnswer,
  matchSheet,
  missingAfter,
} from './column-match.ts';
export type { ColumnMatch, ColumnQuestion, UnknownColumn } from './column-match.ts';
export { firstMatches, recallMatch, rememberMatch } from './remembered-matches.ts';
export type { RememberedMatch } from './remembered-matches.ts';
export { bulkUploadMachine } from './bulk-upload.machine.ts';
export { selectFileObstacle, selectMatchable, selectMends, selectStopped } from './bulk-upload.selectors.ts';
export type { BulkUpload, BulkUploadEvent, BulkUploadSnapshot, FileSent, SheetOutcome } from './bulk-upload.machine.ts';
