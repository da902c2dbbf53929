-- The kinds of files, like those of order lines, are defined once: in the domain's table of delivery types.
alter table card_file drop constraint card_file_type_check;
