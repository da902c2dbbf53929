-- A member's inbox, written in the transaction of the event. The text is composed when it is
-- read, in the reader's language; an event is reported once.
create table inbox_message (
  bu_id text not null,
  customer_id uuid not null references customer (id),
  kind text not null,
  -- What the message is about: an order number, a refund's or card's id, an instant.
  subject text not null,
  -- The values in the text.
  detail jsonb not null,
  at timestamptz not null,
  constraint inbox_message_once primary key (bu_id, customer_id, kind, subject)
);
create index inbox_message_newest on inbox_message (customer_id, at desc);

alter table inbox_message enable row level security;
alter table inbox_message force row level security;
create policy of_unit on inbox_message using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, delete on inbox_message to offrande_shop;
