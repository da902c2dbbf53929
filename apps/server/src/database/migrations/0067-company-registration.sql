-- Companies that register, and the documents with which they do. What a company and its contact entered is encrypted as a
-- whole; emails and company numbers are found again by an HMAC. A registration and its documents go after their term.
create table company_registration (
  id uuid primary key,
  bu_id text not null,
  reference text not null,
  session_id uuid not null,
  -- The search that it goes on from, under which one that is sent twice counts once.
  search_id uuid not null,
  email_hmac text not null,
  -- Null where the country has no number, or the company has none.
  number_hmac text,
  details_encrypted text not null,
  password text not null,
  language text not null,
  state text not null check (state in ('unconfirmed', 'underReview', 'approved', 'refused', 'replaced')),
  -- Which link is the last that was sent; the ones before are over.
  link_no integer not null default 1,
  link_expires_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  answer_by date,
  decided_at timestamptz,
  decided_by text,
  refusal_reason text,
  -- Null while there is no end in sight.
  delete_at timestamptz,
  customer_id uuid references customer (id),
  constraint company_registration_reference unique (bu_id, reference),
  constraint company_registration_confirmed check ((state in ('unconfirmed', 'replaced')) = (confirmed_at is null)),
  constraint company_registration_decided check ((state in ('approved', 'refused')) = (decided_at is not null)),
  constraint company_registration_approved check ((state = 'approved') = (customer_id is not null)),
  constraint company_registration_reason check ((state = 'refused') = (refusal_reason is not null))
);
-- Of an email at most one is read, and at most one of a browser waits to be confirmed: no stranger ends another's link.
create unique index company_registration_read on company_registration (bu_id, email_hmac) where state = 'underReview';
create unique index company_registration_waiting_of_email on company_registration (bu_id, email_hmac, session_id)
  where state = 'unconfirmed';
create index company_registration_of_number on company_registration (bu_id, number_hmac)
  where state = 'underReview' and number_hmac is not null;
create index company_registration_of_session on company_registration (session_id);
create index company_registration_of_customer on company_registration (customer_id) where customer_id is not null;
create index company_registration_due on company_registration (bu_id, delete_at) where delete_at is not null;
create index company_registration_waiting on company_registration (bu_id, confirmed_at) where state = 'underReview';

-- The company behind a business customer: its profile but for the contact. A number has one account.
create table company (
  customer_id uuid primary key references customer (id),
  bu_id text not null,
  number_hmac text,
  profile_encrypted text not null,
  -- Whether the company changes its profile itself.
  allows_update boolean not null default false,
  registered_at timestamptz not null
);
create unique index company_of_number on company (bu_id, number_hmac) where number_hmac is not null;

-- Documents that only their owner and the staff may see: pictures re-encoded, PDFs checked, both sealed. A document belongs
-- to the browser that uploaded it until a registration takes it.
create table private_document (
  id uuid primary key,
  bu_id text not null,
  session_id uuid not null,
  registration_id uuid references company_registration (id),
  purpose text not null check (purpose in ('identity', 'registration', 'unused')),
  file_type text not null check (file_type in ('jpeg', 'pdf')),
  name_encrypted text not null,
  size_bytes integer not null check (size_bytes > 0),
  content_sealed bytea not null,
  created_at timestamptz not null,
  -- Null while there is no end in sight.
  delete_at timestamptz,
  constraint private_document_used check ((registration_id is null) = (purpose = 'unused'))
);
create index private_document_of_session on private_document (session_id) where registration_id is null;
create index private_document_of_registration on private_document (registration_id) where registration_id is not null;
create index private_document_due on private_document (bu_id, delete_at) where delete_at is not null;

alter table company_registration enable row level security;
alter table company_registration force row level security;
create policy of_unit on company_registration using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update, delete on company_registration to offrande_shop;

alter table company enable row level security;
alter table company force row level security;
create policy of_unit on company using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update, delete on company to offrande_shop;

alter table private_document enable row level security;
alter table private_document force row level security;
create policy of_unit on private_document using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update, delete on private_document to offrande_shop;
