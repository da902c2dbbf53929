/**
 * A bulk file, read into cells, becomes typed rows or the list of everything that is wrong with it (spec section 5, S5.37,
 * one bad row refuses the file, all faults are told at once. Lines are numbered as the spreadsheet shows
 * them, the header being 1; empty rows are skipped and keep their numbers. One pass over the rows; nothing is kept of a
 * dry run but its faults and sums.
 */
import { Result } from 'effect';
import { sum } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { mayUseBulkFiles } from './bulk-file.ts';
import type { FormatFault, WrongFileFormat } from './bulk-file.ts';
import type { DeliveryTypeRefusal } from '../delivery/index.ts';
import { offeredDeliveryTypes } from '../line-entry/index.ts';
import { readHeader } from './header.ts';
import type { BulkHeader, IgnoredColumn } from './header.ts';
import { rowKey } from './row-key.ts';
import { checkRow } from './row.ts';
import type { CellFault, RowValues } from './row.ts';
import type { BulkRules } from './rules.ts';
import { exampleOf } from './sample.ts';

/** Rows of one file that are not empty, the header not counted. */
export const BULK_MAX_ROWS = 10_000;

/** The first sheet of a file, hidden rows included, cells as text; `contentHash` names the file's bytes. */
export interface BulkSheet {
  readonly contentHash: string;
  readonly rows: readonly (readonly string[])[];
}

/** A card to be made. */
export interface BulkRow extends RowValues {
  readonly key: string;
  readonly line: number;
}

/** A cell that is refused, where it stands, and an entry that would pass. */
export interface BulkError extends CellFault {
  readonly line: number;
  readonly example: string;
}

/** `amount` is the sum of the rows, the same in whatever order they stand. `ignored` are columns nobody read. */
export interface BulkBatch {
  readonly rows: readonly BulkRow[];
  readonly amount: Money;
  readonly ignored: readonly IgnoredColumn[];
}

/** What compiling the file would give: good rows, their sum, and every fault. */
export interface BulkReport {
  readonly cards: number;
  readonly amount: Money;
  readonly errors: readonly BulkError[];
  readonly ignored: readonly IgnoredColumn[];
}

/** `BulkNotOffered`: such a buyer uses no bulk files. `WrongFileFormat`: no row could be read. */
export type SheetRefusal = { readonly _tag: 'BulkNotOffered' } | DeliveryTypeRefusal | WrongFileFormat;

/** `RowsRefused`: every fault of the rows, by line and column. */
export type BulkRefusal = SheetRefusal | { readonly _tag: 'RowsRefused'; readonly errors: readonly BulkError[] };

interface NumberedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const numbered = (rows: BulkSheet['rows']): readonly NumberedRow[] =>
  rows.map((cells, at) => ({ line: at + 1, cells })).filter(({ line, cells }) => line > 1 && !isEmpty(cells));

interface ReadSheet {
  readonly header: BulkHeader;
  readonly rows: readonly NumberedRow[];
}

const refused = (fault: FormatFault): Result.Result<never, SheetRefusal> =>
  Result.fail({ _tag: 'WrongFileFormat', fault });

const readSheet = ({ rows: all }: BulkSheet, rules: BulkRules): Result.Result<ReadSheet, SheetRefusal> => {
  if (!mayUseBulkFiles(rules.buyer)) return Result.fail({ _tag: 'BulkNotOffered' });
  const offered = offeredDeliveryTypes(rules);
  if (!offered.includes(rules.deliveryType)) return Result.fail({ _tag: 'DeliveryTypeNotOffered', offered });
  const header = readHeader(all[0] ?? [], rules.deliveryType);
  if (Result.isFailure(header)) return refused(header.failure);
  const rows = numbered(all);
  if (rows.length === 0) return refused({ _tag: 'NoRows' });
  if (rows.length > BULK_MAX_ROWS) return refused({ _tag: 'TooManyRows', max: BULK_MAX_ROWS, rows: rows.length });
  return Result.succeed({ header: header.success, rows });
};

/** Checks every row; gives the good ones to `keep` and returns the faults of the others. */
const checkRows = (
  { header, rows }: ReadSheet,
  rules: BulkRules,
  plan: NumberingPlan,
  keep: (line: number, values: RowValues) => void,
): readonly BulkError[] => {
  const errors: BulkError[] = [];
  for (const { line, cells } of rows) {
    const checked = checkRow((column) => cells[header.positions.get(column) ?? -1] ?? '', rules, plan);
    if (Result.isSuccess(checked)) keep(line, checked.success);
    else for (const fault of checked.failure) errors.push({ line, ...fault, example: exampleOf(fault.column, rules) });
  }
  return errors;
};

const amountOf = (rows: readonly { readonly amount: Money }[], { product }: BulkRules): Money =>
  sum(
    rows.map(({ amount }) => amount),
    product.minAmount.currency,
  );

/** The rows of a file as cards to be made, or everything that is wrong with it. */
export const compileBulk = (
  sheet: BulkSheet,
  rules: BulkRules,
  plan: NumberingPlan,
): Result.Result<BulkBatch, BulkRefusal> =>
  Result.flatMap(readSheet(sheet, rules), (read): Result.Result<BulkBatch, BulkRefusal> => {
    const rows: BulkRow[] = [];
    const errors = checkRows(read, rules, plan, (line, values) => {
      rows.push({ key: rowKey(sheet.contentHash, line), line, ...values });
    });
    if (errors.length > 0) return Result.fail({ _tag: 'RowsRefused', errors });
    return Result.succeed({ rows, amount: amountOf(rows, rules), ignored: read.header.ignored });
  });

/** A dry run: the same checks, good rows counted and bad ones told side by side, nothing made. */
export const dryRunBulk = (
  sheet: BulkSheet,
  rules: BulkRules,
  plan: NumberingPlan,
): Result.Result<BulkReport, SheetRefusal> =>
  Result.map(readSheet(sheet, rules), (read) => {
    const good: { readonly amount: Money }[] = [];
    const errors = checkRows(read, rules, plan, (_, { amount }) => good.push({ amount }));
    return { cards: good.length, amount: amountOf(good, rules), errors, ignored: read.header.ignored };
  });
