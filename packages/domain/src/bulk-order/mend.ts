/**
 * Corrections of a sheet in the browser: cells are replaced and rows taken out, while lines keep the
 * numbers under which their errors are shown. The corrected sheet is checked like any other.
 */
import type { BulkColumn } from './columns.ts';
import { columnsByName, foldHeader } from './column-names.ts';
import type { BulkError } from './compile.ts';
import type { BulkRules } from './rules.ts';
import { QUOTE_MAX_CHARACTERS, textOfCell } from './sheet-cell.ts';
import type { BulkSheet, SheetCell } from './sheet-cell.ts';

/** One correction. `line` is the line of the spreadsheet, the header being 1. */
export type Mend =
  | { readonly _tag: 'CellMended'; readonly line: number; readonly column: BulkColumn; readonly value: string }
  | { readonly _tag: 'RowTakenOut'; readonly line: number };

type Cells = readonly SheetCell[];

const withCell = (cells: Cells, position: number, value: string): Cells => {
  const missing = Math.max(0, position + 1 - cells.length);
  return [...cells, ...Array.from({ length: missing }, () => '')].with(position, value);
};

const positionsOf = (header: Cells, { languages }: Pick<BulkRules, 'languages'>): Map<BulkColumn, number> => {
  const names = columnsByName(languages);
  return new Map(
    header.flatMap((cell, position) => {
      const column = names.get(foldHeader(textOfCell(cell)));
      return column === undefined ? [] : [[column, position] as const];
    }),
  );
};

/** Rows may be longer than the header; cells beyond it must not come under a new column. */
const widthOf = (rows: readonly Cells[]): number => rows.reduce((widest, { length }) => Math.max(widest, length), 0);

/**
 * The sheet after the corrections, in their order: later ones win. Lines keep their numbers: a row that was taken out is
 * empty. A column that the file lacks is added at the end of the header under its key. Corrections of the header, or of
 * lines that the sheet does not have, change nothing.
 */
export const mendSheet = (sheet: BulkSheet, mends: readonly Mend[], rules: Pick<BulkRules, 'languages'>): BulkSheet => {
  const rows: Cells[] = [...sheet.rows];
  const positions = positionsOf(rows[0] ?? [], rules);
  const positionOf = (column: BulkColumn): number => {
    const position = positions.get(column) ?? widthOf(rows);
    if (!positions.has(column)) rows[0] = withCell(rows[0] ?? [], position, column);
    positions.set(column, position);
    return position;
  };
  for (const mend of mends) {
    const at = mend.line - 1;
    const cells = rows[at];
    if (cells === undefined || at === 0) continue;
    rows[at] = mend._tag === 'RowTakenOut' ? [] : withCell(cells, positionOf(mend.column), mend.value);
  }
  return { ...sheet, rows };
};

/** An error quotes only the beginning of a long cell: two of them need not have the same content. */
const isShortened = ({ value }: BulkError): boolean => Array.from(value).length > QUOTE_MAX_CHARACTERS;

/** The errors with the same content in the same column, which one correction can mend; the given one is among them. */
export const alikeErrors = (errors: readonly BulkError[], error: BulkError): readonly BulkError[] =>
  errors.filter(
    ({ column, value, line }) =>
      column === error.column && value === error.value && (line === error.line || !isShortened(error)),
  );

/** The corrections that take out the rows of these errors, each once. */
export const takeOut = (errors: readonly BulkError[]): readonly Mend[] =>
  [...new Set(errors.map(({ line }) => line))].map((line) => ({ _tag: 'RowTakenOut', line }));

/** The corrections of an error and of all that are alike. */
export const mendAlike = (errors: readonly BulkError[], error: BulkError, value: string): readonly Mend[] =>
  alikeErrors(errors, error).map(({ line, column }) => ({ _tag: 'CellMended', line, column, value }));
