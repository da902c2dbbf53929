-- How people prove their identity: passwords, one-time codes, sign-ins, links in mails. No usable secret is stored: tokens
-- are stored as SHA-256 hashes, passwords as Argon2id, and codes and links not at all, since they are derived from a row's
-- id with the server's key.

alter table customer
  add column civility text check (civility in ('mr', 'mrs', 'other')),
  -- In international format, and when it was last verified: if two customers verified it, the later one signs in with it.
  add column phone text,
  add column phone_proven_at timestamptz,
  add column is_subscribed boolean not null default false,
  -- Whether the link in the registration mail was followed.
  add column is_activated boolean not null default false,
  add column confirmed_from text,
  -- Type and number of an identity document, encrypted.
  add column identity_encrypted text,
  add column promo_code text,
  add column language text,
  add column address_book jsonb not null default '[]',
  -- A closed account has no personal data; its orders and the books stay.
  add column closed_at timestamptz,
  add column closing_reason text;
create index customer_of_phone on customer (bu_id, phone, phone_proven_at) where phone is not null;

-- Separate from the customer, so that reading a customer never reads a password. Customers without one use an identity provider.
create table credential (
  customer_id uuid primary key references customer (id),
  bu_id text not null,
  -- A PHC string, which contains its parameters, so that they can be raised.
  password text not null,
  changed_at timestamptz not null
);

-- A signed-in browser. The access token is rotated; its predecessor stays valid for calls in flight.
-- Any other token that names the sign-in ends it. Read before the unit is entered, so it contains a customer's id but no
-- personal data.
create table sign_in (
  id uuid primary key,
  bu_id text not null,
  session_id uuid not null references session (id) on delete cascade,
  customer_id uuid not null references customer (id),
  member_type text not null,
  generation integer not null default 0,
  access_hash text not null,
  issued_at timestamptz not null,
  previous_hash text,
  previous_until timestamptz,
  refresh_hash text not null,
  created_at timestamptz not null,
  -- The last call, or the last activity of the user in the browser.
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('replaced', 'signedOut', 'misused', 'passwordChanged', 'accountClosed')),
  constraint sign_in_ended_whole check ((ended_at is null) = (end_reason is null))
);
create index sign_in_of_session on sign_in (session_id) where ended_at is null;
create index sign_in_of_customer on sign_in (customer_id) where ended_at is null;
create index sign_in_over on sign_in (expires_at);
create index sign_in_misused on sign_in (bu_id, ended_at) where end_reason = 'misused';
drop table customer_session;

-- A code that was sent, and its verification. `is_decoy`: the address has an account, so another mail was sent and no
-- code is accepted.
create table one_time_code (
  id uuid primary key,
  bu_id text not null,
  session_id uuid not null references session (id) on delete cascade,
  purpose text not null check (purpose in ('proof', 'secondFactor')),
  channel text not null check (channel in ('email', 'sms')),
  target_mark text not null,
  target_encrypted text not null,
  language text not null,
  is_decoy boolean not null,
  -- The customer who signs in, if the code is a second factor.
  customer_id uuid references customer (id),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz
);
create index one_time_code_of_target on one_time_code (bu_id, target_mark, created_at);
create index one_time_code_old on one_time_code (created_at);

-- Consecutive failed logins per account, whether or not it exists.
create table login_guard (
  bu_id text not null,
  subject text not null,
  failures integer not null,
  failed_at timestamptz not null,
  paused_until timestamptz,
  constraint login_guard_once primary key (bu_id, subject)
);

-- A link to set a new password. `customer_id` is null if nobody has this address: then nothing is sent.
create table password_reset (
  id uuid primary key,
  bu_id text not null,
  customer_id uuid references customer (id),
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The browser that opened the link; only this one may set the password.
  session_id uuid,
  confirmed_at timestamptz,
  used_at timestamptz
);
create index password_reset_of_customer on password_reset (customer_id) where used_at is null;
create index password_reset_old on password_reset (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['credential', 'one_time_code', 'login_guard', 'password_reset'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert, update, delete on %I to offrande_shop', name);
  end loop;
end $$;
grant select, insert, update on sign_in to offrande_shop;
grant select, update (secret_hash) on session to offrande_shop;
-- Closing an account deletes its bulk files, which contain names.
grant delete on bulk_file to offrande_shop;
