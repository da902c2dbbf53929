-- A card sent to a wrong address can be redirected, which voids the URLs and the PIN sent before.

-- How often it was redirected; the URL of the card's page depends on it.
alter table card add column sending integer not null default 0 check (sending >= 0);

-- Also by SMS. A correction replaces the receiver named in the order from then on.
alter table card_resend
  alter column receiver_email drop not null,
  add column receiver_mobile text,
  add column is_correction boolean not null default false,
  add constraint card_resend_to_somebody check (receiver_email is not null or receiver_mobile is not null);

alter table card_state drop constraint card_state_change_check, add constraint card_state_change_check
  check (change in ('issue', 'block', 'unblock', 'markNew', 'markUsed', 'pinLock', 'receipt', 'claim', 'return', 'redirect'));
