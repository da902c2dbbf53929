-- Every account is written again soon after it was opened: a card's when it is posted, the unit's own all the time. With
-- room left beside its row it stays on its page, and no index has to be told where it is.
alter table account set (fillfactor = 50);
