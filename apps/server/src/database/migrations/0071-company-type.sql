-- The type that the staff give a company: those of type A and V are not offered the pages for companies (A-49). Null for most.
alter table customer add column company_type text check (company_type ~ '^[A-Z]$');
