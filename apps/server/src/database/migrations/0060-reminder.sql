-- Reminders of the expiry of a card. `remind_on` is the first day not yet processed, in the unit's time zone: before all
-- days for a card never processed, after all days for one without further reminders.
alter table card
  add column remind_on date not null default '-infinity',
  -- The customer who wants no reminders of this card, or `receiver` if it is in no account; a later holder is reminded.
  add column reminders_stopped_by text;
update card set remind_on = 'infinity' where expires_on < current_date;
create index card_to_remind on card (bu_id, remind_on);
