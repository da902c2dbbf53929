/**
 * What holds of cards: as many as were sold, each with its face value once, and none that pays after its time. Invariants 5
 * and 11. A stop of a card that is noted with its moment (blocked, locked) is one more query here: no debit after it.
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
  sql`select 'no expired card pays', card.id::text
    from card join entry on entry.account_id = card.account_id and entry.amount < 0
      join journal on journal.id = entry.journal_id and journal.kind = 'settle'
      join purchase on purchase.order_no = journal.cause_id
    where purchase.created_at::date > card.expires_on + 1`,
];
