-- The mail server that the couple entered in the dashboard: one row, or none.
create table public.mail_server (
  id text not null primary key,
  changed_at timestamptz(3) not null default now(),
  -- JSON, without the password.
  settings text not null,
  -- Encrypted with a key from the session secret; null without a login.
  sealed_password text,

  constraint one_mail_server check (id = 'mail-server'),
  constraint settings_length check (length(settings) between 2 and 10000),
  constraint sealed_password_length check (length(sealed_password) between 1 and 4000)
);

alter table public.mail_server enable row level security;
revoke all on table public.mail_server from public;
do $$
declare
  role_name text;
begin
  for role_name in
    select quote_ident(rolname) from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on table public.mail_server from %s', role_name);
  end loop;
end
$$;

insert into public.schema_versions (version) values (22);
