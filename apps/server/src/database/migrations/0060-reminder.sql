-- Reminders of the end of a card. `remind_on` is the first day that nobody has looked at yet, in the unit's zone: before all
-- days for a card that was never looked at, after all days for one that is not reminded of any more.
alter table card
  add column remind_on date not null default '-infinity',
  -- The customer who wants no reminders of this card, or `receiver` where it is in no account; whoever holds it afterwards is reminded.
  add column reminders_stopped_by text;
update card set remind_on = 'infinity' where expires_on < current_date;
create index card_to_remind on card (bu_id, remind_on);
