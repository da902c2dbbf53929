-- Discounts agreed with a company, and what it has bought: tiers may count it (A-12, A-158).

-- `tiers` in wire format.
create table company_discount (
  bu_id text not null,
  customer_id uuid not null references customer (id),
  item_code text not null,
  is_accumulating boolean not null,
  tiers jsonb not null,
  set_at timestamptz not null,
  primary key (customer_id, item_code)
);

-- The face value of a settled order's cards by code, without gift cards and cards that were returned.
create table company_sale (
  order_no text not null references purchase (order_no),
  bu_id text not null,
  customer_id uuid not null references customer (id),
  item_code text not null,
  face bigint not null check (face >= 0),
  primary key (order_no, item_code)
);
create index company_sale_of_customer on company_sale (customer_id, item_code) include (face);

insert into company_sale (order_no, bu_id, customer_id, item_code, face)
select purchase.order_no, purchase.bu_id, company.id, line.item_code,
  sum(line.amount * (line.cards - (select count(*) from card where card.order_line_id = line.id and card.returned_at is not null)))
from purchase
  join customer company on company.id = coalesce(purchase.ordered_for, purchase.customer_id) and company.member_type = 'business'
  join order_line line on line.order_no = purchase.order_no and coalesce(line.sale->>'given', '0') = '0'
where purchase.sells = 'cards' and purchase.state not in ('requesting', 'canceled')
group by purchase.order_no, purchase.bu_id, company.id, line.item_code;

do $$
declare
  name text;
begin
  foreach name in array array['company_discount', 'company_sale'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant update, delete on company_discount to offrande_shop;
grant update (face) on company_sale to offrande_shop;
