-- The page of an order names the file of the transfer receipt uploaded last.
alter table payment_receipt add column file_name text not null default '' check (length(file_name) <= 200);

-- A code sent to the buyer's email opens an order in another browser. `order_no` is the requested number, whether or not there
-- is such an order.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code
  add column order_no text,
  add constraint one_time_code_purpose_check check (purpose in ('proof', 'secondFactor', 'order')),
  add constraint one_time_code_of_order check ((purpose = 'order') = (order_no is not null));

-- The orders that a browser may see in addition to its own, as long as no customer owns them.
create table order_grant (
  session_id uuid not null references session (id) on delete cascade,
  order_no text not null references purchase (order_no),
  bu_id text not null,
  granted_at timestamptz not null,
  constraint order_grant_once primary key (session_id, order_no)
);
alter table order_grant enable row level security;
alter table order_grant force row level security;
create policy of_unit on order_grant using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert on order_grant to offrande_shop;
