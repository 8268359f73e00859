-- The gift of a household, and the day on which the couple thanked for it, as YYYY-MM-DD.
alter table public.households add column gift text constraint gift_length check (length(gift) between 1 and 500);
alter table public.households add column thanked_on text
  constraint thanked_on_is_a_date check (thanked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
-- When the couple sent the personal link from their own telephone.
alter table public.households add column messaged_at timestamptz(3);
-- When the household gave its address by its personal link; null if the address is the couple's.
alter table public.households add column address_given_at timestamptz(3);
-- The couple's address that it replaced.
alter table public.households add column former_address text
  constraint former_address_length check (length(former_address) <= 500);
-- When a browser first showed the household's page.
alter table public.invitation_codes add column opened_at timestamptz(3);

insert into public.schema_versions (version) values (23);
