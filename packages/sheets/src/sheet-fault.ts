/** A file that cannot be read as a sheet, and the caps that keep hostile ones from costing anything (reliability row 21). */
import type { BULK_MAX_ROWS } from '@offrande/domain/bulk-order';

/** `HasMacros`: a workbook of another type under an .xlsx name. `TooManyRows`: `rows` is the number read so far. */
export type SheetFault =
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'HasMacros' }
  | { readonly _tag: 'TooManyRows'; readonly max: number; readonly rows: number };

/** Thrown inside the reader, which returns its fault as a value. */
export class Unreadable extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault = { _tag: 'Unreadable' }) {
    super(fault._tag);
    this.fault = fault;
  }
}

/** The domain's limit. Only its type is imported, so that the process that reads a file need not load the domain. */
const ROWS: typeof BULK_MAX_ROWS = 5000;

/**
 * `cellCharacters` is the most that a spreadsheet's cell can hold, far more than any column accepts; `columns` is likewise generous. Whatever
 * exceeds these two is ignored.
 */
export const CAPS = {
  entries: 200,
  unpackedBytes: 50 * 2 ** 20,
  ratio: 100,
  rows: ROWS,
  /** Including empty rows: the header, and as many empty rows as filled ones. */
  sheetRows: 2 * ROWS + 1,
  columns: 100,
  cellCharacters: 32_767,
} as const;
