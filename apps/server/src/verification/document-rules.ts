/**
 * Invariants of invoices and credit notes: numbers without gaps, one credit note for each return, and credit notes that take back what
 * was invoiced. Decision 061, A-105.
 */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

const documents = sql`(
    select 'invoice' as series, invoice.bu_id, invoice.year, invoice.number
    from chosen_order join invoice on invoice.order_no = chosen_order.id
    union all
    select 'creditNote', note.bu_id, note.year, note.number
    from chosen_order join refund on refund.order_no = chosen_order.id join credit_note note on note.refund_id = refund.id
  ) document`;

/** Whether the series of a row `of` has this number in its unit and year. */
const exists = (of: 'document' | 'counter', number: string) => {
  const place = sql.raw(`${of}.bu_id and year = ${of}.year and number = ${of}.${number}`);
  return sql`case ${sql.raw(of)}.series when 'invoice' then exists (select from invoice where bu_id = ${place})
    else exists (select from credit_note where bu_id = ${place}) end`;
};

export const documentRules: Rules = () => [
  sql`select 'numbers of invoices and credit notes have no gaps' as rule,
      document.series || ' ' || document.year || ' ' || document.number as subject
    from ${documents} left join document_counter counter
      on counter.bu_id = document.bu_id and counter.series = document.series and counter.year = document.year
    where counter.last is null or document.number > counter.last
      or (document.number > 1 and not ${exists('document', 'number - 1')})
      or (document.number < counter.last and not ${exists('document', 'number + 1')})
    union all
    select 'numbers of invoices and credit notes have no gaps', counter.series || ' ' || counter.year
    from document_counter counter where last > 0 and not ${exists('counter', 'last')}`,
  sql`select 'a return has one credit note once it is told, if its order has an invoice', returned.id::text
    from (
        select refund.id, credited is not null as is_credited, 'order-returned:' || refund.id::text as key,
          (select count(*) from credit_note where credit_note.refund_id = refund.id) as notes,
          exists (select from invoice where invoice.order_no = refund.order_no) as is_invoiced
        from chosen_order join refund on refund.order_no = chosen_order.id offset 0
      ) returned
      left join outbox on outbox.topic = 'order-returned' and outbox.key = returned.key
    where notes > 1 or (notes = 1 and not (is_credited and is_invoiced))
      or (notes = 0 and is_credited and outbox.done_at is not null)`,
  sql`select 'a credit note credits the price of its return, and all of it goes back', refund.id::text
    from chosen_order join refund on refund.order_no = chosen_order.id
      cross join lateral (
        select coalesce(sum((row->>'price')::bigint), 0) as price,
          coalesce(bool_or((row->>'tax')::bigint not between 0 and (row->>'price')::bigint), false) as is_wrong
        from jsonb_array_elements(credited->'tax') row
      ) taxed
      cross join lateral (
        select coalesce(sum((coupon->>'applied')::bigint), 0) as applied from jsonb_array_elements(credited->'coupons') coupon
      ) restored
    where credited is not null
      and (taxed.is_wrong or taxed.price <> refund.price or refund.money + restored.applied <> refund.price)`,
  sql`select 'the credit notes of an order that came back whole take back its invoice', purchase.order_no
    from chosen_order join purchase on purchase.order_no = chosen_order.id
    where purchase.state = 'fullReturned' and purchase.confirmed_at is not null
      and not exists (select from refund where refund.order_no = purchase.order_no and credited is null)
      and exists (
        select from (
          select row, 1 as sign from jsonb_array_elements(purchase.breakdown->'tax') row
          union all
          select row, -1 from refund cross join jsonb_array_elements(refund.credited->'tax') row
          where refund.order_no = purchase.order_no
        ) part
        group by row->>'part', row->>'rate'
        having sum(sign * (row->>'price')::bigint) <> 0 or sum(sign * (row->>'tax')::bigint) <> 0)`,
];
