-- Which orders were made from a quotation (A-174). Noted with the order, for good.

create table quotation_order (
  quotation_no text not null references quotation (order_no),
  order_no text not null references purchase (order_no),
  bu_id text not null,
  primary key (quotation_no, order_no)
);
create index quotation_order_of_order on quotation_order (order_no);

alter table quotation_order enable row level security;
alter table quotation_order force row level security;
create policy of_unit on quotation_order using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert on quotation_order to offrande_shop;

-- Cards that reached nobody, by the mail that tells their buyer: one for all that were given up meanwhile (A-26). Once `is_closed` its mail is
-- composed, and a later card belongs to the next.
create table undelivered_card (
  card_id uuid primary key references card (id),
  bu_id text not null,
  order_no text not null references purchase (order_no),
  notice integer not null check (notice > 0),
  is_closed boolean not null default false
);
create index undelivered_card_of_order on undelivered_card (order_no, notice);

alter table undelivered_card enable row level security;
alter table undelivered_card force row level security;
create policy of_unit on undelivered_card using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert on undelivered_card to offrande_shop;
grant update (is_closed) on undelivered_card to offrande_shop;

-- Mails about single cards that still wait: gathered by order like those from now on, by the tables' owner, in all units at once.
do $$
declare
  name text;
begin
  foreach name in array array['card', 'order_line', 'outbox', 'undelivered_card'] loop
    execute format('alter table %I no force row level security', name);
  end loop;

  insert into undelivered_card (card_id, bu_id, order_no, notice)
  select card.id, card.bu_id, line.order_no, 1
  from outbox join card on outbox.payload ->> 'subject' = card.id::text join order_line line on line.id = card.order_line_id
  where outbox.topic = 'card-undelivered' and outbox.done_at is null and outbox.failed_at is null;

  with first as (
    select min(undelivered_card.card_id::text) as card_id, order_no from undelivered_card group by order_no
  )
  update outbox set key = 'card-undelivered:' || first.order_no || '/1',
    payload = jsonb_build_object('subject', first.order_no || '/1')
  from first where outbox.topic = 'card-undelivered' and outbox.payload ->> 'subject' = first.card_id;

  delete from outbox using undelivered_card
  where outbox.topic = 'card-undelivered' and outbox.payload ->> 'subject' = undelivered_card.card_id::text;

  foreach name in array array['card', 'order_line', 'outbox', 'undelivered_card'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
