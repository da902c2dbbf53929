-- What is left on a card after its last day is booked once (A-181). The sweep finds the cards that wait for it by plain columns:
-- an index of those only, so that what was booked is never looked at again.

alter table card
  -- False once what was left is booked; true again where a return brings value back to it.
  add column is_rest_open boolean not null default true,
  -- How often a rest of it was booked.
  add column rests_booked smallint not null default 0;
create index card_rest_open on card (bu_id, expires_on, id) where is_rest_open;
