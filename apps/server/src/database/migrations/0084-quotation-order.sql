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
