-- The night's check is made in steps: where each begins and how far it came is kept with it, so that a check that was cut off goes
-- on, and the next one begins where the last one ended.
alter table verification
  add column finished_at timestamptz,
  -- The step that is under way, and where in it; none where the check is over.
  add column step text,
  add column after text,
  -- Which of the parts of history is looked at anew.
  add column part integer not null default 0,
  add column checked bigint not null default 0,
  -- What the check before had seen, and what there was when this one began.
  add column sealed_from bigint not null default 0,
  add column sealed_through bigint not null default 0,
  add column moved_from bigint not null default 0,
  add column moved_through bigint not null default 0;
update verification set finished_at = begun_at, findings = coalesce(findings, 0);
alter table verification alter column findings set default 0, alter column findings set not null;
grant update (finished_at, step, after, checked) on verification to offrande_shop;

-- Where an account ended is its last entry's balance, whatever it was moved before.
drop index entry_of_account;
create index entry_of_account on entry (account_id, no);

-- A payment tops up once.
create index purchase_topped_up on purchase (payment_id) where sells = 'topUp' and payment_id is not null;

-- The changes of a unit's orders since its last check: by its unit, else the planner walks through all units' for the last of one.
alter table order_event drop constraint order_event_pkey;
alter table order_event add primary key (bu_id, no);

-- Twice the same.
drop index sign_in_over;

-- What staff look up of an order, and what is counted of work that was given up.
alter table task add column order_no text generated always as (detail->>'orderNo') stored;
create index task_of_order on task (order_no) where order_no is not null;
create index task_about on task (subject);
create index outbox_given_up on outbox (topic) where done_at is null and failed_at is not null;
