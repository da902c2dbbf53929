-- Every account is updated soon after it was opened: a card's when it is posted, the unit's own all the time. With
-- free space on its page the row stays there (a HOT update), and no index needs to be updated.
alter table account set (fillfactor = 50);
