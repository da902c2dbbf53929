/**
 * What a person may order without another's decision: per order and per calendar month of the unit's zone, both inclusive.
 * Source: A-183.
 */
import { Result } from 'effect';
import { checkParts } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import { formatAmountForField, readAmountEntry } from '../locale/index.ts';
import type { AmountEntryRefusal, DecimalSeparator } from '../locale/index.ts';
import { add, compare, decodeAmount, isPositive } from '../money/index.ts';
import type { AmountRefusal, Currency, Money } from '../money/index.ts';
import { instantOf, localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** Null: no limit. */
export interface SpendingLimits {
  readonly perOrder: Money | null;
  readonly perMonth: Money | null;
}

export const UNLIMITED: SpendingLimits = { perOrder: null, perMonth: null };

export const hasLimit = ({ perOrder, perMonth }: SpendingLimits): boolean => perOrder !== null || perMonth !== null;

/** As typed, and as sent: decimal strings; empty where there is no limit. */
export interface LimitsEntry {
  readonly perOrder: string;
  readonly perMonth: string;
}

/** `AmountNotPositive`: a limit of nothing would be no way to order at all. */
export type LimitRefusal = AmountEntryRefusal | AmountRefusal | { readonly _tag: 'AmountNotPositive' };

const readLimit = (entry: string, currency: Currency): Result.Result<Money | null, LimitRefusal> => {
  if (entry.trim() === '') return Result.succeed(null);
  return Result.flatMap(readAmountEntry(entry, currency), (text): Result.Result<Money, LimitRefusal> =>
    Result.flatMap(decodeAmount(text, currency), (amount) =>
      isPositive(amount) ? Result.succeed(amount) : Result.fail({ _tag: 'AmountNotPositive' }),
    ),
  );
};

const check = (entry: LimitsEntry, currency: Currency) =>
  checkParts({ perOrder: readLimit(entry.perOrder, currency), perMonth: readLimit(entry.perMonth, currency) }, {});

export type LimitsRefusals = RefusalOf<ReturnType<typeof check>>;

/** Reads both limits in the unit's currency. */
export const checkLimits = (entry: LimitsEntry, currency: Currency): Result.Result<SpendingLimits, LimitsRefusals> =>
  check(entry, currency);

/** The entry of limits, as `checkLimits` reads it back. */
export const limitsEntryOf = (
  { perOrder, perMonth }: SpendingLimits,
  decimalSeparator: DecimalSeparator = '.',
): LimitsEntry => ({
  perOrder: perOrder === null ? '' : formatAmountForField(perOrder, decimalSeparator),
  perMonth: perMonth === null ? '' : formatAmountForField(perMonth, decimalSeparator),
});

/** `OverOrderLimit`, `OverMonthLimit`: an approver of the company who is not the buyer would have to decide. */
export type SpendingRefusal =
  | { readonly _tag: 'OverOrderLimit'; readonly limit: Money }
  | { readonly _tag: 'OverMonthLimit'; readonly limit: Money; readonly spent: Money };

/** Whether an order stays within the limits of its buyer. `spent`: what this person ordered in the month so far. */
export const checkSpending = (
  { perOrder, perMonth }: SpendingLimits,
  total: Money,
  spent: Money,
): Result.Result<Money, SpendingRefusal> => {
  if (perOrder !== null && compare(total, perOrder) > 0)
    return Result.fail({ _tag: 'OverOrderLimit', limit: perOrder });
  if (perMonth !== null && compare(add(spent, total), perMonth) > 0)
    return Result.fail({ _tag: 'OverMonthLimit', limit: perMonth, spent });
  return Result.succeed(total);
};

/** The first instant of the calendar month in the zone: what was ordered since counts against `perMonth`. */
export const spendingSince = (now: Instant, zone: string): Instant =>
  instantOf({ ...localDate(now, zone), day: 1, hour: 0, minute: 0 }, zone);
