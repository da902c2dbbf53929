/** What holds of the books by themselves: journals, accounts, holds, seals. Reliability section 3, invariants 1 to 4, 6 and 9. */
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
  // Of a wallet this is what is in progress (invariant 14).
  sql`select 'held is the sum of open holds', account.id::text
    from account left join hold on hold.account_id = account.id and hold.state = 'open'
    group by account.id having account.held <> coalesce(sum(hold.amount), 0)`,
  sql`select 'no hold is open on a closed order', hold.id::text
    from hold join purchase on purchase.order_no = hold.order_no
    where hold.state = 'open' and purchase.state <> 'requesting'`,
  sql`select 'no hold is open past its time', hold.id::text
    from hold where state = 'open' and expires_at < ${now}::timestamptz - make_interval(secs => ${SWEEP_GRACE_SECONDS})`,
  sql`select 'every journal is sealed or waits for it', journal.id::text
    from journal left join sealed_journal on sealed_journal.journal_id = journal.id
      left join unsealed_journal on unsealed_journal.journal_id = journal.id
    where (sealed_journal.journal_id is null) = (unsealed_journal.journal_id is null)`,
];
