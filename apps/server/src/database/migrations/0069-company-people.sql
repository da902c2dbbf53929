-- People who act for companies. Orders, wallet, files and quotations are the company's (`customer`); a person signs in with an
-- email and a password of their own, and has a seat in one or more companies.
create table company_person (
  id uuid primary key,
  bu_id text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  civility text check (civility in ('mr', 'mrs', 'other')),
  first_name text not null,
  last_name text not null,
  phone text,
  language text,
  created_at timestamptz not null
);
create unique index company_person_once on company_person (bu_id, email_key);

create table company_seat (
  company_id uuid not null references customer (id),
  person_id uuid not null references company_person (id) on delete cascade,
  bu_id text not null,
  role text not null check (role in ('buyer', 'approver', 'administrator')),
  -- In minor units of the unit's currency; null where there is no limit.
  order_limit bigint check (order_limit > 0),
  month_limit bigint check (month_limit > 0),
  joined_at timestamptz not null,
  -- When the person last chose this company: the latest is the one that a sign-in is for.
  chosen_at timestamptz not null,
  primary key (company_id, person_id)
);
create index company_seat_of_person on company_seat (person_id, chosen_at);

-- The link in the mail is derived from the id with the server's key.
create table company_invitation (
  id uuid primary key,
  bu_id text not null,
  company_id uuid not null references customer (id),
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  role text not null check (role in ('buyer', 'approver', 'administrator')),
  order_limit bigint check (order_limit > 0),
  month_limit bigint check (month_limit > 0),
  language text not null,
  -- Null where the verification's own session invited.
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('joined', 'withdrawn')),
  constraint company_invitation_ended_whole check ((ended_at is null) = (end_reason is null))
);
create unique index company_invitation_open on company_invitation (company_id, email_key) where ended_at is null;
create index company_invitation_of_company on company_invitation (company_id);
create index company_invitation_due on company_invitation (bu_id, expires_at);

insert into company_person (id, bu_id, email, civility, first_name, last_name, phone, language, created_at)
select id, bu_id, email, civility, first_name, last_name, phone, language, created_at from customer
where member_type = 'business' and closed_at is null;
insert into company_seat (company_id, person_id, bu_id, role, joined_at, chosen_at)
select id, id, bu_id, 'administrator', created_at, created_at from customer
where member_type = 'business' and closed_at is null;

-- A person may act for several companies, so that the email of a company's contact may occur in several.
drop index customer_once;
create unique index customer_once on customer (bu_id, member_type, email_key) where member_type <> 'business';
create index customer_of_email on customer (bu_id, member_type, email_key);

-- An account is whom a password belongs to: a customer, or a person who acts for companies.
alter table credential drop constraint credential_customer_id_fkey;
alter table credential rename column customer_id to account_id;
alter table password_reset drop constraint password_reset_customer_id_fkey;
alter table password_reset rename column customer_id to account_id;
alter table sign_in add column account_id uuid;
update sign_in set account_id = customer_id;
alter table sign_in alter column account_id set not null;
alter table sign_in drop constraint sign_in_end_reason_check;
alter table sign_in add constraint sign_in_end_reason_check check (end_reason in ('replaced', 'signedOut', 'misused',
  'passwordChanged', 'accountClosed', 'emailTakenBack', 'removed'));
create index sign_in_of_account on sign_in (account_id) where ended_at is null;
alter table kyb_session add column person_id uuid;
update kyb_session set person_id = customer_id;
alter table kyb_session alter column person_id set not null;

create view login_account with (security_invoker = true) as
  select id, bu_id, member_type, email, email_key, first_name, last_name, phone, phone_proven_at, language, closed_at
    from customer where member_type <> 'business'
  union all
  select id, bu_id, 'business', email, email_key, first_name, last_name, phone, null, language, null from company_person;
grant select on login_account to offrande_shop;

do $$
declare
  name text;
begin
  foreach name in array array['company_person', 'company_seat', 'company_invitation'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert, update, delete on %I to offrande_shop', name);
  end loop;
end $$;
