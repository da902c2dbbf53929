/**
 * Compiling a sheet by the domain's rules, some hundred rows at a time, so that other buyers are served in between. What comes
 * out is the same as if it were compiled at once: rows keep their numbers, and faults their order.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import {
  type BulkReport,
  type BulkRow,
  type BulkRules,
  type BulkSheet,
  compileBulk,
  dryRunBulk,
  type SheetRefusal,
} from '@offrande/domain/bulk-order';
import { add, zero } from '@offrande/domain/money';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';

const ROWS_AT_ONCE = 250;

export interface CompiledSheet extends BulkReport {
  readonly rows: readonly BulkRow[];
}

const isFull = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Parts of the sheet, each with the header and with empty rows in place of those before it; at least one. */
const partsOf = ({ contentHash, rows }: BulkSheet): readonly BulkSheet[] => {
  const [header = [], ...rest] = rows;
  const parts: BulkSheet[] = [];
  for (let at = 0; at < rest.length; at += ROWS_AT_ONCE) {
    const part = rest.slice(at, at + ROWS_AT_ONCE);
    const before = Array.from({ length: at }, (): readonly string[] => []);
    if (part.some(isFull)) parts.push({ contentHash, rows: [header, ...before, ...part] });
  }
  return parts.length === 0 ? [{ contentHash, rows }] : parts;
};

const compilePart = (part: BulkSheet, rules: BulkRules): Result.Result<CompiledSheet, SheetRefusal> => {
  const batch = compileBulk(part, rules, numberingPlan);
  if (Result.isSuccess(batch)) {
    const { rows, amount, ignored } = batch.success;
    return Result.succeed({ rows, cards: rows.length, amount, ignored, errors: [] });
  }
  return Result.map(dryRunBulk(part, rules, numberingPlan), (report) => ({ ...report, rows: [] }));
};

export const compileSheet = async (
  sheet: BulkSheet,
  rules: BulkRules,
): Promise<Result.Result<CompiledSheet, SheetRefusal>> => {
  const rows: BulkRow[] = [];
  const errors: BulkReport['errors'][number][] = [];
  let cards = 0;
  let amount = zero(rules.product.minAmount.currency);
  let ignored: BulkReport['ignored'] = [];
  for (const part of partsOf(sheet)) {
    const compiled = compilePart(part, rules);
    if (Result.isFailure(compiled)) return Result.fail(compiled.failure);
    rows.push(...compiled.success.rows);
    errors.push(...compiled.success.errors);
    cards += compiled.success.cards;
    amount = add(amount, compiled.success.amount);
    ignored = compiled.success.ignored;
    await breathe();
  }
  return Result.succeed({ rows, errors, cards, amount, ignored });
};
