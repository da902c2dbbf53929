-- The money core: append-only double entry (reliability section 3). Amounts are whole minor units. An account's `posted`
-- is the sum of its entries and `held` the sum of its open holds; both are maintained by the statements below and verified by the
-- invariants check. The entries of a journal add up to zero, and the same cause posts once.

create table account (
  id uuid primary key,
  bu_id text not null,
  kind text not null,
  -- The card or customer that owns the account; null for the unit's own accounts.
  owner text,
  currency char(3) not null,
  floor_zero boolean not null,
  posted bigint not null default 0,
  held bigint not null default 0,
  constraint account_held_not_negative check (held >= 0),
  constraint account_not_overdrawn check (not floor_zero or posted - held >= 0)
);
create unique index account_once on account (bu_id, kind, currency, coalesce(owner, ''));

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
  -- Ascending within an account, because the writer holds the account's lock.
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
  state text not null default 'open' check (state in ('open', 'posted', 'released')),
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

-- Immediately: entries written after their journal must leave it adding up to zero as well.
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

-- Records the changes of the domain's ledger: journals with their entries, and holds that end. All of them or none; false
-- if the cause of every journal has posted before. Accounts are always locked in the same order: by kind, then by owner.
create function record_changes(p_bu text, p_journals jsonb, p_entries jsonb, p_holds jsonb) returns boolean language plpgsql as $$
declare
  journals integer;
  entries integer;
  holds integer;
begin
  insert into journal (id, bu_id, kind, cause_type, cause_id)
    select id, p_bu, kind, cause_type, cause_id
    from jsonb_to_recordset(p_journals) as given (id uuid, kind text, cause_type text, cause_id text)
    on conflict on constraint journal_once do nothing;
  get diagnostics journals = row_count;
  if journals = 0 and jsonb_array_length(p_journals) > 0 then return false; end if;

  perform from account where bu_id = p_bu and (kind, currency::text, coalesce(owner, '')) in (
      select kind, currency, coalesce(owner, '')
      from jsonb_to_recordset(p_entries || p_holds) as given (kind text, currency text, owner text))
    order by kind collate "C", owner collate "C" for update;

  with given as (
    select given.*, account.id as account_id, account.currency as account_currency
    from rows from (jsonb_to_recordset(p_entries) as (journal_id uuid, kind text, currency text, owner text, amount bigint))
        with ordinality as given (journal_id, kind, currency, owner, amount, place)
      join account on account.bu_id = p_bu and account.kind = given.kind and account.currency::text = given.currency
        and coalesce(account.owner, '') = coalesce(given.owner, '')
  ), ending as (
    select given.*, account.id as account_id
    from jsonb_to_recordset(p_holds) as given (order_no text, state text, kind text, currency text, owner text, amount bigint)
      join account on account.bu_id = p_bu and account.kind = given.kind and account.currency::text = given.currency
        and coalesce(account.owner, '') = coalesce(given.owner, '')
  ), moves as (
    select account_id, sum(posted)::bigint as posted, sum(held)::bigint as held
    from (select account_id, amount as posted, 0 as held from given
      union all select account_id, 0, -amount from ending) parts
    group by account_id
  ), moved as (
    update account set posted = account.posted + moves.posted, held = account.held + moves.held
    from moves where account.id = moves.account_id
    returning account.id, account.posted - moves.posted as before
  ), noted as (
    insert into entry (journal_id, seq, account_id, bu_id, currency, amount, balance_after)
    select given.journal_id, row_number() over (partition by given.journal_id order by given.place), given.account_id, p_bu,
      given.account_currency, given.amount,
      moved.before + sum(given.amount) over (partition by given.account_id order by given.place rows unbounded preceding)
    from given join moved on moved.id = given.account_id order by given.place
    returning seq
  ), ended as (
    update hold set state = ending.state from ending
    where hold.order_no = ending.order_no and hold.account_id = ending.account_id and hold.bu_id = p_bu
      and hold.state = 'open' and hold.amount = ending.amount
    returning hold.id
  )
  select (select count(*) from noted), (select count(*) from ended) into entries, holds;

  if journals <> jsonb_array_length(p_journals) or entries <> jsonb_array_length(p_entries) or holds <> jsonb_array_length(p_holds) then
    raise exception 'Recorded % journals, % entries and % ended holds, which is not what was given', journals, entries, holds
      using errcode = 'integrity_constraint_violation';
  end if;
  return true;
end $$;
