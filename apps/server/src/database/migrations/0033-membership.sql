-- Companies' programmes: the account that an employee has with the employer's, and what the employer says to it.

-- One for each customer. The PIN is kept as a mark under the server's key: it is compared, and never shown.
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

-- What the employer is asked. The link in the letter is worked out of the id under the server's key, so none is kept.
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

-- What a browser has proven of cards goes with the sign-in that it was proven in.
grant delete on card_proof, coupon_proof to offrande_shop;
