-- Records that verify the money core: the states that each order went through, and the nightly check.

-- Every state of an order, in sequence, written together with the change by a trigger. Rows are never changed.
create table order_event (
  no bigint generated always as identity primary key,
  bu_id text not null,
  order_no text not null references purchase (order_no),
  state text not null,
  at timestamptz not null default now()
);
create index order_event_of_order on order_event (order_no, no);

create function note_order_state() returns trigger language plpgsql as $$
begin
  insert into order_event (bu_id, order_no, state) values (new.bu_id, new.order_no, new.state);
  return null;
end $$;
create trigger purchase_begins after insert on purchase for each row execute function note_order_state();
create trigger purchase_moves after update of state on purchase
  for each row when (old.state is distinct from new.state) execute function note_order_state();

-- Existing orders get an initial and their current state.
insert into order_event (bu_id, order_no, state, at) select bu_id, order_no, 'requesting', created_at from purchase order by order_no;
insert into order_event (bu_id, order_no, state)
  select bu_id, order_no, state from purchase where state <> 'requesting' order by order_no;

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'The history of an order is never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_event_is_final before update or delete on order_event for each row execute function refuse_history_change();
create trigger order_events_are_kept before truncate on order_event for each statement execute function refuse_history_change();

-- The check of a unit's money on one day, run by whichever server comes first.
create table verification (
  bu_id text not null,
  day date not null,
  begun_at timestamptz not null,
  findings integer,
  primary key (bu_id, day)
);

do $$
declare
  name text;
begin
  foreach name in array array['order_event', 'verification'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert on %I to offrande_shop', name);
  end loop;
end $$;
grant update (findings) on verification to offrande_shop;
