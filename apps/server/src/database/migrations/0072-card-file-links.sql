-- Links to files of codes: each works for a day and downloads once, and is made anew after a code; the file itself stays for thirty days
-- (A-187).

alter table card_file
  add column kept_until timestamptz,
  add column new_links integer not null default 0 check (new_links >= 0),
  -- The code that the current link was made with: entered again, it leads to the same link.
  add column link_code uuid;
update card_file set kept_until = coalesce(dropped_at, ready_at + interval '30 days') where ready_at is not null;
drop index card_file_kept;
create index card_file_kept on card_file (bu_id, kept_until) where dropped_at is null;

alter table one_time_code drop constraint one_time_code_purpose_check, drop constraint one_time_code_of_order;
alter table one_time_code
  add constraint one_time_code_purpose_check check (purpose in ('proof', 'secondFactor', 'order', 'kyb', 'cardFile')),
  add constraint one_time_code_of_order check ((purpose in ('order', 'cardFile')) = (order_no is not null));
