-- What salesmen find companies by: the words of their names, numbers, cities and emails, folded, and the folded name that orders them.
-- Bytes decide the order, so that a range of words can be read before row-level security looks at the rows.
create table company_search (
  customer_id uuid primary key references customer (id),
  bu_id text not null,
  name text collate "C" not null
);
create index company_search_by_name on company_search (bu_id, name, customer_id);

create table company_word (
  customer_id uuid not null references company_search (customer_id) on delete cascade,
  word text collate "C" not null,
  bu_id text not null,
  primary key (customer_id, word)
);
create index company_word_by_word on company_word (bu_id, word, customer_id);

create table company_to_index (
  customer_id uuid primary key references customer (id),
  bu_id text not null
);
create index company_to_index_of_unit on company_to_index (bu_id);

-- Whom a salesman looked at last.
create table salesman_visit (
  salesman_id uuid not null references customer (id),
  customer_id uuid not null references customer (id),
  bu_id text not null,
  visited_at timestamptz not null,
  primary key (salesman_id, customer_id)
);
create index salesman_visit_by_time on salesman_visit (salesman_id, visited_at);
create index salesman_visit_of_customer on salesman_visit (customer_id);

alter table customer no force row level security;
insert into company_to_index (customer_id, bu_id) select id, bu_id from customer where member_type = 'business' and closed_at is null;
alter table customer force row level security;

do $$
declare
  name text;
begin
  foreach name in array array['company_search', 'company_word', 'company_to_index', 'salesman_visit'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert, update, delete on %I to offrande_shop', name);
  end loop;
end $$;

-- New and changed companies, until the next sweep has stored their words.
create function index_company() returns trigger language plpgsql as $$
begin
  insert into company_to_index (customer_id, bu_id) values ((to_jsonb(new) ->> tg_argv[0])::uuid, new.bu_id) on conflict do nothing;
  return null;
end $$;
create trigger company_changed after insert or update of profile_encrypted on company
  for each row execute function index_company('customer_id');
create trigger customer_opened after insert on customer
  for each row when (new.member_type = 'business') execute function index_company('id');
create trigger customer_changed after update of email, first_name, last_name on customer
  for each row when (new.member_type = 'business'
    and (old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
  execute function index_company('id');
