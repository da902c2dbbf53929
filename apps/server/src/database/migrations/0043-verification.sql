-- The nightly check runs in steps and records its progress, so that an interrupted check resumes
-- and the next check begins where the last one ended.
alter table verification
  add column finished_at timestamptz,
  -- The current step and the position in it; null once the check is finished.
  add column step text,
  add column after text,
  -- The part of the history that is checked again.
  add column part integer not null default 0,
  add column checked bigint not null default 0,
  -- How far the previous check came, and how far the history went when this one began.
  add column sealed_from bigint not null default 0,
  add column sealed_through bigint not null default 0,
  add column moved_from bigint not null default 0,
  add column moved_through bigint not null default 0;
update verification set finished_at = begun_at, findings = coalesce(findings, 0);
alter table verification alter column findings set default 0, alter column findings set not null;
grant update (finished_at, step, after, checked) on verification to offrande_shop;

-- An account's balance is that of its last entry.
drop index entry_of_account;
create index entry_of_account on entry (account_id, no);

-- Finds the top-up of a payment.
create index purchase_topped_up on purchase (payment_id) where sells = 'topUp' and payment_id is not null;

-- Finds the state changes of a unit's orders since its last check; without the unit, the planner would scan those of all units.
alter table order_event drop constraint order_event_pkey;
alter table order_event add primary key (bu_id, no);

-- A duplicate index.
drop index sign_in_over;

-- For staff's lookup of an order, and for the count of abandoned work.
alter table task add column order_no text generated always as (detail->>'orderNo') stored;
create index task_of_order on task (order_no) where order_no is not null;
create index task_about on task (subject);
create index outbox_given_up on outbox (topic) where done_at is null and failed_at is not null;
