-- Since when a company is asked for answers again, so that the staff see dossiers that wait for their company beside those that wait for
-- them. Null if it never was, or before this was noted: then the submission counts.
alter table kyb_dossier add column asked_at timestamptz;
drop index kyb_dossier_waiting;
create index kyb_dossier_waiting on kyb_dossier (bu_id, greatest(submitted_at, asked_at)) where state in ('submitted', 'askedAgain');
