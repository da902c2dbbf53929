-- Money apart from the providers' messages: receipts and bookings of bank transfers, money in suspense; top-ups as orders.

-- Receipts of bank transfers, encrypted with the server's key; the same file counts once per order.
create table payment_receipt (
  id uuid primary key,
  bu_id text not null,
  order_no text not null references purchase (order_no),
  content_hash text not null,
  file_type text not null check (file_type in ('png', 'jpeg', 'pdf')),
  content_encrypted bytea not null,
  received_at timestamptz not null,
  constraint payment_receipt_once unique (order_no, content_hash)
);

-- Money that staff found on the bank statement: each of its lines is booked once, under the bank's reference.
create table bank_booking (
  bu_id text not null,
  reference text not null,
  order_no text not null references purchase (order_no),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  outcome text not null check (outcome in ('settled', 'latePayment', 'doublePayment', 'paymentMismatch')),
  booked_by text not null,
  booked_at timestamptz not null,
  constraint bank_booking_once primary key (bu_id, reference)
);
create index bank_booking_of_order on bank_booking (order_no);

-- Money that settled no order on arrival, until staff settle an order with it or return it.
create table suspended_money (
  bu_id text not null,
  payment_id text not null,
  origin text not null check (origin in ('provider', 'bank')),
  -- The order it was paid for; null for money that arrived before this table existed.
  order_no text references purchase (order_no),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'settled', 'returned')),
  settled_order_no text references purchase (order_no),
  decided_by text,
  decided_at timestamptz,
  received_at timestamptz not null,
  primary key (bu_id, payment_id),
  constraint suspended_money_decided_whole check (
    (state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)
    and (state = 'settled') = (settled_order_no is not null))
);

-- Existing rows are migrated by the tables' owner, in all units at once.
do $$
declare
  name text;
begin
  foreach name in array array['account', 'journal', 'entry', 'purchase'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
  insert into suspended_money (bu_id, payment_id, origin, amount, currency, received_at)
    select journal.bu_id, journal.cause_id, case payer.kind when 'bankClearing' then 'bank' else 'provider' end,
      -taken.amount, taken.currency, journal.at
    from journal join entry taken on taken.journal_id = journal.id and taken.amount < 0
      join account payer on payer.id = taken.account_id
    where journal.kind = 'lateMoney';
  -- A settlement states its type: a sale, or a top-up of a card or wallet.
  update purchase set settlement = settlement || '{"type": "sale"}';
  foreach name in array array['account', 'journal', 'entry', 'purchase'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['payment_receipt', 'bank_booking', 'suspended_money'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant update (state, settled_order_no, decided_by, decided_at) on suspended_money to offrande_shop;

-- Transfers and imported balances as views of the books, for histories: every such journal appears here. The views
-- are read with the rights of the invoker, so that each unit sees its own.
create view given_value with (security_invoker = true) as
  select journal.bu_id, journal.cause_id as transfer_id, journal.at, gain.amount,
    coalesce(order_line.detail->>'productName', given.brands[1], '') as product_name,
    given.number_hmac as sender_mark, given.customer_id as sender_id, coalesce(giver.first_name || ' ' || giver.last_name, '') as sender_name,
    taken.number_hmac as receiver_mark, taken.customer_id as receiver_id, coalesce(taker.first_name || ' ' || taker.last_name, '') as receiver_name
  from journal
    join entry loss on loss.journal_id = journal.id and loss.amount < 0
    join card given on given.account_id = loss.account_id
    join entry gain on gain.journal_id = journal.id and gain.amount > 0
    join card taken on taken.account_id = gain.account_id
    left join order_line on order_line.id = given.order_line_id
    left join customer giver on giver.id = given.customer_id
    left join customer taker on taker.id = taken.customer_id
  where journal.kind = 'transfer';

create view imported_balance with (security_invoker = true) as
  select journal.bu_id, journal.cause_id, journal.at, gain.amount, card.number_hmac as mark,
    coalesce(order_line.detail->>'productName', card.brands[1], '') as product_name, wallet.owner as customer_id
  from journal
    join entry gain on gain.journal_id = journal.id and gain.amount > 0
    join account wallet on wallet.id = gain.account_id and wallet.kind = 'wallet'
    join entry loss on loss.journal_id = journal.id and loss.amount < 0
    join card on card.account_id = loss.account_id
    left join order_line on order_line.id = card.order_line_id
  where journal.kind = 'importBalance';

grant select on given_value, imported_balance to offrande_shop;
