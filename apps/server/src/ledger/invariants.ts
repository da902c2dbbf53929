/**
 * What must always hold of the money, asked of the database itself (reliability section 3, invariants 1 to 6 and 9 to 11).
 * Each finding names the rule and the row that breaks it; an empty list is the only good answer. What an order held while its
 * card was open may be taken when the order is paid, whatever was set on the card in between (decision 011).
 */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';

export interface Finding {
  readonly rule: string;
  readonly subject: string;
}

/** Rule 4 allows this long for the sweep to end a hold that has run out. */
const SWEEP_GRACE_SECONDS = 60;

const rules = (now: Date) => sql<Finding>`
  select 'journal adds up to zero' as rule, journal_id::text || ' ' || currency as subject
    from entry group by journal_id, currency having sum(amount) <> 0
  union all
  select 'everything adds up to zero', currency from entry group by currency having sum(amount) <> 0
  union all
  select 'posted is the sum of entries', account.id::text
    from account left join entry on entry.account_id = account.id
    group by account.id having account.posted <> coalesce(sum(entry.amount), 0)
  union all
  select 'balance after is the running sum', id::text || ' ' || no::text from (
      select account_id as id, no, balance_after <> sum(amount) over (partition by account_id order by no) as is_broken from entry
    ) chain where is_broken
  union all
  select 'no floored account is overdrawn', id::text from account where floor_zero and posted - held < 0
  union all
  select 'held is the sum of open holds', account.id::text
    from account left join hold on hold.account_id = account.id and hold.state = 'open'
    group by account.id having account.held <> coalesce(sum(hold.amount), 0)
  union all
  select 'no hold is open on a closed order', hold.id::text
    from hold join purchase on purchase.order_no = hold.order_no
    where hold.state = 'open' and purchase.state <> 'requesting'
  union all
  select 'no hold is open past its time', hold.id::text
    from hold where state = 'open' and expires_at < ${now}::timestamptz - make_interval(secs => ${SWEEP_GRACE_SECONDS})
  union all
  select 'a confirmed order is settled once', purchase.order_no
    from purchase left join journal
      on journal.cause_id = purchase.order_no and journal.cause_type = 'order' and journal.kind = 'settle'
    group by purchase.order_no, purchase.state
    having (count(journal.id) = 1) <> (purchase.state not in ('requesting', 'canceled')) or count(journal.id) > 1
  union all
  select 'no more cards than units sold', order_line.id::text
    from order_line join purchase on purchase.order_no = order_line.order_no
      left join card on card.order_line_id = order_line.id
    group by order_line.id, order_line.cards, purchase.state
    having count(card.id) > case when purchase.state = 'confirmed' then order_line.cards else 0 end
  union all
  select 'a confirmed order has its issue job', purchase.order_no
    from purchase left join outbox on outbox.topic = 'issue' and outbox.key = 'issue:' || purchase.order_no
    where purchase.state = 'confirmed' and outbox.id is null
  union all
  select 'a finished issue job has issued every unit', order_line.id::text
    from outbox join order_line on outbox.key = 'issue:' || order_line.order_no
      left join card on card.order_line_id = order_line.id
    where outbox.topic = 'issue' and outbox.done_at is not null
    group by order_line.id, order_line.cards having count(card.id) <> order_line.cards
  union all
  select 'every journal is sealed or waits for it', journal.id::text
    from journal left join sealed_journal on sealed_journal.journal_id = journal.id
      left join unsealed_journal on unsealed_journal.journal_id = journal.id
    where (sealed_journal.journal_id is null) = (unsealed_journal.journal_id is null)
  union all
  select 'no debit on a blocked, locked or expired card', entry.journal_id::text
    from entry join account on account.id = entry.account_id and account.kind = 'card'
      join card on card.account_id = account.id join journal on journal.id = entry.journal_id
      left join hold on journal.kind = 'settle' and hold.account_id = account.id and hold.order_no = journal.cause_id
      left join lateral (
        select is_blocked or is_locked as is_closed from card_state where card_state.card_id = card.id
          and case when hold.no is null then after_entry < entry.no else after_hold < hold.no end
        order by no desc limit 1
      ) state on true
    where entry.amount < 0 and (state.is_closed or (hold.no is null and card.expires_on + 1 < journal.at::date))`;

/** The broken rules of the unit that the transaction has entered. `now` decides which holds have run out. */
export const brokenInvariants = async (transaction: UnitTransaction, now: Date): Promise<readonly Finding[]> =>
  (await rules(now).execute(transaction)).rows;
