/**
 * What holds of cards: as many as were sold, each with its face value once, and none that pays after its time or while it
 * is closed. Invariants 5 and 11. What an order held while its card was open may be taken when the order is paid, whatever was
 * set on the card in between (decision 011); a card that is given back is emptied whatever it is.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

/** States in which an order's cards are out. */
const ISSUED_STATES = ['confirmed', 'partialReturned', 'fullReturned'];

export const cardRules: Rules = () => [
  sql`select 'no more cards than units sold', order_line.id::text
    from order_line join purchase on purchase.order_no = order_line.order_no
      left join card on card.order_line_id = order_line.id
    group by order_line.id, order_line.cards, purchase.state
    having count(card.id) > case when purchase.state = any(${ISSUED_STATES}::text[]) then order_line.cards else 0 end`,
  sql`select 'a finished issue job has issued every unit', order_line.id::text
    from outbox join order_line on outbox.key = 'issue:' || order_line.order_no
      left join card on card.order_line_id = order_line.id
    where outbox.topic = 'issue' and outbox.done_at is not null
    group by order_line.id, order_line.cards
    having count(distinct card.unit_no) filter (where card.unit_no between 1 and order_line.cards) <> order_line.cards`,
  sql`select 'a sold card got its face value once', card.id::text
    from card join order_line on order_line.id = card.order_line_id
      left join journal on journal.kind = 'issue' and journal.cause_type = 'orderUnit'
        and journal.cause_id = card.order_line_id::text || ':' || card.unit_no::text
      left join entry on entry.journal_id = journal.id and entry.account_id = card.account_id
    where entry.amount is distinct from order_line.amount`,
  sql`select 'an issue journal has its card', journal.id::text
    from journal left join card on journal.cause_id = card.order_line_id::text || ':' || card.unit_no::text
    where journal.kind = 'issue' and card.id is null`,
  sql`select 'no debit on a blocked, locked or expired card', entry.journal_id::text
    from entry join account on account.id = entry.account_id and account.kind = 'card'
      join card on card.account_id = account.id join journal on journal.id = entry.journal_id
      left join hold on journal.kind = 'settle' and hold.account_id = account.id and hold.order_no = journal.cause_id
      left join lateral (
        select is_blocked or is_locked as is_closed from card_state where card_state.card_id = card.id
          and case when hold.no is null then after_entry < entry.no else after_hold < hold.no end
        order by no desc limit 1
      ) state on true
    where entry.amount < 0 and journal.kind <> 'returnCards'
      and (state.is_closed or (hold.no is null and card.expires_on + 1 < journal.at::date))`,
  sql`select 'no expired card pays', card.id::text
    from card join entry on entry.account_id = card.account_id and entry.amount < 0
      join journal on journal.id = entry.journal_id and journal.kind = 'settle'
      join purchase on purchase.order_no = journal.cause_id
    where purchase.created_at::date > card.expires_on + 1`,
];
