/** Reads spreadsheets under caps, in browsers and on servers: the first sheet of an .xlsx, .xls or .csv as rows of cells. */
export { readSheetFile, type SheetAnswer, type SheetTask, type SheetType } from './read-sheet.ts';
export { CAPS, type SheetFault } from './sheet-fault.ts';
