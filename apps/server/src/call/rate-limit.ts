/** Rate limits, counted in the database so that all replicas share the counts. */
import { type RawBuilder, sql } from 'kysely';
import type { Shop } from '../shop.ts';
import { CallRefused } from './call-refused.ts';

export interface Limit {
  /** What is counted: the call and its caller. */
  readonly subject: string;
  readonly times: number;
  readonly windowMs: number;
}

/** A subject and its count in the current window. */
export interface Counted {
  readonly subject: string;
  readonly times: number;
}

/** The start of the window that contains an instant. */
export const windowStart = (now: Date, windowMs: number): Date => new Date(now.getTime() - (now.getTime() % windowMs));

/** A statement that increments the count of each `subject` in its window and returns the counts. Rows are locked in order. */
export const countSql = (rows: RawBuilder<unknown>): RawBuilder<Counted> => sql`
  insert into rate_count as known (subject, window_start, times)
  select subject, window_start, 1 from (${rows}) as counted (subject, window_start) order by subject
  on conflict (subject, window_start) do update set times = known.times + 1
  returning subject, times`;

/** Refuses if a count exceeds its limit. */
export const refuseOver = (counted: readonly Counted[], limits: readonly Pick<Limit, 'subject' | 'times'>[]): void => {
  const allowed = new Map(limits.map(({ subject, times }) => [subject, times]));
  if (counted.some(({ subject, times }) => times > (allowed.get(subject) ?? 0)))
    throw new CallRefused('tooManyRequests');
};

/** The rows for `countSql`: these limits at this moment. */
export const limitRows = (limits: readonly Limit[], now: Date): RawBuilder<unknown> =>
  sql`values ${sql.join(limits.map(({ subject, windowMs }) => sql`(${subject}::text, ${windowStart(now, windowMs)}::timestamptz)`))}`;

/** Counts one call and refuses past the limit. One statement for all limits; the counts persist whatever the outcome of the call. */
export const countAgainst = async (
  { connection, clock }: Pick<Shop, 'connection' | 'clock'>,
  limits: readonly Limit[],
): Promise<void> => {
  const { rows } = await countSql(limitRows(limits, clock())).execute(connection);
  refuseOver(rows, limits);
};
