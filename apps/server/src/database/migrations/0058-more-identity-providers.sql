-- Google and Facebook work like the other identity providers (docs/decisions/034).
alter table identity_visit drop constraint identity_visit_method_check;
alter table identity_visit add constraint identity_visit_method_check
  check (method in ('apple', 'google', 'facebook', 'singleSignOn', 'salesmanSingleSignOn'));
