-- Credit notes of returns, numbered as invoices are.

-- What a return takes back of the order's invoice, as its credit note prints it. Null for the returns from before this migration, of
-- which it was not stored, and for those of orders that were never confirmed: neither has a credit note.
alter table refund add column credited jsonb;

-- One counter for each series of numbers.
alter table invoice_counter rename to document_counter;
alter table document_counter rename constraint invoice_counter_last_check to document_counter_last_check;
alter table document_counter add column series text not null default 'invoice';
alter table document_counter alter column series drop default,
  add constraint document_counter_series check (series in ('invoice', 'creditNote')),
  drop constraint invoice_counter_pkey,
  add constraint document_counter_pkey primary key (bu_id, series, year);

create table credit_note (
  refund_id uuid primary key references refund (id),
  bu_id text not null,
  year integer not null,
  number integer not null check (number > 0),
  issued_at timestamptz not null,
  constraint credit_note_number_once unique (bu_id, year, number)
);
alter table credit_note enable row level security;
alter table credit_note force row level security;
create policy of_unit on credit_note using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert on credit_note to offrande_shop;
