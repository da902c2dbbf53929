/** The rows of a sheet, filled cell by cell in any order, under the caps on rows and columns. */
import type { SheetCell } from '@offrande/domain/bulk-order';
import { CAPS, Unreadable } from './sheet-fault.ts';

export interface SheetRows {
  readonly rows: readonly (readonly SheetCell[])[];
  /** Adds rows up to this one, counted from 0. */
  readonly reach: (row: number) => void;
  /** Ignores cells beyond the last column. */
  readonly put: (row: number, column: number, cell: SheetCell) => void;
}

/** Told of each row that is begun: how many there are so far, and of how many where the file says so. */
export type OnRow = (rows: number, of: number | null) => void;

/** `stated` returns the number of rows that the file claims to have. */
export const createSheetRows = (onRow: OnRow, stated: () => number | null = () => null): SheetRows => {
  const rows: SheetCell[][] = [];
  const reach = (row: number): void => {
    if (row >= CAPS.sheetRows) throw new Unreadable({ _tag: 'TooManyRows', max: CAPS.rows, rows: row });
    if (rows.length <= row) onRow(row + 1, stated());
    while (rows.length <= row) rows.push([]);
  };
  return {
    rows,
    reach,
    put: (row, column, cell) => {
      reach(row);
      if (column >= CAPS.columns) return;
      const cells = rows[row]!;
      while (cells.length < column) cells.push('');
      cells[column] = cell;
    },
  };
};
