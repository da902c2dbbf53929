/**
 * Invariants of each order and its money: settled once, paid to the cent, with state changes that the table of states allows. Reliability
 * section 3, invariants 4, 6, 7 and 13; A-107.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

/** The means that paid an order, from its settlement's entries: money, and coupons without their forfeited value. */
const payments = sql`
  select chosen_order.id as order_no,
    -coalesce(sum(entry.amount) filter (where account.kind in ('pspClearing', 'bankClearing', 'wallet', 'promo', 'suspense')), 0) as money,
    -coalesce(sum(entry.amount) filter (where account.kind in ('card', 'expiryIncome')), 0) as coupons,
    -sum(entry.amount) filter (where account.kind = 'pspClearing') as from_provider
  from chosen_order join journal on journal.kind = 'settle' and journal.cause_type = 'order' and journal.cause_id = chosen_order.id
    join entry on entry.journal_id = journal.id join account on account.id = entry.account_id
  group by chosen_order.id`;

export const orderRules: Rules = ({ moves }) => [
  sql`select 'no hold is open on a closed order' as rule, hold.id::text as subject
    from chosen_order join purchase on purchase.order_no = chosen_order.id join hold on hold.order_no = purchase.order_no
    where hold.state = 'open' and purchase.state not in ('requesting', 'awaitingApprover')`,
  sql`select 'a confirmed order is settled once', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id left join journal
      on journal.cause_id = purchase.order_no and journal.cause_type = 'order' and journal.kind = 'settle'
    where purchase.sells = 'cards' group by purchase.order_no, purchase.state
    having (count(journal.id) = 1) <> (purchase.state not in ('awaitingApprover', 'requesting', 'canceled')) or count(journal.id) > 1`,
  sql`select 'a confirmed top-up is booked once', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id left join journal
      on journal.cause_id = purchase.payment_id and journal.cause_type = 'payment' and journal.kind = 'topUp'
    where purchase.sells = 'topUp' and (journal.id is null) = (purchase.state = 'confirmed')`,
  sql`select 'a payment tops up once', purchase.bu_id || ' ' || purchase.payment_id
    from chosen_order join purchase on purchase.order_no = chosen_order.id
      join purchase another on another.payment_id = purchase.payment_id and another.sells = 'topUp'
        and another.order_no <> purchase.order_no
    where purchase.sells = 'topUp'`,
  sql`select 'an order costs what money and coupons paid', purchase.order_no
    from (${payments}) paid join purchase on paid.order_no = purchase.order_no
    where paid.money <> purchase.total or paid.coupons <> purchase.coupons_applied
      or purchase.gross <> paid.money + paid.coupons`,
  sql`select 'the lines add up to the order', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id
      left join order_line on order_line.order_no = purchase.order_no
    where purchase.sells = 'cards' group by purchase.order_no having purchase.gross <> coalesce(sum(order_line.line_total), 0)`,
  // Owed from its settlement on; an order returned before its cards were issued has none.
  sql`select 'a bonus is credited once, with the last card of its order', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id
      cross join lateral (
        select (select sum(cards) from order_line where order_line.order_no = purchase.order_no)
          = (select count(*) from card join order_line line on line.id = card.order_line_id
              where line.order_no = purchase.order_no) as is_whole
      ) issued
      left join journal credit on credit.bu_id = purchase.bu_id and credit.kind = 'creditBonus'
        and credit.cause_type = 'order' and credit.cause_id = purchase.order_no
      left join entry on entry.journal_id = credit.id and entry.amount > 0
    where purchase.sells = 'cards' and (settlement ? 'bonus' or credit.id is not null)
      and coalesce(entry.amount, 0)
        <> case when is_whole then coalesce((settlement->'bonus'->>'amountMinor')::bigint, 0) else 0 end`,
  sql`select 'a commission is owed once, from the confirmation of its order on, as far as its cards are not returned', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id
      cross join lateral (
        select coalesce(sum(entry.amount), 0) as left_owed, coalesce(sum(entry.amount) filter (where journal.kind = 'earnCommission'), 0) as earned
        from (
            select purchase.order_no as cause_id, 'earnCommission' as kind, 'order' as cause_type
            union all select refund.id::text, 'returnCards', 'refund' from refund where refund.order_no = purchase.order_no
          ) cause
          join journal on journal.bu_id = purchase.bu_id and journal.kind = cause.kind
            and journal.cause_type = cause.cause_type and journal.cause_id = cause.cause_id
          join entry on entry.journal_id = journal.id join account on account.id = entry.account_id and account.kind = 'commission'
      ) posted
    where purchase.sells = 'cards' and (posted.earned <> case
        when settlement ? 'salesmanId' and confirmed_at is not null then (settlement->'sale'->>'commission')::bigint else 0 end
      or posted.left_owed < 0 or (purchase.state = 'fullReturned' and posted.left_owed <> 0))`,
  sql`select 'what the provider paid is one of the order’s payments', purchase.order_no
    from (${payments}) paid join purchase on paid.order_no = purchase.order_no
    where paid.from_provider is not null and not exists (
      select from payment_attempt attempt where attempt.order_no = purchase.order_no and attempt.state = 'paid'
        and attempt.payment_id = purchase.payment_id and attempt.amount = paid.from_provider)`,
  sql`select 'an order goes the ways of its table', way.order_no
    from (select order_no, state, lag(state) over (partition by order_no order by no) as before
      from chosen_order join order_event on order_event.order_no = chosen_order.id) way
    where case when way.before is null then way.state not in ('requesting', 'awaitingApprover') else not exists (
      select from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move ("from" text, "to" text)
      where move."from" = way.before and move."to" = way.state) end`,
  sql`select 'an order is where its history ends', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id where purchase.state is distinct from (
      select state from order_event where order_event.order_no = purchase.order_no order by no desc limit 1)`,
  sql`select 'an order above the limits of its buyer is paid once another person of the company has approved it', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id
      join order_approval approval on approval.order_no = purchase.order_no
    where approval.decided_by = purchase.placed_by
      or (approval.decision is distinct from 'approved' and purchase.state not in ('awaitingApprover', 'canceled'))
      or (approval.decision is not null and purchase.state = 'awaitingApprover')`,
  sql`select 'what a company has bought is what it paid for and did not return', sold.order_no
    from (
        select order_no, state, coalesce(ordered_for, customer_id) as company_id
        from chosen_order join purchase on purchase.order_no = chosen_order.id where sells = 'cards' offset 0
      ) sold
      join customer company on company.id = sold.company_id and company.member_type = 'business'
      cross join lateral (select coalesce(sum(face), 0) as face from company_sale where company_sale.order_no = sold.order_no
        and company_sale.customer_id = company.id) counted
      cross join lateral (
        select coalesce(sum(line.amount * (line.cards
          - (select count(*) from card where card.order_line_id = line.id and card.returned_at is not null))), 0) as face
        from order_line line where line.order_no = sold.order_no and coalesce(line.sale->>'given', '0') = '0'
      ) bought
    where counted.face
      <> case when sold.state in ('awaitingApprover', 'requesting', 'canceled', 'fullReturned') then 0 else bought.face end`,
];
