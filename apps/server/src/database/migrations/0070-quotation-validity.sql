-- The last instant of a quotation (A-185). Those made before ended on no day: they get thirty.

update quotation
set detail = detail || jsonb_build_object(
  'validUntil', to_char((created_at at time zone 'UTC')::date + 30, 'YYYY-MM-DD') || 'T23:59:59.999Z'
);
