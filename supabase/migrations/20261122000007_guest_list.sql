-- The parts of a household on the guest list that have no column: people, emails, phone, address,
-- language, tags and events, as JSON (domain/guest-list.ts). Null in rows of older versions.
-- The type is json, not jsonb, so that copies have the same bytes.
alter table public.invited
  add column details json,
  add constraint details_are_an_object check (json_typeof(details) = 'object'),
  add constraint details_length check (length(details::text) <= 20000);

-- Counts updated rows, as deleted_rows counts deleted ones.
create table public.updated_rows (
  total bigint not null
);
insert into public.updated_rows (total) values (0);

-- A security definer like count_deleted_rows.
create function public.count_updated_rows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from updated) then
    update public.updated_rows set total = total + (select count(*) from updated);
  end if;
  return null;
end
$$;

create trigger updated_rows_are_counted after update on public.invited
referencing new table as updated
for each statement execute function public.count_updated_rows();

alter table public.updated_rows enable row level security;
revoke all on table public.updated_rows from public;
revoke all on function public.count_updated_rows() from public;

-- Only the owner, the server of the dashboard, reads this table: no policy and no grant.
do $$
declare
  role_name text;
begin
  for role_name in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on table public.updated_rows from %I', role_name);
    execute format('revoke all on function public.count_updated_rows() from %I', role_name);
  end loop;
end
$$;

insert into public.schema_versions (version) values (12);
