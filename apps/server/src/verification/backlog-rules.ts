/**
 * Invariants of pending work and unassigned money: holds, tasks, money in suspense. There is little of each, so all
 * of it is checked. Reliability section 3, invariants 4 and 10.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

/** Rule 4 allows this long for the sweep to end an expired hold. */
const SWEEP_GRACE_SECONDS = 60;

export const backlogRules: Rules = ({ now }) => [
  sql`select 'no hold is open past its time' as rule, hold.id::text as subject
    from hold where state = 'open' and expires_at < ${now}::timestamptz - make_interval(secs => ${SWEEP_GRACE_SECONDS})`,
  sql`select 'money in suspense is booked, and given back once', money.payment_id
    from suspended_money money
      left join journal taken on taken.cause_id = money.payment_id and taken.cause_type = 'payment' and taken.kind = 'lateMoney'
      left join journal given on given.cause_id = money.payment_id and given.cause_type = 'payment' and given.kind = 'refundLateMoney'
    where taken.id is null or (given.id is not null) <> (money.state = 'returned')`,
  sql`select 'an alarm was raised for every open task', raised.id::text
    from (select id, 'task:' || kind || ':' || subject as key from task where closed_at is null offset 0) raised
      left join outbox on outbox.topic = 'task' and outbox.key = raised.key
    where outbox.id is null`,
];
