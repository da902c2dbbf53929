-- The money core: append-only double entry (reliability section 3). Amounts are whole minor units. An account's `posted`
-- is the sum of its entries and `held` the sum of its open holds; both are kept by the statements below and proven by the
-- invariants check. A journal adds up to zero, and the same cause posts once.

create table account (
  id uuid primary key,
  bu_id text not null,
  kind text not null,
  currency char(3) not null,
  floor_zero boolean not null,
  posted bigint not null default 0,
  held bigint not null default 0,
  constraint account_held_not_negative check (held >= 0),
  constraint account_not_overdrawn check (not floor_zero or posted - held >= 0)
);
-- Every account but a card's is one for the unit and currency.
create unique index account_of_unit on account (bu_id, kind, currency) where kind <> 'card';

create table journal (
  id uuid primary key,
  bu_id text not null,
  kind text not null,
  cause_type text not null,
  cause_id text not null,
  at timestamptz not null default now(),
  constraint journal_once unique (bu_id, kind, cause_type, cause_id)
);

create table entry (
  -- Rising within an account, because whoever writes holds the account's lock.
  no bigint generated always as identity,
  journal_id uuid not null references journal (id),
  seq integer not null,
  account_id uuid not null references account (id),
  bu_id text not null,
  currency char(3) not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (journal_id, seq)
);
create index entry_of_account on entry (account_id);

create table hold (
  id uuid primary key,
  bu_id text not null,
  account_id uuid not null references account (id),
  order_no text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'posted', 'voided')),
  expires_at timestamptz not null,
  constraint hold_once unique (order_no, account_id)
);
create index hold_open on hold (account_id) where state = 'open';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Journals and entries are never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger journal_is_final before update or delete on journal for each row execute function refuse_change();
create trigger entry_is_final before update or delete on entry for each row execute function refuse_change();
create trigger journal_is_kept before truncate on journal for each statement execute function refuse_change();
create trigger entry_is_kept before truncate on entry for each statement execute function refuse_change();

-- At commit: a journal has at least two entries, and they add up to zero in every currency.
create function prove_journal() returns trigger language plpgsql as $$
begin
  if (select count(*) < 2 from entry where journal_id = new.id)
    or exists (select from entry where journal_id = new.id group by currency having sum(amount) <> 0) then
    raise exception 'Journal % does not add up to zero', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_adds_up after insert on journal
  deferrable initially deferred for each row execute function prove_journal();

-- At once: entries written later than their journal leave it adding up to zero as well.
create function prove_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from entry where journal_id in (select journal_id from fresh) group by journal_id, currency having sum(amount) <> 0
  ) then
    raise exception 'Entries do not add up to zero' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger entries_add_up after insert on entry
  referencing new table as fresh for each statement execute function prove_entries();

-- Posts one journal. Accounts are locked in one order everywhere: those with a floor (cards) first, then by id.
-- Gives false where the same cause has posted before.
create function post_journal(
  p_id uuid, p_bu text, p_kind text, p_cause_type text, p_cause_id text, p_accounts uuid[], p_amounts bigint[]
) returns boolean language plpgsql as $$
declare
  wanted integer;
  written integer;
begin
  insert into journal (id, bu_id, kind, cause_type, cause_id) values (p_id, p_bu, p_kind, p_cause_type, p_cause_id)
    on conflict on constraint journal_once do nothing;
  if not found then return false; end if;
  perform from account where id = any (p_accounts) order by floor_zero desc, id for update;
  with wish as (
    select account_id, sum(amount)::bigint as amount
    from unnest(p_accounts, p_amounts) as posting (account_id, amount)
    group by account_id having sum(amount) <> 0
  ), moved as (
    update account set posted = account.posted + wish.amount
    from wish where account.id = wish.account_id and account.bu_id = p_bu
    returning account.id, account.currency, account.posted, wish.amount
  ), noted as (
    insert into entry (journal_id, seq, account_id, bu_id, currency, amount, balance_after)
    select p_id, row_number() over (order by id), id, p_bu, currency, amount, posted from moved
    returning seq
  )
  select (select count(*) from wish), (select count(*) from noted) into wanted, written;
  if wanted <> written then
    raise exception 'Journal % names an account that is not there', p_id using errcode = 'integrity_constraint_violation';
  end if;
  return true;
end $$;

-- Ends the open holds of an order: `posted` when the held value is spent, `voided` when it is given back.
-- Gives what was held, an account at a time; the value is not moved here.
create function end_holds(p_bu text, p_order_no text, p_state text)
  returns table (account_id uuid, amount bigint) language plpgsql as $$
begin
  perform from account where id in (
      select hold.account_id from hold where hold.order_no = p_order_no and hold.bu_id = p_bu and hold.state = 'open')
    order by floor_zero desc, id for update;
  return query
    with ended as (
      update hold set state = p_state
      where hold.order_no = p_order_no and hold.bu_id = p_bu and hold.state = 'open'
      returning hold.account_id, hold.amount
    ), freed as (
      update account set held = account.held - ended.amount from ended where account.id = ended.account_id
      returning account.id
    )
    select ended.account_id, ended.amount from ended join freed on freed.id = ended.account_id;
end $$;
