-- The dashboard lists its sessions. Rows of earlier versions have neither time nor device.
alter table public.desk_sessions add column signed_in_at timestamptz(3);
alter table public.desk_sessions add column device text;

-- A part of the key that signs sessions: a new value ends all of them. Without a row the key is the one
-- of earlier versions, so their sessions stay valid.
create table public.session_generations (
  id text primary key,
  generation text not null,

  constraint id_is_known check (id in ('dashboard', 'gate'))
);

alter table public.session_generations enable row level security;
revoke all on table public.session_generations from public;

-- Only the owner, the server of the dashboard, reads and writes this table: no policy and no grant.
do $$
declare
  role_name text;
begin
  for role_name in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on table public.session_generations from %I', role_name);
  end loop;
end
$$;

insert into public.schema_versions (version) values (8);
