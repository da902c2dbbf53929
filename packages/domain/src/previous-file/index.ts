/** Files that a company uploaded before, and can use again (S7.21, A-183, A-186). */
export { cellsOfRows } from './cells-of-rows.ts';
export { BULK_FILE_DAYS, fileKeptUntil, isFileGone, isFileKept, previousFileUse } from './previous-file.ts';
export type { FileOrder, PreviousFile, PreviousFileUse } from './previous-file.ts';
