-- Sign-in with identity providers. Nothing that a provider issues is stored, neither code nor token; the values sent with a
-- visitor are derived from the visit's id with the server's key.

-- A visit to an identity provider in progress. A browser has one at a time; the first code spends it.
create table identity_visit (
  id uuid primary key,
  bu_id text not null,
  session_id uuid not null references session (id) on delete cascade,
  method text not null check (method in ('apple', 'singleSignOn', 'salesmanSingleSignOn')),
  -- The page of the shop to which the visitor returns.
  redirect_url text not null,
  -- A name that a provider states in its answer but in no token.
  given_name text,
  family_name text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint identity_visit_once unique (bu_id, session_id)
);
create index identity_visit_over on identity_visit (expires_at);

-- The account of a person at a provider, identified by issuer and subject, never by email.
create table external_identity (
  bu_id text not null,
  issuer text not null,
  subject text not null,
  customer_id uuid not null references customer (id),
  linked_at timestamptz not null,
  constraint external_identity_once primary key (bu_id, issuer, subject)
);
create index external_identity_of_customer on external_identity (customer_id);

-- A claim that awaits the code sent to the account's own address.
create table identity_claim (
  code_id uuid primary key references one_time_code (id) on delete cascade,
  bu_id text not null,
  issuer text not null,
  subject text not null
);

-- Tokens that browsers have presented, until they expire: each is accepted once.
create table spent_token (
  bu_id text not null,
  mark text not null,
  expires_at timestamptz not null,
  constraint spent_token_once primary key (bu_id, mark)
);
create index spent_token_over on spent_token (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['identity_visit', 'external_identity', 'identity_claim', 'spent_token'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert, update, delete on %I to offrande_shop', name);
  end loop;
end $$;
