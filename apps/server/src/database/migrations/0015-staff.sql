-- Staff actions: one row when a command is given and one with its outcome. Rows are never changed.
create table audit (
  no bigint generated always as identity primary key,
  bu_id text not null,
  actor text not null,
  action text not null,
  subject text not null,
  -- `asked`, then the outcome.
  outcome text not null,
  detail jsonb not null,
  at timestamptz not null
);
create index audit_of_subject on audit (bu_id, subject);
create trigger audit_is_final before update or delete on audit for each row execute function refuse_change();
create trigger audit_is_kept before truncate on audit for each statement execute function refuse_change();

alter table audit enable row level security;
alter table audit force row level security;
create policy of_unit on audit using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert on audit to offrande_shop;
