/**
 * The statement of a card over a period: what was on it before, every movement, and what is on it at the end; opening and
 * movements together make the closing balance. Days are the unit's. Source: issue of the holder's life of a card, S3.99.
 */
import { balanceChange } from '../card-history/index.ts';
import type { CardEvent, CardEventKind } from '../card-history/index.ts';
import { isZero, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { addDays, addMonths, compareDates, localDate } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** `year`: since 1 January. `twelveMonths`: the last twelve, the day included. */
export const STATEMENT_PERIODS = ['all', 'year', 'twelveMonths'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

/** Both days belong to it. `from` is null where it begins with the card. */
export interface StatementRange {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate;
}

export const statementRange = (period: StatementPeriod, today: CalendarDate): StatementRange => {
  if (period === 'all') return { from: null, to: today };
  const from = period === 'year' ? { year: today.year, month: 1, day: 1 } : addDays(addMonths(today, -12), 1);
  return { from, to: today };
};

/** `change` is negative for what was taken; `balance` is what is on the card after it. */
export interface Movement {
  readonly kind: CardEventKind;
  readonly on: CalendarDate;
  readonly change: Money;
  readonly balance: Money;
  readonly reference: string | null;
}

export interface CardStatement {
  readonly opening: Money;
  readonly movements: readonly Movement[];
  readonly closing: Money;
}

/** `events` are in the order in which they happened; those that moved nothing are left out. */
export const cardStatement = (
  events: readonly CardEvent[],
  { from, to }: StatementRange,
  { timeZone, currency }: { readonly timeZone: string; readonly currency: Currency },
): CardStatement => {
  const dated = events.map((event) => ({ ...event, on: localDate(event.at, timeZone) }));
  const before = dated.filter(({ on }) => from !== null && compareDates(on, from) < 0);
  const movements = dated
    .filter(({ on }) => (from === null || compareDates(on, from) >= 0) && compareDates(on, to) <= 0)
    .map(({ kind, on, reference, balanceAfter: balance, ...event }) => ({
      kind,
      on,
      change: balanceChange({ kind, ...event }),
      balance,
      reference,
    }))
    .filter(({ change }) => !isZero(change));
  const opening = before.at(-1)?.balanceAfter ?? zero(currency);
  return { opening, movements, closing: movements.at(-1)?.balance ?? opening };
};
