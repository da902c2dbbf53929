/**
 * Counts a call of a buyer and of an address, in the statement that finds the buyer, so that a limited call
 * takes no extra statement; a call repeated under its key gets its stored answer and does not count (A-171).
 */
import { type RawBuilder, sql } from 'kysely';
import type { CallerLimit } from './call-limits.ts';
import { CallRefused } from './call-refused.ts';
import { callerNetwork } from './network.ts';
import { countSql, type Limit, windowStart } from './rate-limit.ts';

export interface CallerCount {
  readonly call: string;
  readonly limit: CallerLimit;
  readonly address: string;
  /** The idempotency key of a call that moves value; null for any other call. */
  readonly key: string | null;
}

const addressSubject = (unitId: string, { call, address }: CallerCount): string =>
  `${call}:address:${unitId}:${callerNetwork(address)}`;

const buyerSubject = (unitId: string, { call }: CallerCount): string => `${call}:buyer:${unitId}:`;

/** The limit for a call without a buyer. */
export const addressLimit = (unitId: string, count: CallerCount): Limit => ({
  subject: addressSubject(unitId, count),
  times: count.limit.perAddress,
  windowMs: count.limit.windowMs,
});

/** A key that is answered or in progress. A key whose work was abandoned may be retried, and the retry counts. */
const isReplay = (unitId: string, { call, key }: CallerCount, now: Date): RawBuilder<boolean> =>
  key === null
    ? sql`false`
    : sql`exists (select from idem where idem.bu_id = ${unitId} and idem.actor = found.actor and idem.route = ${call}
        and idem.key = ${key} and (idem.state = 'done' or idem.running_until >= ${now}::timestamptz))`;

/** Expressions for a statement with `found` (`session_id`, `customer_id`; no row if nobody is found). Read by `callerCountsSql`. */
export const countCallerSql = (unitId: string, count: CallerCount, now: Date): RawBuilder<unknown> => {
  const start = windowStart(now, count.limit.windowMs);
  return sql`counted as (${countSql(sql`
      select given.subject || case when given.is_buyer then found.actor else '' end, ${start}::timestamptz
      from (select coalesce(customer_id, session_id)::text as actor from found) found,
        (values (${addressSubject(unitId, count)}::text, false), (${buyerSubject(unitId, count)}, true)) given (subject, is_buyer)
      where not ${isReplay(unitId, count, now)}`)}),
    unhurried as materialized (select set_config('synchronous_commit', 'off', true))`;
};

/** The counts that the statement returns. */
export const callerCountsSql = (unitId: string, count: CallerCount): RawBuilder<unknown> => sql`
  (select times from counted, unhurried where subject <> ${addressSubject(unitId, count)}) as by_buyer,
  (select times from counted where subject = ${addressSubject(unitId, count)}) as by_address`;

/** Refuses if the caller has exceeded the limit. */
export const refuseOverCaller = (
  { limit }: CallerCount,
  {
    by_buyer: byBuyer,
    by_address: byAddress,
  }: { readonly by_buyer: number | null; readonly by_address: number | null },
): void => {
  const isOver = (byBuyer ?? 0) > (limit.perBuyer ?? Infinity) || (byAddress ?? 0) > limit.perAddress;
  if (isOver) throw new CallRefused('tooManyRequests');
};
