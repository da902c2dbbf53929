/**
 * A cell of a sheet as it is read: text, numbers as a person would type them, or what is neither. A
 * truth value, a date and an error are no entry of any column; a formula counts with its stored value.
 */

/** `text` is how the file stores it: `TRUE`, the number of a day, `#N/A`. */
export interface OddCell {
  readonly holds: 'truth' | 'date' | 'error';
  readonly text: string;
}

export type SheetCell = string | OddCell;

/** What a cell says; one that is not there says nothing. */
export const textOfCell = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.text;
};

/** An odd cell is never empty. */
export const isEmptyCell = (cell: SheetCell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Why a cell of another kind than text or number is refused, in whatever column that is read. */
export interface CellNotText {
  readonly _tag: 'CellNotText';
  readonly holds: OddCell['holds'];
}

/** Characters of a cell or header that are told again; what is longer ends in an ellipsis. */
export const QUOTE_MAX_CHARACTERS = 100;

/** A cell as it is told beside what is wrong with it. Never longer than it helps. */
export const quoteOf = (text: string): string => {
  const start = Array.from(text.slice(0, 2 * (QUOTE_MAX_CHARACTERS + 1)));
  return start.length > QUOTE_MAX_CHARACTERS ? `${start.slice(0, QUOTE_MAX_CHARACTERS).join('')}…` : text;
};
