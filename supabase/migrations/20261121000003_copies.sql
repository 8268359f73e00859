-- What several copies of the server must hold in common.

-- The secret that signs the sessions, and the desk's password when none was set.
create table public.server_secrets (
  name text primary key,
  line text not null,

  constraint line_is_one check (line <> '' and line !~ '[\u0001-\u001f\u007f-\u009f]')
);

-- When a visitor tried a password in the last minute; who it is stands here only as a keyed hash.
-- Forgotten by a crash, and no harm done.
create unlogged table public.password_tries (
  kind text not null,
  visitor text not null,
  tried_at timestamptz[] not null,

  primary key (kind, visitor)
);

alter table public.server_secrets enable row level security;
alter table public.password_tries enable row level security;
revoke all on table public.server_secrets, public.password_tries from public;

do $$
declare
  role_name text;
begin
  for role_name in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format(
      'revoke all on table public.server_secrets, public.password_tries from %I', role_name
    );
  end loop;
end
$$;

insert into public.schema_versions (version) values (3);
