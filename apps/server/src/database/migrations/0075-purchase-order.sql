-- The company's own number of a purchase, for the invoice of the order.
alter table draft_order add column purchase_order text;
