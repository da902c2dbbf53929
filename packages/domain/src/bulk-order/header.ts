/** The first row of a bulk file: which column stands where. Letter case, blanks, hyphens and underscores do not count. */
import { Result } from 'effect';
import type { DeliveryType } from '../delivery/index.ts';
import { BULK_COLUMNS, columnNeeds } from './columns.ts';
import type { BulkColumn } from './columns.ts';

/** A column that is not read: nobody knows it, or this delivery type has no use for it. */
export interface IgnoredColumn {
  readonly header: string;
  readonly reason: 'unknown' | 'unused';
}

/** `positions` holds the columns that are read, by their place in a row. */
export interface BulkHeader {
  readonly positions: ReadonlyMap<BulkColumn, number>;
  readonly ignored: readonly IgnoredColumn[];
}

export type HeaderFault =
  | { readonly _tag: 'MissingColumns'; readonly columns: readonly BulkColumn[] }
  | { readonly _tag: 'RepeatedColumn'; readonly column: BulkColumn };

const fold = (header: string): string => header.toLowerCase().replace(/[\s_-]/gu, '');

const COLUMN_OF: ReadonlyMap<string, BulkColumn> = new Map(BULK_COLUMNS.map((column) => [fold(column), column]));

/** Reads the header. Columns may stand in any order; a needed one that is missing, or one that is there twice, is a fault. */
export const readHeader = (cells: readonly string[], type: DeliveryType): Result.Result<BulkHeader, HeaderFault> => {
  const needs = columnNeeds(type);
  const positions = new Map<BulkColumn, number>();
  const ignored: IgnoredColumn[] = [];
  for (const [position, header] of cells.entries()) {
    const column = COLUMN_OF.get(fold(header));
    if (column !== undefined && positions.has(column)) return Result.fail({ _tag: 'RepeatedColumn', column });
    if (column !== undefined && needs[column] !== 'unused') positions.set(column, position);
    else if (fold(header) !== '') ignored.push({ header, reason: column === undefined ? 'unknown' : 'unused' });
  }
  const columns = BULK_COLUMNS.filter((column) => needs[column] === 'needed' && !positions.has(column));
  return columns.length === 0
    ? Result.succeed({ positions, ignored })
    : Result.fail({ _tag: 'MissingColumns', columns });
};
