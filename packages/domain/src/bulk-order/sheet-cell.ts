/**
 * A cell of a sheet: text, numbers as a person would type them, or something else. A boolean, a
 * date and an error are invalid in any column; a formula counts with its stored value.
 */

/** `text` is the stored form: `TRUE`, the number of a date, `#N/A`. */
export interface OddCell {
  readonly holds: 'truth' | 'date' | 'error';
  readonly text: string;
}

export type SheetCell = string | OddCell;

/** The first sheet of a file, hidden rows included; `contentHash` names the file's bytes. */
export interface BulkSheet {
  readonly contentHash: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** The text of a cell; empty if the cell is missing. */
export const textOfCell = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.text;
};

/** A cell of another kind is never empty. */
export const isEmptyCell = (cell: SheetCell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** The refusal of a cell that is neither text nor number, in any column that is read. */
export interface CellNotText {
  readonly _tag: 'CellNotText';
  readonly holds: OddCell['holds'];
}

/** The most characters of a cell or header that an error quotes; longer ones end in an ellipsis. */
export const QUOTE_MAX_CHARACTERS = 100;

/** A cell as an error quotes it, shortened. */
export const quoteOf = (text: string): string => {
  const start = Array.from(text.slice(0, 2 * (QUOTE_MAX_CHARACTERS + 1)));
  return start.length > QUOTE_MAX_CHARACTERS ? `${start.slice(0, QUOTE_MAX_CHARACTERS).join('')}…` : text;
};
