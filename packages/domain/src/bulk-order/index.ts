/** Bulk files of companies and salesmen: many cards from one spreadsheet (spec sections 3, 5, 6 and 8, A-63, A-141, A-186). */
export { BULK_COLUMNS, columnNeeds, columnsFor } from './columns.ts';
export type { BulkColumn } from './columns.ts';
export { columnName } from './column-names.ts';
export { namedColumns } from './header.ts';
export type { BulkHeader, HeaderFault, IgnoredColumn } from './header.ts';
export { bulkDeliveryTypes, bulkRulesOf } from './rules.ts';
export type { BulkRules } from './rules.ts';
export type { CellFault, CellRefusal, RowValues } from './row.ts';
export { BULK_MAX_ROWS, checkSheet, compileBulk, dryRunBulk } from './compile.ts';
export type { BulkBatch, BulkError, BulkRefusal, BulkReport, BulkRow, SheetCheck, SheetRefusal } from './compile.ts';
export { alikeErrors, mendAlike, mendSheet, takeOut } from './mend.ts';
export type { Mend } from './mend.ts';
export { errorsOfTemplate, faultyLines, faultyOnly, sheetTable, templateRows } from './written-rows.ts';
export type { SheetTable, ShownLine } from './written-rows.ts';
export { isEmptyCell, quoteOf, textOfCell } from './sheet-cell.ts';
export type { BulkSheet, CellNotText, SheetCell } from './sheet-cell.ts';
export { mergeRows, rowKey } from './row-key.ts';
export { sampleSheet } from './sample.ts';
export { asFileLine } from './file-line.ts';
export { cardOfRow } from './card-of-row.ts';
export {
  BULK_FILE,
  BULK_SAMPLE_TYPES,
  bulkRefusalOfFailure,
  checkBulkFile,
  mayUseBulkFiles,
  WRONG_FILE_FORMAT_CODE,
} from './bulk-file.ts';
export type { BulkFileRefusal, BulkSampleType, FormatFault, WrongFileFormat } from './bulk-file.ts';
