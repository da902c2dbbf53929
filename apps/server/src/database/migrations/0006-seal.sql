-- The hash chain over the journals: every block of journals is hashed together with the hash of the previous block, and signed
-- with the server's key, so that changes by someone with access to the tables are detected. Sealing runs shortly after
-- the journals are written, not in their transaction: with one chain per unit, only one order at a time could commit.

create table unsealed_journal (
  journal_id uuid primary key references journal (id),
  bu_id text not null
);

create table seal (
  bu_id text not null,
  no bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  journals integer not null check (journals > 0),
  -- The server's HMAC of the hash, written in the same transaction.
  mark text,
  sealed_at timestamptz not null,
  primary key (bu_id, no)
);

create table sealed_journal (
  journal_id uuid primary key references journal (id),
  bu_id text not null,
  seal_no bigint not null,
  foreign key (bu_id, seal_no) references seal (bu_id, no)
);
create index sealed_journal_of_seal on sealed_journal (bu_id, seal_no);

create function await_seal() returns trigger language plpgsql as $$
begin
  insert into unsealed_journal (journal_id, bu_id) select id, bu_id from fresh;
  return null;
end $$;
create trigger journal_awaits_seal after insert on journal
  referencing new table as fresh for each statement execute function await_seal();
insert into unsealed_journal (journal_id, bu_id) select id, bu_id from journal;

create trigger seal_is_final before update on seal for each row when (old.mark is not null) execute function refuse_change();
create trigger seal_is_kept before delete on seal for each row execute function refuse_change();
create trigger sealed_journal_is_final before update or delete on sealed_journal for each row execute function refuse_change();
create trigger seals_are_kept before truncate on seal for each statement execute function refuse_change();
create trigger sealed_journals_are_kept before truncate on sealed_journal for each statement execute function refuse_change();

-- The hash of a journal with its entries.
create function journal_digest(p_journal uuid) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws('|', journal.id, journal.bu_id, journal.kind, journal.cause_type, journal.cause_id,
      extract(epoch from journal.at), string_agg(
        concat_ws(':', entry.seq, entry.account_id, entry.bu_id, entry.currency, entry.amount, entry.balance_after), '|'
        order by entry.seq)), 'UTF8'))
  from journal join entry on entry.journal_id = journal.id where journal.id = p_journal group by journal.id
$$;

do $$
declare
  name text;
begin
  foreach name in array array['unsealed_journal', 'seal', 'sealed_journal'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant delete on unsealed_journal to offrande_shop;
grant update (mark) on seal to offrande_shop;
