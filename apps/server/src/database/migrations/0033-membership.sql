-- Companies' programmes: an employee's corporate account, and the employer's decision about it.

-- One per customer. The PIN is stored as an HMAC with the server's key: it is compared, never shown.
create table corporate_account (
  customer_id uuid primary key references customer (id),
  bu_id text not null,
  employee_id text not null,
  corporate_code text not null,
  email text not null,
  phone text not null,
  pin_mark text not null,
  changed_at timestamptz not null
);

-- The request to the employer. The link in the email is derived from the id with the server's key, so it is not stored.
create table membership_request (
  id uuid primary key,
  bu_id text not null,
  customer_id uuid not null references customer (id),
  employee_id text not null,
  corporate_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  is_approved boolean,
  constraint membership_decided_whole check ((decided_at is null) = (is_approved is null))
);
create index membership_request_of_customer on membership_request (customer_id, created_at);

do $$
declare
  name text;
begin
  foreach name in array array['corporate_account', 'membership_request'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert, update, delete on %I to offrande_shop', name);
  end loop;
end $$;

-- A browser's card proofs are deleted with the sign-in in which they were made.
grant delete on card_proof, coupon_proof to offrande_shop;
