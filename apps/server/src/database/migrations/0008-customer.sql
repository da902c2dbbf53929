-- Customers who sign in, their sessions, and what follows for orders: whose an order is, and what it sells beside new cards.

create table customer (
  id uuid primary key,
  bu_id text not null,
  member_type text not null check (member_type in ('individual', 'business', 'salesman', 'b2b2c')),
  email text not null,
  first_name text not null,
  last_name text not null,
  contract_level text not null default 'light' check (contract_level in ('light', 'enCompte', 'registered')),
  created_at timestamptz not null
);
create unique index customer_once on customer (bu_id, member_type, lower(email));

-- A signed-in browser: its token counts only together with the browser's own session. Tokens are kept as hashes. Like
-- `session` it is read before the unit is entered, so it says who somebody is and nothing about them.
create table customer_session (
  access_hash text primary key,
  bu_id text not null,
  session_id uuid not null references session (id) on delete cascade,
  customer_id uuid not null references customer (id),
  member_type text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_session_of_customer on customer_session (customer_id);

alter table purchase
  -- Of a signed-in customer; else whoever holds the session.
  add column customer_id uuid references customer (id),
  -- A top-up is an order that sells value on a card or wallet that is there.
  add column sells text not null default 'cards' check (sells in ('cards', 'topUp'));
create index purchase_of_customer on purchase (customer_id, created_at) where customer_id is not null;

-- Whose wallet a card is in.
alter table card add column customer_id uuid references customer (id);
create index card_of_customer on card (customer_id) where customer_id is not null;

-- The owner before the currency, so that one card among millions is found at once.
drop index account_once;
create unique index account_once on account (bu_id, kind, coalesce(owner, ''), currency);

-- Who pays the rest is said when the order is written: a provider, the bank, or the customer's wallet.
update purchase set settlement = settlement || '{"paidFrom": {"type": "provider"}}';

alter table customer enable row level security;
alter table customer force row level security;
create policy of_unit on customer using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update on customer to offrande_shop;
grant select, insert, update, delete on customer_session to offrande_shop;
