-- What a return took back of the order's bonus, in minor units: less than its share where the wallet had spent it already.
alter table refund add column bonus bigint not null default 0 check (bonus >= 0);
