-- Files of codes that buyers download once, and the invoices of orders.

-- A file that is prepared piece by piece. Its secret is stored as a hash; it may be downloaded once until `expires_at`, which is set
-- when its URL is sent.
create table card_file (
  id uuid primary key,
  bu_id text not null,
  order_no text not null references purchase (order_no),
  -- The number of the order's message to the buyer to which it belongs.
  message_no integer not null,
  type text not null check (type in ('zip', 'cardFile', 'urlFile')),
  language text not null,
  cards integer not null check (cards > 0),
  secret_hash text not null unique,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  taken_at timestamptz,
  dropped_at timestamptz,
  constraint card_file_once unique (bu_id, order_no, message_no, type)
);
create index card_file_kept on card_file (expires_at) where dropped_at is null and ready_at is not null;

-- Encrypted with a key that is not in the database; deleted after download or expiry.
create table card_file_piece (
  file_id uuid not null references card_file (id),
  no integer not null,
  bu_id text not null,
  name text not null,
  sealed bytea not null,
  primary key (file_id, no)
);

-- Numbers without gaps: the counter's row is locked to take the next one, in the transaction that writes the invoice.
create table invoice_counter (
  bu_id text not null,
  year integer not null,
  last integer not null check (last >= 0),
  primary key (bu_id, year)
);
create table invoice (
  bu_id text not null,
  order_no text not null references purchase (order_no),
  year integer not null,
  number integer not null check (number > 0),
  issued_at timestamptz not null,
  -- Seller and buyer as of that day.
  parties jsonb not null,
  primary key (bu_id, order_no),
  constraint invoice_number_once unique (bu_id, year, number)
);

do $$
declare
  name text;
begin
  foreach name in array array['card_file', 'card_file_piece', 'invoice_counter', 'invoice'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant update on card_file, invoice_counter to offrande_shop;
grant delete on card_file_piece to offrande_shop;
