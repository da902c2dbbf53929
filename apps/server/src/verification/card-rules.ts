/**
 * Invariants of each order's cards: as many as were sold, each with its face value once. Reliability section 3, invariant 5.
 * An amount held while its card was open may be taken when the order is paid, whatever happened to the card in between
 * (decision 011); a returned card is emptied whatever its state.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

/** States in which an order's cards are issued. */
const ISSUED_STATES = ['confirmed', 'partialReturned', 'fullReturned'];

export const cardRules: Rules = () => [
  sql`select 'no more cards than units sold' as rule, order_line.id::text as subject
    from chosen_order join purchase on purchase.order_no = chosen_order.id
      join order_line on order_line.order_no = purchase.order_no
      left join card on card.order_line_id = order_line.id
    group by order_line.id, order_line.cards, purchase.state
    having count(card.id) > case when purchase.state = any(${ISSUED_STATES}::text[]) then order_line.cards else 0 end`,
  sql`select 'a finished issue job has issued every unit', order_line.id::text
    from (select id, 'issue:' || id as key from chosen_order offset 0) issued
      join outbox on outbox.key = issued.key and outbox.topic = 'issue'
      join order_line on order_line.order_no = issued.id
      left join card on card.order_line_id = order_line.id
    where outbox.done_at is not null
    group by order_line.id, order_line.cards
    having count(distinct card.unit_no) filter (where card.unit_no between 1 and order_line.cards) <> order_line.cards`,
  sql`select 'a sold card got its face value once', sold.id::text
    from (
        select card.id, card.account_id, order_line.amount, card.order_line_id::text || ':' || card.unit_no::text as cause_id
        from chosen_order join order_line on order_line.order_no = chosen_order.id
          join card on card.order_line_id = order_line.id offset 0
      ) sold
      left join journal on journal.kind = 'issue' and journal.cause_type = 'orderUnit' and journal.cause_id = sold.cause_id
      left join entry on entry.journal_id = journal.id and entry.account_id = sold.account_id
    where entry.amount is distinct from sold.amount`,
];
