-- How people prove who they are: passwords, one-time codes, sign-ins, links in mails. No secret is kept that could be shown
-- again: tokens as SHA-256 hashes, passwords as Argon2id, and codes and links not at all, for they are worked out of a row's
-- id under the server's key.

alter table customer
  add column civility text check (civility in ('mr', 'mrs', 'other')),
  -- International, and the last time that its holder has proven it: of two who did, the later one signs in by it.
  add column phone text,
  add column phone_proven_at timestamptz,
  add column is_subscribed boolean not null default false,
  -- The link in the registration mail was followed.
  add column is_activated boolean not null default false,
  add column confirmed_from text,
  -- Type and number of an identity document, encrypted.
  add column identity_encrypted text,
  add column promo_code text,
  add column language text,
  add column address_book jsonb not null default '[]',
  -- A closed account has no personal data any more; what it bought and what the books say stays.
  add column closed_at timestamptz,
  add column closing_reason text;
create index customer_of_phone on customer (bu_id, phone, phone_proven_at) where phone is not null;

-- Apart from the customer, so that nothing that reads a customer reads a password. Who has none signs in elsewhere.
create table credential (
  customer_id uuid primary key references customer (id),
  bu_id text not null,
  -- A PHC string, which names its parameters, so that they can rise.
  password text not null,
  changed_at timestamptz not null
);

-- A signed-in browser. The access token is replaced along the way; the last one before is good for calls that are under way.
-- Any other token that names the sign-in ends it. Read before the unit is entered, so it says who somebody is and nothing
-- about them.
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
  -- The last call, or the last time that its user did something in the browser.
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

-- A code that was sent, and what it proved. `is_decoy`: the address has an account, so another mail went out and nothing
-- entered is right.
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
  -- Who signs in by it, where it is a second factor.
  customer_id uuid references customer (id),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz
);
create index one_time_code_of_target on one_time_code (bu_id, target_mark, created_at);
create index one_time_code_old on one_time_code (created_at);

-- Failed logins in a row at one account, whether there is such an account or not.
create table login_guard (
  bu_id text not null,
  subject text not null,
  failures integer not null,
  failed_at timestamptz not null,
  paused_until timestamptz,
  constraint login_guard_once primary key (bu_id, subject)
);

-- A link that sets a new password. `customer_id` is null where nobody has this address: nothing is sent then.
create table password_reset (
  id uuid primary key,
  bu_id text not null,
  customer_id uuid references customer (id),
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The browser that opened it; no other sets the password.
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
-- A closed account leaves no file of names behind.
grant delete on bulk_file to offrande_shop;
