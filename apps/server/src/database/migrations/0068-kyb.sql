-- The verification of companies: one dossier each, whose answers are encrypted as a whole; the sessions in which it is filled
-- in; and its documents.
create table kyb_dossier (
  customer_id uuid primary key references customer (id),
  bu_id text not null,
  -- Names it to the company, and in its verification transfer.
  reference text not null,
  state text not null check (state in ('open', 'submitted', 'askedAgain', 'verified', 'refused')),
  answers_encrypted text not null,
  -- What the staff ask for again, with their reasons; null if nothing.
  asked_encrypted text,
  -- Per tab, how often it was saved and when last.
  saves jsonb not null default '{}',
  -- What the bank says of the verification transfer; null until somebody has looked.
  transfer text check (transfer in ('right', 'wrong')),
  begun_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  refusal_reason text,
  -- Null while there is no end in sight.
  delete_at timestamptz,
  constraint kyb_dossier_reference unique (bu_id, reference),
  constraint kyb_dossier_submitted check (state = 'open' or submitted_at is not null),
  constraint kyb_dossier_decided check ((state in ('verified', 'refused')) = (decided_at is not null)),
  constraint kyb_dossier_reason check ((state = 'refused') = (refusal_reason is not null))
);
create index kyb_dossier_waiting on kyb_dossier (bu_id, submitted_at) where state = 'submitted';
create index kyb_dossier_due on kyb_dossier (bu_id, delete_at) where delete_at is not null;

-- A browser that proved that it acts for a company, for a day. The token is stored as its hash.
create table kyb_session (
  token_hash text primary key,
  bu_id text not null,
  session_id uuid not null references session (id) on delete cascade,
  customer_id uuid not null references customer (id),
  expires_at timestamptz not null
);
create index kyb_session_of_customer on kyb_session (customer_id);
create index kyb_session_of_session on kyb_session (session_id);
create index kyb_session_due on kyb_session (bu_id, expires_at);

-- A password counts only if the browser that typed it also confirmed the email; else the account opens without one.
alter table company_registration alter column password drop not null;

alter table private_document drop constraint private_document_purpose_check;
alter table private_document drop constraint private_document_used;
alter table private_document
  add column dossier_id uuid references kyb_dossier (customer_id),
  add constraint private_document_purpose_check check (purpose in ('identity', 'registration', 'dossier', 'unused')),
  add constraint private_document_used check ((purpose = 'dossier') = (dossier_id is not null)
    and (purpose in ('identity', 'registration')) = (registration_id is not null));
create index private_document_of_dossier on private_document (dossier_id) where dossier_id is not null;

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code
  add constraint one_time_code_purpose_check check (purpose in ('proof', 'secondFactor', 'order', 'kyb'));

alter table kyb_dossier enable row level security;
alter table kyb_dossier force row level security;
create policy of_unit on kyb_dossier using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update, delete on kyb_dossier to offrande_shop;

alter table kyb_session enable row level security;
alter table kyb_session force row level security;
create policy of_unit on kyb_session using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update, delete on kyb_session to offrande_shop;
