-- What a call sends is counted together with it: both stand or fall with its transaction.
grant select, insert, update on rate_count to offrande_shop;
