-- What tells two tabs apart that change one draft, and what a list of drafts shows (S4.118, A-84).
alter table draft_order add column revision integer not null default 1 check (revision > 0);
alter table draft_order add column cards integer not null default 0 check (cards >= 0);
alter table draft_order add column total bigint not null default 0 check (total >= 0);
-- The last order made from it: while that stands, the draft is none any more.
alter table draft_order add column order_no text;

-- Orders at a discount above a salesman's wait for another admin salesman (A-189).
alter table order_approval drop constraint order_approval_passed_check;
alter table order_approval add constraint order_approval_passed_check check (passed in ('order', 'month', 'discount'));
create index customer_admin_salesman on customer (bu_id) where is_admin_salesman;
create index purchase_awaiting_admin on purchase (bu_id, created_at) where state = 'awaitingApprover' and ordered_for is not null;
-- Who of the staff decided, where no admin salesman did.
alter table order_approval add column decided_by_staff text;
alter table order_approval drop constraint order_approval_decided_whole;
alter table order_approval add constraint order_approval_decided_whole check ((decision is null) = (decided_at is null)
  and (decision is null or decision = 'lapsed') = (decided_by is null and decided_by_staff is null));
grant update (decided_by_staff) on order_approval to offrande_shop;
