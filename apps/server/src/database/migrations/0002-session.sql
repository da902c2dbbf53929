-- A guest's browser and its tokens. Secrets are stored as SHA-256 hashes only.

create table session (
  id uuid primary key,
  bu_id text not null,
  secret_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table init_token (
  token_hash text primary key,
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index init_token_of_session on init_token (session_id);

-- Key pairs for sealed request bodies; the private key is encrypted with the server's own key.
create table sealing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk_encrypted text not null,
  created_at timestamptz not null default now()
);

-- Answers of calls that move value, by the caller's idempotency key. `state` is 'running' only while a provider is called.
create table idem (
  bu_id text not null,
  actor text not null,
  route text not null,
  key text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'done')),
  response jsonb,
  running_until timestamptz,
  expires_at timestamptz not null,
  constraint idem_once primary key (bu_id, actor, route, key)
);
create index idem_expiry on idem (expires_at);

-- Counts of calls per time window.
create table rate_count (
  subject text not null,
  window_start timestamptz not null,
  times integer not null,
  primary key (subject, window_start)
);
