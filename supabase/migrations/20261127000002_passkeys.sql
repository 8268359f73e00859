-- Passkeys of the couple and the co-hosts, for the sign-in to the dashboard.
create table public.passkeys (
  -- The id of the credential, as base64url.
  id text not null primary key,
  created_at timestamptz(3) not null default now(),
  -- The co-host; null for the couple.
  host bigint,
  -- The device that created it.
  device text,
  public_key bytea not null,
  counter bigint not null,
  used_at timestamptz(3),

  constraint id_length check (length(id) between 16 and 1400),
  constraint device_length check (length(device) between 1 and 60),
  constraint public_key_length check (length(public_key) between 1 and 4000)
);

-- Codes on paper with which the couple signs in once each.
create table public.recovery_codes (
  -- SHA-256 of the code.
  id text not null primary key,
  created_at timestamptz(3) not null default now(),

  constraint id_is_a_hash check (length(id) = 64)
);

alter table public.passkeys enable row level security;
alter table public.recovery_codes enable row level security;
do $$
declare
  role_name text;
begin
  for role_name in
    select 'public' union all
    select quote_ident(rolname) from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on table public.passkeys, public.recovery_codes from %s', role_name);
  end loop;
end
$$;

insert into public.schema_versions (version) values (25);
