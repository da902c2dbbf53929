/**
 * The first row of a bulk file: the position of each column, by its key or its name in a language of the unit (A-141,
 *
 */
import { Result } from 'effect';
import { BULK_COLUMNS, columnNeeds } from './columns.ts';
import { columnsByName, foldHeader } from './column-names.ts';
import type { BulkColumn } from './columns.ts';
import type { BulkRules } from './rules.ts';
import { quoteOf } from './sheet-cell.ts';

/** A column that is not read: it is unknown, or this delivery type does not use it. */
export interface IgnoredColumn {
  readonly header: string;
  readonly reason: 'unknown' | 'unused';
}

/** `positions` maps positions in a row to the columns that are read. */
export interface BulkHeader {
  readonly positions: ReadonlyMap<BulkColumn, number>;
  readonly ignored: readonly IgnoredColumn[];
}

/** `RepeatedColumn`: one column under two headers. `RepeatedHeader`: an unknown header appears twice. */
type RepeatedFault =
  | { readonly _tag: 'RepeatedColumn'; readonly column: BulkColumn }
  | { readonly _tag: 'RepeatedHeader'; readonly header: string };

/** Why a header is refused. `MissingColumns`: required columns that it does not have. */
export type HeaderFault = { readonly _tag: 'MissingColumns'; readonly columns: readonly BulkColumn[] } | RepeatedFault;

type HeaderRules = Pick<BulkRules, 'deliveryType' | 'languages'>;

/** The columns that a header names, complete or not; `missing` are required. */
export interface NamedColumns {
  readonly positions: ReadonlyMap<BulkColumn, number>;
  readonly ignored: readonly (IgnoredColumn & { readonly position: number })[];
  readonly missing: readonly BulkColumn[];
}

/** The columns by their names. Columns may be in any order; any duplicate header is an error. */
export const namedColumns = (
  cells: readonly string[],
  { deliveryType, languages }: HeaderRules,
): Result.Result<NamedColumns, RepeatedFault> => {
  const needs = columnNeeds(deliveryType);
  const names = columnsByName(languages);
  const positions = new Map<BulkColumn, number>();
  const ignored: NamedColumns['ignored'][number][] = [];
  const seen = new Set<string>();
  for (const [position, cell] of cells.entries()) {
    const folded = foldHeader(cell);
    if (folded === '') continue;
    const column = names.get(folded);
    const header = quoteOf(cell);
    if (seen.has(column ?? folded))
      return Result.fail(
        column === undefined ? { _tag: 'RepeatedHeader', header } : { _tag: 'RepeatedColumn', column },
      );
    seen.add(column ?? folded);
    if (column !== undefined && needs[column] !== 'unused') positions.set(column, position);
    else ignored.push({ position, header, reason: column === undefined ? 'unknown' : 'unused' });
  }
  const missing = BULK_COLUMNS.filter((column) => needs[column] === 'needed' && !positions.has(column));
  return Result.succeed({ positions, ignored, missing });
};

/** Reads the header: a missing required column, or any duplicate header, is an error. */
export const readHeader = (cells: readonly string[], rules: HeaderRules): Result.Result<BulkHeader, HeaderFault> =>
  Result.flatMap(
    namedColumns(cells, rules),
    ({ positions, ignored, missing }): Result.Result<BulkHeader, HeaderFault> =>
      missing.length > 0
        ? Result.fail({ _tag: 'MissingColumns', columns: missing })
        : Result.succeed({ positions, ignored: ignored.map(({ header, reason }) => ({ header, reason })) }),
  );
