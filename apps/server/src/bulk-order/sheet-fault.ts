/** A file that cannot be read as a sheet, and the caps that keep hostile ones from costing anything (reliability row 21). */

/** `HasMacros`: a workbook of another type under an .xlsx name. `TooManyRows` counts as far as the rows were read. */
export type SheetFault =
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'HasMacros' }
  | { readonly _tag: 'TooManyRows'; readonly max: number; readonly rows: number };

/** Thrown inside the reader, and told by it as a value. */
export class Unreadable extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault = { _tag: 'Unreadable' }) {
    super(fault._tag);
    this.fault = fault;
  }
}

/** `cellCharacters` is what a spreadsheet's cell can hold and far more than any column takes; `columns` likewise: what stands beyond is not looked into. */
export const CAPS = {
  entries: 200,
  unpackedBytes: 50 * 2 ** 20,
  ratio: 100,
  rows: 5000,
  /** Empty rows between count too: the header, and as many blank ones as full ones. */
  sheetRows: 10_001,
  columns: 100,
  cellCharacters: 32_767,
} as const;
