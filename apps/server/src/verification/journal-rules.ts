/**
 * Invariants of each journal: it adds up to zero, continues from the previous balances of its accounts, is sealed, and takes nothing
 * from a card that is closed or expired. If all of them hold, all entries add up to zero, and each account's balance is the sum of
 * its entries. Reliability section 3, invariants 1, 2, 9 and 11.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

export const journalRules: Rules = () => [
  sql`select 'journal adds up to zero' as rule, entry.journal_id::text || ' ' || entry.currency as subject
    from chosen_journal join entry on entry.journal_id = chosen_journal.id
    group by entry.journal_id, entry.currency having sum(entry.amount) <> 0`,
  sql`select 'balance after is the running sum', entry.account_id::text || ' ' || entry.no::text
    from chosen_journal join entry on entry.journal_id = chosen_journal.id
      left join lateral (
        select balance_after from entry earlier where earlier.account_id = entry.account_id and earlier.no < entry.no
        order by earlier.no desc limit 1
      ) before on true
    where entry.balance_after <> coalesce(before.balance_after, 0) + entry.amount`,
  sql`select 'every journal is sealed or waits for it', chosen_journal.id::text
    from chosen_journal left join sealed_journal on sealed_journal.journal_id = chosen_journal.id
      left join unsealed_journal on unsealed_journal.journal_id = chosen_journal.id
    where (sealed_journal.journal_id is null) = (unsealed_journal.journal_id is null)`,
  // A cause that names no unit of a line has no card.
  sql`select 'an issue journal has its card', issued.id::text
    from (
        select journal.id,
          case when journal.cause_id ~ '^[0-9a-f-]{36}:' then split_part(journal.cause_id, ':', 1)::uuid end as line_id,
          case when journal.cause_id ~ ':[0-9]{1,9}$' then split_part(journal.cause_id, ':', 2)::integer end as unit_no
        from chosen_journal join journal on journal.id = chosen_journal.id where journal.kind = 'issue' offset 0
      ) issued
      left join card on card.order_line_id = issued.line_id and card.unit_no = issued.unit_no
    where card.id is null`,
  sql`select 'no debit on a blocked, locked or expired card', entry.journal_id::text
    from chosen_journal join journal on journal.id = chosen_journal.id
      join entry on entry.journal_id = journal.id and entry.amount < 0
      join account on account.id = entry.account_id and account.kind = 'card'
      join card on card.account_id = account.id
      left join hold on journal.kind = 'settle' and hold.account_id = account.id and hold.order_no = journal.cause_id
      left join lateral (
        select is_blocked or is_locked as is_closed from card_state where card_state.card_id = card.id
          and case when hold.no is null then after_entry < entry.no else after_hold < hold.no end
        order by no desc limit 1
      ) state on true
    where journal.kind not in ('returnCards', 'expire')
      and (state.is_closed or (hold.no is null and card.expires_on + 1 < journal.at::date))`,
  sql`select 'what expires is all that was left on its card', expired.id::text
    from (
        select journal.id,
          case when journal.cause_id ~ '^[0-9a-f-]{36}(:[0-9]+)?$' then left(journal.cause_id, 36)::uuid end as card_id
        from chosen_journal join journal on journal.id = chosen_journal.id where journal.kind = 'expire' offset 0
      ) expired
      left join card on card.id = expired.card_id
      left join entry on entry.journal_id = expired.id and entry.account_id = card.account_id
    where entry.balance_after is distinct from 0 or entry.amount >= 0`,
  sql`select 'no expired card pays', card.id::text
    from chosen_journal join journal on journal.id = chosen_journal.id and journal.kind = 'settle'
      join entry on entry.journal_id = journal.id and entry.amount < 0
      join card on card.account_id = entry.account_id
      join purchase on purchase.order_no = journal.cause_id
    where purchase.created_at::date > card.expires_on + 1`,
];
