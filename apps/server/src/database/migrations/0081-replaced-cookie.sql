-- A tab that opens while another signs in still shows the cookie of before: it joins the session instead of opening another,
-- whose cookie would take the place of the one that signed in.
alter table session add column previous_hash text;
alter table session add column previous_until timestamptz;
create index session_previous on session (previous_hash) where previous_hash is not null;
grant update (previous_hash, previous_until) on session to offrande_shop;
