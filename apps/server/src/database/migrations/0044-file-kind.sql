-- The kinds of files are rows of the domain's table of delivery types, as those of order lines are: said once.
alter table card_file drop constraint card_file_type_check;
