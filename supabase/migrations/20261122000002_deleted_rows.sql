-- Counts deleted rows, also those that other programs delete. With the highest id of each table it
-- tells whether the dashboard's data is current, without reading a whole table.
create table public.deleted_rows (
  total bigint not null
);
insert into public.deleted_rows (total) values (0);

-- A security definer, because service_role may delete replies but not write to this table.
create function public.count_deleted_rows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Most deletions of match decisions find no row: they are no change.
  if exists (select from deleted) then
    update public.deleted_rows set total = total + (select count(*) from deleted);
  end if;
  return null;
end
$$;

create function public.count_truncation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.deleted_rows set total = total + 1;
  return null;
end
$$;

do $$
declare
  table_name text;
begin
  foreach table_name in array array['rsvps', 'host_entries', 'invited', 'invited_matches', 'exports']
  loop
    execute format(
      'create trigger deleted_rows_are_counted after delete on public.%I
       referencing old table as deleted
       for each statement execute function public.count_deleted_rows()',
      table_name
    );
    execute format(
      'create trigger truncation_is_counted after truncate on public.%I
       for each statement execute function public.count_truncation()',
      table_name
    );
  end loop;
end
$$;

alter table public.deleted_rows enable row level security;
revoke all on table public.deleted_rows from public;
revoke all on function public.count_deleted_rows(), public.count_truncation() from public;

-- Only the owner, the server of the dashboard, reads this table: no policy and no grant.
do $$
declare
  role_name text;
begin
  for role_name in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on table public.deleted_rows from %I', role_name);
    execute format(
      'revoke all on function public.count_deleted_rows(), public.count_truncation() from %I',
      role_name
    );
  end loop;
end
$$;

insert into public.schema_versions (version) values (7);
