/** Invariants of each account: its final balance and its holds. Reliability section 3, invariants 2 to 4 and 14, and A-181. */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

export const accountRules: Rules = ({ now }) => [
  // The last entry's balance is the total, because each entry's is a running sum (`journal-rules.ts`).
  sql`select 'posted is the sum of entries' as rule, account.id::text as subject
    from chosen_account join account on account.id = chosen_account.id
      left join lateral (
        select balance_after from entry where entry.account_id = account.id order by no desc limit 1
      ) last on true
    where account.posted <> coalesce(last.balance_after, 0)`,
  sql`select 'no floored account is overdrawn', account.id::text
    from chosen_account join account on account.id = chosen_account.id where floor_zero and posted - held < 0`,
  sql`select 'held is the sum of open holds', account.id::text
    from chosen_account join account on account.id = chosen_account.id
      left join hold on hold.account_id = account.id and hold.state = 'open'
    group by account.id having account.held <> coalesce(sum(hold.amount), 0)`,
  // A day's grace: the last day ends in the unit's time zone, and the sweep takes time.
  sql`select 'an expired card that nothing holds is empty', account.id::text
    from chosen_account join account on account.id = chosen_account.id and account.kind = 'card'
      join card on card.account_id = account.id
    where card.expires_on + 1 < ${now}::timestamptz::date and account.held = 0 and account.posted <> 0`,
  sql`select 'what a wallet holds is what its open orders take', account.id::text
    from chosen_account join account on account.id = chosen_account.id and account.kind = 'wallet'
      cross join (
        select coalesce(jsonb_object_agg(owner, held), '{}') as by_owner from (
          select settlement->'paidFrom'->>'customerId' as owner, sum((settlement->>'paidMinor')::bigint) as held
          from purchase where state in ('requesting', 'awaitingApprover') and settlement->'paidFrom'->>'customerId' is not null group by 1
        ) sums
      ) taken
    where account.held <> coalesce((taken.by_owner->>account.owner)::bigint, 0)`,
];
