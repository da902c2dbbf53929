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

export const createSheetRows = (): SheetRows => {
  const rows: SheetCell[][] = [];
  const reach = (row: number): void => {
    if (row >= CAPS.sheetRows) throw new Unreadable({ _tag: 'TooManyRows', max: CAPS.rows, rows: row });
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
