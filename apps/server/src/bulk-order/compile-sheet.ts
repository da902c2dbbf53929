/**
 * Compiles a sheet by the domain's rules, a few rows at a time, so that other requests are served in between. The result is the same as
 * if it were compiled at once: rows keep their numbers, and errors their order.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import {
  type BulkReport,
  type BulkRow,
  type BulkRules,
  type BulkSheet,
  compileBulk,
  dryRunBulk,
  isEmptyCell,
  type SheetRefusal,
} from '@offrande/domain/bulk-order';
import { add, zero } from '@offrande/domain/money';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';

/** A few milliseconds' work: the longest that other requests wait, however many files are uploaded. */
export const ROWS_AT_ONCE = 25;

export interface CompiledSheet extends BulkReport {
  readonly rows: readonly BulkRow[];
}

const isFull = (cells: BulkSheet['rows'][number]): boolean => !cells.every(isEmptyCell);

const NOTHING: BulkSheet['rows'][number] = [];

/** Parts of the sheet, each with the header and with empty rows in place of the preceding ones; at least one part. */
function* partsOf({ contentHash, rows }: BulkSheet): Generator<BulkSheet> {
  const header = rows[0] ?? NOTHING;
  let hasPart = false;
  for (let at = 1; at < rows.length; at += ROWS_AT_ONCE) {
    const part = rows.slice(at, at + ROWS_AT_ONCE);
    if (!part.some(isFull)) continue;
    hasPart = true;
    yield { contentHash, rows: [header, ...Array.from({ length: at - 1 }, () => NOTHING), ...part] };
  }
  if (!hasPart) yield { contentHash, rows };
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one part at a time, in order of arrival, yielding to the event loop before each. */
const inTurn = <T>(work: () => T): Promise<T> => {
  const mine = last.then(() => breathe()).then(work);
  last = mine.catch(() => undefined);
  return mine;
};

/** Whether a part has values only in columns that are ignored. */
const isBlank = (refusal: SheetRefusal): boolean =>
  refusal._tag === 'WrongFileFormat' && refusal.fault?._tag === 'NoRows';

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
  let blankRefusal: SheetRefusal | null = null;
  let amount = zero(rules.product.minAmount.currency);
  let ignored: BulkReport['ignored'] = [];
  for (const part of partsOf(sheet)) {
    const compiled = await inTurn(() => compilePart(part, rules));
    if (Result.isFailure(compiled)) {
      if (!isBlank(compiled.failure)) return Result.fail(compiled.failure);
      blankRefusal = compiled.failure;
      continue;
    }
    rows.push(...compiled.success.rows);
    errors.push(...compiled.success.errors);
    cards += compiled.success.cards;
    amount = add(amount, compiled.success.amount);
    ignored = compiled.success.ignored;
  }
  if (blankRefusal !== null && rows.length === 0 && errors.length === 0) return Result.fail(blankRefusal);
  return Result.succeed({ rows, errors, cards, amount, ignored });
};
