-- What tells two tabs apart that change one draft, and what a list of drafts shows (S4.118, A-84).
alter table draft_order add column revision integer not null default 1 check (revision > 0);
alter table draft_order add column cards integer not null default 0 check (cards >= 0);
alter table draft_order add column total bigint not null default 0 check (total >= 0);
-- The last order made from it: while that stands, the draft is none any more.
alter table draft_order add column order_no text;
