-- Returned cards: who accepted the return, and why, is part of the journal and sealed with it.

alter table journal
  add column actor text,
  add column reason text,
  add constraint journal_note_whole check ((actor is null) = (reason is null));

-- What a line sold, as strings of minor units: the share of a returned card is computed from it.
alter table order_line add column sale jsonb;

-- A returned card is blocked for good.
alter table card add column returned_at timestamptz,
  add constraint card_returned_is_blocked check (returned_at is null or is_blocked);

alter table card_state drop constraint card_state_change_check, add constraint card_state_change_check
  check (change in ('issue', 'block', 'unblock', 'markNew', 'markUsed', 'pinLock', 'receipt', 'claim', 'return'));

create table refund (
  id uuid primary key,
  bu_id text not null,
  order_no text not null references purchase (order_no),
  price bigint not null check (price >= 0),
  -- The part of the price that goes back to the payer: to a wallet at once, otherwise once staff have paid it back.
  money bigint not null check (money between 0 and price),
  currency char(3) not null,
  actor text not null,
  reason text not null,
  made_at timestamptz not null,
  paid_back_at timestamptz,
  paid_back_reference text
);
create index refund_of_order on refund (order_no);

alter table refund enable row level security;
alter table refund force row level security;
create policy of_unit on refund using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update on refund to offrande_shop;

-- As before, with the note.
create or replace function record_changes(p_bu text, p_journals jsonb, p_entries jsonb, p_holds jsonb) returns boolean language plpgsql as $$
declare
  journals integer;
  entries integer;
  holds integer;
begin
  insert into journal (id, bu_id, kind, cause_type, cause_id, actor, reason)
    select id, p_bu, kind, cause_type, cause_id, actor, reason
    from jsonb_to_recordset(p_journals) as given (id uuid, kind text, cause_type text, cause_id text, actor text, reason text)
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

-- As before, with the note; without a note the digest is unchanged.
create or replace function journal_digest(p_journal uuid) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws('|', journal.id, journal.bu_id, journal.kind, journal.cause_type, journal.cause_id,
      extract(epoch from journal.at), journal.actor, journal.reason, string_agg(
        concat_ws(':', entry.seq, entry.account_id, entry.bu_id, entry.currency, entry.amount, entry.balance_after), '|'
        order by entry.seq)), 'UTF8'))
  from journal join entry on entry.journal_id = journal.id where journal.id = p_journal group by journal.id
$$;
