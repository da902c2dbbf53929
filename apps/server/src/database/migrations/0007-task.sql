-- Work for staff: money or messages that the shop could not handle by itself. A task is opened once per subject,
-- in the transaction that found the problem, and closed by the code or person that solves it.
create table task (
  id uuid primary key,
  bu_id text not null,
  kind text not null,
  subject text not null,
  -- What staff need to know: amounts as strings of minor units, never a card number.
  detail jsonb not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  resolution text,
  constraint task_once unique (bu_id, kind, subject),
  constraint task_closed_whole check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (resolution is null))
);
create index task_open on task (opened_at) where closed_at is null;

alter table task enable row level security;
alter table task force row level security;
create policy of_unit on task using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, update on task to offrande_shop;
