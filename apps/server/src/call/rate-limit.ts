/** Limits on how often something may be asked, counted in the database so that all replicas count together. */
import { sql } from 'kysely';
import type { Shop } from '../shop.ts';
import { CallRefused } from './call-refused.ts';

export interface Limit {
  /** What is counted: the call and who calls. */
  readonly subject: string;
  readonly times: number;
  readonly windowMs: number;
}

/** Counts one more and refuses past the limit. One statement for all limits; the counts stay whatever becomes of the call. */
export const countAgainst = async (
  { connection, clock }: Pick<Shop, 'connection' | 'clock'>,
  limits: readonly Limit[],
): Promise<void> => {
  const now = clock().getTime();
  const rows = limits.map(
    ({ subject, windowMs }) => sql`(${subject}, ${new Date(now - (now % windowMs))}::timestamptz, 1)`,
  );
  const counted = await sql<{ subject: string; times: number }>`
    insert into rate_count as known (subject, window_start, times) values ${sql.join(rows)}
    on conflict (subject, window_start) do update set times = known.times + 1
    returning subject, times`.execute(connection);
  const isOver = counted.rows.some(
    ({ subject, times }) => times > (limits.find((limit) => limit.subject === subject)?.times ?? 0),
  );
  if (isOver) throw new CallRefused('tooManyRequests');
};
