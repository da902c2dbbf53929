-- Customers who sign in, their sessions, and the consequences for orders: their owners, and top-ups.

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

-- A signed-in browser: its token is valid only together with the browser's own session. Tokens are stored as hashes. Like
-- `session` it is read before the unit is entered, so it contains a customer's id but no personal data.
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
  -- The signed-in customer; if null, the order belongs to the session.
  add column customer_id uuid references customer (id),
  -- A top-up is an order that adds value to an existing card or wallet.
  add column sells text not null default 'cards' check (sells in ('cards', 'topUp'));
create index purchase_of_customer on purchase (customer_id, created_at) where customer_id is not null;

-- The customer whose account holds the card.
alter table card add column customer_id uuid references customer (id);
create index card_of_customer on card (customer_id) where customer_id is not null;

-- The owner precedes the currency, so that one card among millions is found by the index.
drop index account_once;
create unique index account_once on account (bu_id, kind, coalesce(owner, ''), currency);

-- An order states who pays the remaining amount: a provider, the bank, or the customer's wallet.
update purchase set settlement = settlement || '{"paidFrom": {"type": "provider"}}';

alter table customer enable row level security;
alter table customer force row level security;
create policy of_unit on customer using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update on customer to offrande_shop;
grant select, insert, update, delete on customer_session to offrande_shop;
