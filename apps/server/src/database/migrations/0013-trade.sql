-- What companies and salesmen need before an order: salesmen's customers, drafts, bulk files, quotations.

-- An admin salesman serves every company of the unit.
alter table customer add column is_admin_salesman boolean not null default false;

create table salesman_customer (
  bu_id text not null,
  salesman_id uuid not null references customer (id),
  customer_id uuid not null references customer (id),
  primary key (salesman_id, customer_id)
);
create index salesman_customer_of_customer on salesman_customer (customer_id);

-- The company for which a salesman ordered; null for other orders.
alter table purchase add column ordered_for uuid references customer (id);
create index purchase_ordered_for on purchase (ordered_for, created_at) where ordered_for is not null;

-- A draft order: its lines in wire format, and its author.
create table draft_order (
  temp_id uuid primary key,
  bu_id text not null,
  owner_id uuid not null references customer (id),
  customer_id uuid not null references customer (id),
  invoicing_address jsonb,
  lines jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index draft_order_of_owner on draft_order (owner_id);

-- A valid bulk file: its rows for one product and one delivery type.
create table bulk_file (
  upload_id uuid primary key,
  bu_id text not null,
  owner_id uuid not null references customer (id),
  content_hash text not null,
  file_name text not null,
  item_code text not null,
  delivery_type text not null,
  cards integer not null check (cards > 0),
  amount bigint not null check (amount > 0),
  rows jsonb not null,
  uploaded_at timestamptz not null,
  constraint bulk_file_once unique (owner_id, content_hash, item_code, delivery_type)
);

-- The file row from which a line was made: the same row counts once in an order.
alter table order_line add column row_key text;
alter table order_line add constraint order_line_row_once unique (order_no, row_key);

create table quotation (
  order_no text primary key,
  bu_id text not null,
  owner_id uuid not null references customer (id),
  is_disabled boolean not null default false,
  detail jsonb not null,
  language text not null,
  created_at timestamptz not null
);
create index quotation_of_owner on quotation (owner_id, created_at);

do $$
declare
  name text;
begin
  foreach name in array array['salesman_customer', 'draft_order', 'bulk_file', 'quotation'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant delete on salesman_customer to offrande_shop;
grant update, delete on draft_order to offrande_shop;
grant update (is_disabled) on quotation to offrande_shop;
