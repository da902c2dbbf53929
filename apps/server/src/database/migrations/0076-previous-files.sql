-- Files that a company uploaded before (S7.21): who uploaded them, and which orders have their rows.

alter table bulk_file add column uploaded_by uuid;
create index bulk_file_of_owner on bulk_file (owner_id, uploaded_at);
grant update (uploaded_by, file_name) on bulk_file to offrande_shop;

-- The file whose rows an order has, found at its first row: as a column of its own, since an index on an expression is not used under
-- row-level security.
alter table order_line add column file_hash text
  generated always as (case when right(row_key, 2) = ':1' then left(row_key, 64) end) stored;
create index order_line_of_file on order_line (file_hash) where file_hash is not null;
