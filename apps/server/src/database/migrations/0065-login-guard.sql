-- Counts of failed sign-ins are dropped by their age.
create index login_guard_failed on login_guard (bu_id, failed_at);
