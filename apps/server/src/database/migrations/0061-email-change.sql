-- Email changes, and until when the holder of the previous address may revert them. The addresses are
-- encrypted, so that the table is not a list of addresses.
create table email_change (
  id uuid primary key,
  bu_id text not null,
  customer_id uuid not null references customer (id),
  before_encrypted text not null,
  after_encrypted text not null,
  language text not null,
  at timestamptz not null,
  objectable_until timestamptz not null,
  objected_at timestamptz
);
create index email_change_of_customer on email_change (customer_id, at);

alter table email_change enable row level security;
alter table email_change force row level security;
create policy of_unit on email_change using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update, delete on email_change to offrande_shop;

alter table sign_in drop constraint sign_in_end_reason_check;
alter table sign_in add constraint sign_in_end_reason_check
  check (end_reason in ('replaced', 'signedOut', 'misused', 'passwordChanged', 'accountClosed', 'emailTakenBack'));
