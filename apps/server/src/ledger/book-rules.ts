/**
 * What holds of the books by themselves: journals, accounts, holds, seals, what waits in suspense. Reliability section 3,
 * invariants 1 to 4, 9 and 14.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

/** Rule 4 allows this long for the sweep to end a hold that has run out. */
const SWEEP_GRACE_SECONDS = 60;

export const bookRules: Rules = ({ now }) => [
  sql`select 'journal adds up to zero' as rule, journal_id::text || ' ' || currency as subject
    from entry group by journal_id, currency having sum(amount) <> 0`,
  sql`select 'everything adds up to zero', currency from entry group by currency having sum(amount) <> 0`,
  sql`select 'posted is the sum of entries', account.id::text
    from account left join entry on entry.account_id = account.id
    group by account.id having account.posted <> coalesce(sum(entry.amount), 0)`,
  sql`select 'balance after is the running sum', id::text || ' ' || no::text from (
      select account_id as id, no, balance_after <> sum(amount) over (partition by account_id order by no) as is_broken from entry
    ) chain where is_broken`,
  sql`select 'no floored account is overdrawn', id::text from account where floor_zero and posted - held < 0`,
  sql`select 'held is the sum of open holds', account.id::text
    from account left join hold on hold.account_id = account.id and hold.state = 'open'
    group by account.id having account.held <> coalesce(sum(hold.amount), 0)`,
  sql`select 'no hold is open on a closed order', hold.id::text
    from hold join purchase on purchase.order_no = hold.order_no
    where hold.state = 'open' and purchase.state <> 'requesting'`,
  sql`select 'no hold is open past its time', hold.id::text
    from hold where state = 'open' and expires_at < ${now}::timestamptz - make_interval(secs => ${SWEEP_GRACE_SECONDS})`,
  sql`select 'what a wallet holds is what its open orders take', account.id::text
    from account left join purchase on purchase.state = 'requesting' and purchase.bu_id = account.bu_id
      and purchase.settlement->'paidFrom'->>'customerId' = account.owner
    where account.kind = 'wallet'
    group by account.id having account.held <> coalesce(sum((purchase.settlement->>'paidMinor')::bigint), 0)`,
  sql`select 'money in suspense is booked, and given back once', money.payment_id
    from suspended_money money
      left join journal taken on taken.cause_id = money.payment_id and taken.cause_type = 'payment' and taken.kind = 'lateMoney'
      left join journal given on given.cause_id = money.payment_id and given.cause_type = 'payment' and given.kind = 'refundLateMoney'
    where taken.id is null or (given.id is not null) <> (money.state = 'returned')`,
  sql`select 'every journal is sealed or waits for it', journal.id::text
    from journal left join sealed_journal on sealed_journal.journal_id = journal.id
      left join unsealed_journal on unsealed_journal.journal_id = journal.id
    where (sealed_journal.journal_id is null) = (unsealed_journal.journal_id is null)`,
];
