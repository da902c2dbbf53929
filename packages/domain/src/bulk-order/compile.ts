/**
 * Compiles the cells of a bulk file to typed rows, or to the list of all errors in it (spec section 5, S5.37, A-63,
 * one invalid row makes the file invalid, and all errors are reported at once. Lines are numbered as the
 * spreadsheet shows them, the header being 1; empty rows are skipped and keep their numbers. One pass over the rows; a
 * dry run only collects errors and sums.
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
import { numberedRows } from './numbered-rows.ts';
import type { NumberedRow } from './numbered-rows.ts';
import { repetitions } from './repeated-rows.ts';
import type { RepeatedRow } from './repeated-rows.ts';
import { rowKey } from './row-key.ts';
import { checkRow } from './row.ts';
import type { CellFault, RowValues } from './row.ts';
import type { BulkRules } from './rules.ts';
import { exampleOf } from './sample.ts';
import { quoteOf, textOfCell } from './sheet-cell.ts';
import type { BulkSheet } from './sheet-cell.ts';

/** The most rows of a file, without empty ones and the header. */
export const BULK_MAX_ROWS = 5000;

/** A card to be made. */
export interface BulkRow extends RowValues {
  readonly key: string;
  readonly line: number;
}

/** An invalid cell: its position, the beginning of its content, and an example of a valid entry. */
export interface BulkError extends CellFault {
  readonly line: number;
  readonly example: string;
}

/** `amount` is the sum of the rows, independent of their order. `ignored` are columns that were not read. */
export interface BulkBatch {
  readonly rows: readonly BulkRow[];
  readonly amount: Money;
  readonly ignored: readonly IgnoredColumn[];
}

/** What compiling the file would return: the number of valid rows, their sum, and every error. */
export interface BulkReport {
  readonly cards: number;
  readonly amount: Money;
  readonly errors: readonly BulkError[];
  readonly ignored: readonly IgnoredColumn[];
}

/** A report that also names the valid rows which repeat an earlier one. */
export interface SheetCheck extends BulkReport {
  readonly repeated: readonly RepeatedRow[];
}

/** `BulkNotOffered`: bulk files are not available to this buyer. `WrongFileFormat`: no row could be read. */
export type SheetRefusal = { readonly _tag: 'BulkNotOffered' } | DeliveryTypeRefusal | WrongFileFormat;

/** `RowsRefused`: every error of the rows, by line and column. */
export type BulkRefusal = SheetRefusal | { readonly _tag: 'RowsRefused'; readonly errors: readonly BulkError[] };

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
  const header = readHeader((all[0] ?? []).map(textOfCell), rules);
  if (Result.isFailure(header)) return refused(header.failure);
  const rows = numberedRows(all, header.success);
  if (rows.length === 0) return refused({ _tag: 'NoRows' });
  if (rows.length > BULK_MAX_ROWS) return refused({ _tag: 'TooManyRows', max: BULK_MAX_ROWS, rows: rows.length });
  return Result.succeed({ header: header.success, rows });
};

/** Refusals of the cells that are neither text nor number. */
const oddFaults = ({ cells }: NumberedRow, { positions }: BulkHeader): readonly CellFault[] =>
  [...positions].flatMap(([column, position]) => {
    const cell = cells[position];
    if (cell === undefined || typeof cell === 'string') return [];
    return [{ column, value: cell.text, reason: { _tag: 'CellNotText', holds: cell.holds } }];
  });

const checkCells = (row: NumberedRow, header: BulkHeader, rules: BulkRules, plan: NumberingPlan) => {
  const odd = oddFaults(row, header);
  if (odd.length > 0) return Result.fail(odd);
  return checkRow((column) => textOfCell(row.cells[header.positions.get(column) ?? -1]), rules, plan);
};

/** Told of each row that is checked: how many were, and of how many. */
export type OnRowChecked = (checked: number, of: number) => void;

const nothing = (): void => undefined;

/** Checks every row; passes the valid ones to `keep` and returns the errors of the others. */
const checkRows = (
  { header, rows }: ReadSheet,
  rules: BulkRules,
  plan: NumberingPlan,
  keep: (line: number, values: RowValues) => void,
  onRow: OnRowChecked = nothing,
): readonly BulkError[] => {
  const errors: BulkError[] = [];
  for (const [at, row] of rows.entries()) {
    onRow(at + 1, rows.length);
    const checked = checkCells(row, header, rules, plan);
    if (Result.isSuccess(checked)) keep(row.line, checked.success);
    else
      for (const { column, value, reason } of checked.failure)
        errors.push({ line: row.line, column, value: quoteOf(value), reason, example: exampleOf(column, rules) });
  }
  return errors;
};

const amountOf = (rows: readonly { readonly amount: Money }[], { product }: BulkRules): Money =>
  sum(
    rows.map(({ amount }) => amount),
    product.minAmount.currency,
  );

/** The rows of a file as cards to be made, or all of its errors. */
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

/** A dry run for the buyer: the same checks, with valid rows counted, errors listed, and no rows returned. */
export const checkSheet = (
  sheet: BulkSheet,
  rules: BulkRules,
  plan: NumberingPlan,
  onRow: OnRowChecked = nothing,
): Result.Result<SheetCheck, SheetRefusal> =>
  Result.map(readSheet(sheet, rules), (read) => {
    const good: { readonly amount: Money }[] = [];
    const { repeated, note } = repetitions();
    const keep = (line: number, values: RowValues): void => {
      good.push({ amount: values.amount });
      note(line, values);
    };
    const errors = checkRows(read, rules, plan, keep, onRow);
    return { cards: good.length, amount: amountOf(good, rules), errors, ignored: read.header.ignored, repeated };
  });

/** A dry run without repeated rows, which a part of a sheet does not tell. */
export const dryRunBulk = (
  sheet: BulkSheet,
  rules: BulkRules,
  plan: NumberingPlan,
): Result.Result<BulkReport, SheetRefusal> =>
  Result.map(checkSheet(sheet, rules, plan), ({ repeated: _repeated, ...report }) => report);
