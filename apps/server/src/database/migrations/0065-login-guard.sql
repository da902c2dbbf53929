-- Counts of failed logins are deleted by age.
create index login_guard_failed on login_guard (bu_id, failed_at);
