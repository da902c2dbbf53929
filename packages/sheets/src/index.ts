/**
 * Spreadsheets, in browsers and on servers: the first sheet of an .xlsx, .xls or .csv is read under caps as rows of cells, and rows of
 * strings are written as an .xlsx.
 */
export { readSheetFile, type SheetAnswer, type SheetTask, type SheetType } from './read-sheet.ts';
export { CAPS, type SheetFault } from './sheet-fault.ts';
export { toXlsx } from './write-xlsx.ts';
