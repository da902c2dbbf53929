-- People whom somebody else vouches for. Nothing that a provider hands out is kept: no code, no token; what goes out with a
-- visitor is worked out of the visit's id under the server's key.

-- A visit to an identity provider that is under way. A browser has one at a time, and it is spent by the first code.
create table identity_visit (
  id uuid primary key,
  bu_id text not null,
  session_id uuid not null references session (id) on delete cascade,
  method text not null check (method in ('apple', 'singleSignOn', 'salesmanSingleSignOn')),
  -- The page of the shop that the visitor comes back to.
  redirect_url text not null,
  -- The name that a provider tells with its answer and in no token.
  given_name text,
  family_name text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint identity_visit_once unique (bu_id, session_id)
);
create index identity_visit_over on identity_visit (expires_at);

-- Which account a person at a provider belongs to: issuer and subject, never an email.
create table external_identity (
  bu_id text not null,
  issuer text not null,
  subject text not null,
  customer_id uuid not null references customer (id),
  linked_at timestamptz not null,
  constraint external_identity_once primary key (bu_id, issuer, subject)
);
create index external_identity_of_customer on external_identity (customer_id);

-- Waits for the account's owner to enter the code that went to the account's own address.
create table identity_claim (
  code_id uuid primary key references one_time_code (id) on delete cascade,
  bu_id text not null,
  issuer text not null,
  subject text not null
);

-- Tokens that browsers showed, until they are too old to be shown: each counts once.
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
