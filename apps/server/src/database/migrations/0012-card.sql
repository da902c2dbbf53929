-- Cards after issue: their owners and settings, transfers to others, and the unlocking of parcels.

alter table card
  -- The card's product; a card that was not sold here has the one under which it was entered.
  add column item_code text,
  -- A mark set by the owner; it does not affect any rights.
  add column mark text not null default 'new' check (mark in ('new', 'used')),
  -- When the customer claimed it with number and PIN; null if it was merely delivered to its buyer.
  add column claimed_at timestamptz;
update card set item_code = coalesce(
  (select order_line.item_code from order_line where order_line.id = card.order_line_id), suited_item_codes[1], 'card');
alter table card alter column item_code set not null;

-- The order in which holds were placed on an account: placing one requires the account's lock.
alter table hold add column no bigint generated always as identity;

-- The permanent history of a card's settings. `after_entry` and `after_hold` are the last entry and the last hold on the
-- card's account at that moment: both debiting a card and writing here require the lock on its row.
create table card_state (
  no bigint generated always as identity primary key,
  bu_id text not null,
  card_id uuid not null references card (id),
  change text not null check (change in ('issue', 'block', 'unblock', 'markNew', 'markUsed', 'pinLock', 'receipt', 'claim')),
  is_blocked boolean not null,
  is_locked boolean not null,
  mark text not null,
  -- A customer's id; `shop` for automatic changes.
  changed_by text not null,
  at timestamptz not null,
  after_entry bigint not null,
  after_hold bigint not null
);
create index card_state_of_card on card_state (card_id, no);
create trigger card_state_is_final before update or delete on card_state for each row execute function refuse_change();
create trigger card_state_is_kept before truncate on card_state for each statement execute function refuse_change();

-- Records the current settings of a card.
create function note_card_state(p_card uuid, p_change text, p_by text, p_at timestamptz) returns void language sql as $$
  insert into card_state (bu_id, card_id, change, is_blocked, is_locked, mark, changed_by, at, after_entry, after_hold)
  select card.bu_id, card.id, p_change, card.is_blocked, card.is_locked, card.mark, p_by, p_at,
    coalesce((select max(entry.no) from entry where entry.account_id = card.account_id), 0),
    coalesce((select max(hold.no) from hold where hold.account_id = card.account_id), 0)
  from card where card.id = p_card
$$;
create index hold_of_account on hold (account_id, no);

-- A correct PIN opens a card's history in the same session for a while.
create table card_proof (
  session_id uuid not null,
  card_id uuid not null references card (id),
  bu_id text not null,
  proven_at timestamptz not null,
  primary key (session_id, card_id)
);

-- Value transferred to a friend: the card debited and the card created.
create table card_transfer (
  id uuid primary key,
  bu_id text not null,
  from_card_id uuid not null references card (id),
  to_card_id uuid not null unique references card (id),
  customer_id uuid not null references customer (id),
  method text not null check (method in ('email', 'sms')),
  amount bigint not null check (amount > 0),
  -- Texts, sender and receiver, as in an order line.
  detail jsonb not null,
  at timestamptz not null
);

-- A card that was resent: to an address that its owner named, or to the receiver named in its order.
create table card_resend (
  id uuid primary key,
  bu_id text not null,
  card_id uuid not null references card (id),
  -- Null for a guest, with an order of the same browser.
  customer_id uuid references customer (id),
  receiver_email text not null,
  at timestamptz not null
);
create index card_resend_of_card on card_resend (card_id, at);

-- The confirmed receipt of a parcel, once per order. Its secret is derived from the server's key and stored nowhere.
create table order_unlock (
  order_no text primary key references purchase (order_no),
  bu_id text not null,
  unlocked_at timestamptz not null,
  -- A customer's id; `reference` if the secret was presented.
  unlocked_by text not null
);

-- Spent captcha solutions; kept until they would be refused as expired.
create table captcha_spent (
  bu_id text not null,
  solution text not null,
  expires_at timestamptz not null,
  constraint captcha_spent_once primary key (bu_id, solution)
);
create index captcha_spent_expiry on captcha_spent (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['card_state', 'card_proof', 'card_transfer', 'card_resend', 'order_unlock', 'captcha_spent'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant update on card_proof to offrande_shop;
grant delete on captcha_spent to offrande_shop;
