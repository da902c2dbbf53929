-- Orders, their payments, the cards they sell, and pending work. Amounts are whole minor units.

create table purchase (
  order_no text primary key,
  bu_id text not null,
  session_id uuid not null,
  state text not null,
  payment_mean text not null,
  currency char(3) not null,
  gross bigint not null check (gross >= 0),
  coupons_applied bigint not null check (coupons_applied >= 0),
  total bigint not null check (total >= 0),
  -- The parts of the total, for the order's page: amounts as strings of minor units.
  breakdown jsonb not null,
  -- What settlement will record: the sale, the cards that pay and the remaining amount, as strings of minor units.
  settlement jsonb not null,
  buyer jsonb not null,
  payment_id text,
  tracking_number text,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  version integer not null default 1,
  constraint purchase_total check (total = gross - coupons_applied)
);
create index purchase_of_session on purchase (session_id);
create index purchase_open on purchase (expires_at) where state = 'requesting';

create table order_line (
  id uuid primary key,
  bu_id text not null,
  order_no text not null references purchase (order_no),
  position integer not null,
  item_code text not null,
  cards integer not null check (cards > 0),
  -- The face value of one card.
  amount bigint not null check (amount > 0),
  line_total bigint not null check (line_total >= 0),
  delivery_type text not null,
  due_at timestamptz,
  valid_months integer not null,
  is_locked boolean not null,
  -- The line's other data: texts, pictures, sender, receiver.
  detail jsonb not null,
  constraint order_line_once unique (order_no, position)
);

create table card (
  id uuid primary key,
  bu_id text not null,
  account_id uuid not null unique references account (id),
  order_line_id uuid references order_line (id),
  unit_no integer,
  number_hmac text not null,
  number_encrypted text not null,
  last_digits text not null,
  pin_encrypted text,
  wrong_pins integer not null default 0,
  is_locked boolean not null default false,
  is_blocked boolean not null default false,
  expires_on date not null,
  issued_at timestamptz not null,
  -- The items that the card may pay for as a coupon, and how; null means every item.
  suited_item_codes text[],
  is_partial_redeem_allowed boolean not null,
  is_third_party boolean not null,
  brands text[] not null,
  constraint card_number_once unique (bu_id, number_hmac),
  constraint card_of_unit_once unique (order_line_id, unit_no)
);

-- A card that was queried successfully in a session, which may therefore spend it (A-100).
create table coupon_proof (
  session_id uuid not null,
  card_id uuid not null references card (id),
  bu_id text not null,
  suited_item_codes text[] not null,
  proven_at timestamptz not null,
  primary key (session_id, card_id)
);

create table payment_attempt (
  id uuid primary key,
  bu_id text not null,
  order_no text not null references purchase (order_no),
  session_id uuid not null,
  provider text not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  state text not null check (state in ('opening', 'open', 'paid', 'refused', 'cancelled', 'expired', 'closed', 'mismatch', 'late')),
  provider_ref text,
  redirect_url text,
  payment_id text,
  method text,
  created_at timestamptz not null,
  next_look_at timestamptz,
  looks integer not null default 0,
  constraint payment_attempt_ref unique (provider, provider_ref)
);
create unique index payment_attempt_active on payment_attempt (order_no) where state in ('opening', 'open');
create index payment_attempt_look on payment_attempt (next_look_at) where next_look_at is not null;

-- The providers' messages, each once.
create table psp_event (
  provider text not null,
  event_ref text not null,
  bu_id text not null,
  attempt_id uuid,
  outcome text not null,
  detail jsonb not null,
  received_at timestamptz not null default now(),
  constraint psp_event_once primary key (provider, event_ref)
);

-- Work to be done after a commit, written in the transaction that causes it.
create table outbox (
  id uuid primary key,
  bu_id text not null,
  key text not null,
  topic text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  give_up_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text,
  constraint outbox_once unique (bu_id, key)
);
create index outbox_due on outbox (next_at) where done_at is null and failed_at is null;
