/**
 * Numbers without gaps: the next of a unit's year in its series, assigned once to what is numbered. The transaction that takes a number
 * locks the counter's row until it has written the document, so that no number is lost or assigned twice. One that numbers both an
 * invoice and its credit note takes the invoice's number first.
 */
import { localDate } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export type Series = 'invoice' | 'creditNote';

/** The place of a document in its series; the year is that of its issue in the unit's zone. */
export interface DocumentNumber {
  readonly year: number;
  readonly number: number;
  readonly issued_at: Date;
}

/** What is numbered. */
export interface Numbered<Row extends DocumentNumber> {
  readonly series: Series;
  /** The document, if it has its number. */
  readonly find: RawBuilder<Row>;
  /** Writes it. `next` is a query whose `last` is its number. */
  readonly write: (
    next: RawBuilder<unknown>,
    issued: { readonly year: number; readonly now: Date },
  ) => RawBuilder<unknown>;
}

const lockCounter = (transaction: UnitTransaction, unit: Unit, series: Series, year: number): Promise<unknown> =>
  sql`insert into document_counter (bu_id, series, year, last) values (${unit.id}, ${series}, ${year}, 0)
    on conflict (bu_id, series, year) do update set last = document_counter.last`.execute(transaction);

const takeNext = (unit: Unit, series: Series, year: number): RawBuilder<unknown> =>
  sql`update document_counter set last = last + 1
    where bu_id = ${unit.id} and series = ${series} and year = ${year} returning last`;

/** The document with its number, which it gets on the first request. */
export const numberOnce = async <Row extends DocumentNumber>(
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  { series, find, write }: Numbered<Row>,
): Promise<Row> => {
  const first = async (): Promise<Row | undefined> => (await find.execute(transaction)).rows[0];
  const known = await first();
  if (known !== undefined) return known;
  const now = shop.clock();
  const { year } = localDate(now.getTime(), unit.timeZone);
  await lockCounter(transaction, unit, series, year);
  // Another transaction may have numbered it while this one waited for the counter.
  const numbered = await first();
  if (numbered !== undefined) return numbered;
  await write(takeNext(unit, series, year), { year, now }).execute(transaction);
  return (await first())!;
};
