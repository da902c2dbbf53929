-- The identity document that a guest stated with an order, in units that need one (S3.60). Encrypted; deleted after its term.

create table guest_document (
  order_no text primary key references purchase (order_no),
  bu_id text not null,
  identity_encrypted text not null,
  delete_at timestamptz not null
);
create index guest_document_due on guest_document (bu_id, delete_at);

alter table guest_document enable row level security;
alter table guest_document force row level security;
create policy of_unit on guest_document using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, delete on guest_document to offrande_shop;
-- Whoever locks a row must be allowed to update it.
grant update (delete_at) on guest_document to offrande_shop;
