-- The age of a child on the guest list, for the caterer; null if it is not known.
alter table public.people add column age smallint constraint age_range check (age between 0 and 99);

insert into public.schema_versions (version) values (21);
