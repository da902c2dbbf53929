-- The messages that a call sends are counted in its own transaction, so that both commit or roll back together.
grant select, insert, update on rate_count to offrande_shop;
