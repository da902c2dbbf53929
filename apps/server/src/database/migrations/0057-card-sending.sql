-- A card that went to a wrong address goes to another one: the addresses and the PIN that were sent before are void.

-- How often it was; the address of the card's own page changes with it.
alter table card add column sending integer not null default 0 check (sending >= 0);

-- By SMS too. A correction is where the card goes from then on, whatever its order named.
alter table card_resend
  alter column receiver_email drop not null,
  add column receiver_mobile text,
  add column is_correction boolean not null default false,
  add constraint card_resend_to_somebody check (receiver_email is not null or receiver_mobile is not null);

alter table card_state drop constraint card_state_change_check, add constraint card_state_change_check
  check (change in ('issue', 'block', 'unblock', 'markNew', 'markUsed', 'pinLock', 'receipt', 'claim', 'return', 'redirect'));
