/** Bulk files of companies and salesmen: many cards from one spreadsheet (spec sections 3, 5, 6 and 8, A-63, A-141). */
export { BULK_COLUMNS, columnNeeds, columnsFor } from './columns.ts';
export type { BulkColumn } from './columns.ts';
export type { BulkHeader, HeaderFault, IgnoredColumn } from './header.ts';
export type { BulkRules } from './rules.ts';
export { CELL_MAX_CHARACTERS } from './row.ts';
export type { CellFault, CellRefusal, RowValues } from './row.ts';
export { BULK_MAX_ROWS, compileBulk, dryRunBulk } from './compile.ts';
export type { BulkBatch, BulkError, BulkRefusal, BulkReport, BulkRow, BulkSheet, SheetRefusal } from './compile.ts';
export { isEmptyCell, QUOTE_MAX_CHARACTERS, quoteOf, textOfCell } from './sheet-cell.ts';
export type { CellNotText, OddCell, SheetCell } from './sheet-cell.ts';
export { mergeRows, rowKey } from './row-key.ts';
export { exampleOf, sampleRows } from './sample.ts';
export { asFileLine } from './file-line.ts';
export {
  BULK_FILE,
  BULK_SAMPLE_TYPES,
  bulkRefusalOfFailure,
  checkBulkFile,
  mayUseBulkFiles,
  WRONG_FILE_FORMAT_CODE,
} from './bulk-file.ts';
export type { BulkFileRefusal, BulkSampleType, FormatFault, WrongFileFormat } from './bulk-file.ts';
