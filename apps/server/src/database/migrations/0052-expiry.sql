-- The remaining value of an expired card is booked once (A-181). The sweep finds these cards by plain columns,
-- with a partial index, so that booked cards are never read again.

alter table card
  -- False once the remaining value is booked; true again if a return adds value.
  add column is_rest_open boolean not null default true,
  -- How often its remaining value was booked.
  add column rests_booked smallint not null default 0;
create index card_rest_open on card (bu_id, expires_on, id) where is_rest_open;
