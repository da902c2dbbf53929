-- Orders above the limits of the person who places them wait for another person of the company (A-183).

-- The person of a company who placed the order; null for other buyers.
alter table purchase add column placed_by uuid;
create index purchase_placed_by on purchase (placed_by, created_at) where placed_by is not null;

drop index purchase_open;
create index purchase_open on purchase (expires_at) where state in ('requesting', 'awaitingApprover');
create index purchase_awaiting on purchase (customer_id, created_at) where state = 'awaitingApprover';

create table order_approval (
  order_no text primary key references purchase (order_no),
  bu_id text not null,
  passed text not null check (passed in ('order', 'month')),
  decide_by timestamptz not null,
  decision text check (decision in ('approved', 'refused', 'lapsed')),
  decided_at timestamptz,
  -- Null where nobody decided in time.
  decided_by uuid,
  reason text not null default '',
  constraint order_approval_decided_whole check ((decision is null) = (decided_at is null)
    and (decision is null or decision = 'lapsed') = (decided_by is null))
);

alter table order_approval enable row level security;
alter table order_approval force row level security;
create policy of_unit on order_approval using (bu_id = current_setting('offrande.unit', true))
  with check (bu_id = current_setting('offrande.unit', true));
grant select, insert on order_approval to offrande_shop;
grant update (decision, decided_at, decided_by, reason) on order_approval to offrande_shop;
