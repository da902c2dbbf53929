/** The rows of a sheet that are cards: numbered as the spreadsheet shows them, without empty ones. */
import type { BulkHeader } from './header.ts';
import { isEmptyCell } from './sheet-cell.ts';
import type { BulkSheet, SheetCell } from './sheet-cell.ts';

export interface NumberedRow {
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** A row is empty if all cells of the columns that are read are empty; other columns are ignored. */
export const numberedRows = (
  rows: BulkSheet['rows'],
  { positions }: Pick<BulkHeader, 'positions'>,
): readonly NumberedRow[] => {
  const read = [...positions.values()];
  return rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ line, cells }) => line > 1 && !read.every((position) => isEmptyCell(cells[position])));
};
