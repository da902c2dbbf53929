-- Photos for cards, stripped of metadata and re-encoded. A photo belongs to the session that uploaded it; whoever knows its
-- secret URL may see it.
create table photo (
  id uuid primary key,
  bu_id text not null,
  session_id uuid not null,
  secret text not null unique,
  jpeg bytea not null,
  created_at timestamptz not null
);
create index photo_of_session on photo (session_id);

alter table photo enable row level security;
alter table photo force row level security;
create policy of_unit on photo using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert, delete on photo to offrande_shop;
