-- One unit never sees another's rows: the second line of defence, behind the ownership condition of every query. The role is
-- set for each transaction (`SET LOCAL ROLE`), the unit by the setting `offrande.unit`; without it no row is visible.

-- A database user who may not create roles needs the role to exist already, and to be a member of it (docs/operations.md).
do $$
begin
  if not exists (select from pg_roles where rolname = 'offrande_shop') then
    create role offrande_shop nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant offrande_shop to %I', current_user);
exception when insufficient_privilege then null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['account', 'journal', 'entry', 'hold', 'purchase', 'order_line', 'card', 'coupon_proof',
    'payment_attempt', 'psp_event', 'outbox'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_unit on %I using (bu_id = current_setting(''offrande.unit'', true))
      with check (bu_id = current_setting(''offrande.unit'', true))', name);
    execute format('grant select, insert, update on %I to offrande_shop', name);
  end loop;
end $$;
revoke update on journal, entry from offrande_shop;
grant select, insert, update on idem to offrande_shop;
