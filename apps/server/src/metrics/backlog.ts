/** Pending work in the store, in one statement per unit. Counts only open work, so it stays fast as the shop grows. */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';

/** `kind` subdivides a metric: the topic of work, the kind of a task; empty if there is only one. */
export interface Backlog {
  readonly unit: string;
  readonly what: string;
  readonly kind: string;
  readonly value: number;
}

const ofUnit = (shop: Shop, unit: string): Promise<readonly Backlog[]> =>
  inUnit(shop.connection, unit, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<Omit<Backlog, 'unit'>>`
      select 'work_waiting' as what, topic as kind, count(*)::float8 as value from outbox
        where done_at is null and failed_at is null and next_at <= ${now} group by topic
      union all
      select 'work_planned', topic, count(*)::float8 from outbox
        where done_at is null and failed_at is null and next_at > ${now} group by topic
      union all
      select 'work_given_up', topic, count(*)::float8 from outbox where done_at is null and failed_at is not null group by topic
      union all
      select 'work_oldest_seconds', '', coalesce(max(extract(epoch from ${now}::timestamptz - next_at)), 0)::float8 from outbox
        where done_at is null and failed_at is null and next_at <= ${now}
      union all
      select 'tasks_open', kind, count(*)::float8 from task where closed_at is null group by kind
      union all
      select 'orders_waiting', payment_mean, count(*)::float8 from purchase where state = 'requesting' group by payment_mean
      union all
      select 'payments_open', provider, count(*)::float8 from payment_attempt where state in ('opening', 'open') group by provider
      union all
      select 'holds_open', '', count(*)::float8 from hold where state = 'open'
      union all
      select 'holds_overdue', '', count(*)::float8 from hold where state = 'open' and expires_at <= ${now}
      union all
      select 'sign_ins_misused', '', count(*)::float8 from sign_in
        where bu_id = ${unit} and end_reason = 'misused' and ended_at > ${now}::timestamptz - interval '1 day'
      union all
      select 'verification_age_seconds', '', coalesce(extract(epoch from ${now}::timestamptz
        - coalesce(max(finished_at), min(begun_at))), 0)::float8 from verification
      union all
      select 'journals_unsealed', '', count(*)::float8 from unsealed_journal`.execute(transaction);
    return rows.map((row) => ({ unit, ...row }));
  });

export const readBacklog = async (shop: Shop): Promise<readonly Backlog[]> => {
  const units: (readonly Backlog[])[] = [];
  for (const unit of shop.units.keys()) units.push(await ofUnit(shop, unit));
  return units.flat();
};
