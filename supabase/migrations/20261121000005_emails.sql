-- The table `letters` becomes `emails`, under the names that the code uses. It is the outbox: an
-- email is queued in the transaction of the reply that it is about, and sent later. A row refers to
-- a guest but holds none of their data: the text is composed when it is sent.
alter table public.letters rename to emails;
alter sequence public.letters_id_seq rename to emails_id_seq;

alter table public.emails rename column tries to attempts;
alter table public.emails rename column unsure to unconfirmed_attempts;
alter table public.emails rename column given_up_at to failed_at;
alter table public.emails rename column fault to error;

comment on column public.emails.rsvp is 'The reply that a receipt or a notification is about.';
comment on column public.emails.invited is 'The guest-list entry that a reminder is for.';
comment on column public.emails.due_at is
  'The time of the next attempt. While an attempt runs, the end of its lease.';
comment on column public.emails.sending_since is
  'Set from the first byte until the mail server answers. A later attempt that finds it set does not know whether the email has arrived.';
comment on column public.emails.unconfirmed_attempts is
  'The number of attempts that ended without an answer from the mail server.';
comment on column public.emails.error is
  'Why the last attempt failed, as a sentence for the couple.';

alter table public.emails drop constraint kind_is_known;
update public.emails set kind = 'notification' where kind = 'notice';
alter table public.emails
  add constraint kind_is_known check (kind in ('receipt', 'notification', 'reminder'));

alter table public.emails
  rename constraint about_a_reply_or_an_invited to reminders_have_a_guest_and_others_a_reply;
alter table public.emails rename constraint counts_range to counts_are_not_negative;
alter table public.emails rename constraint one_end to not_both_sent_and_failed;

alter index public.letters_waiting rename to emails_waiting;
alter index public.letters_about rename to emails_by_rsvp;
alter index public.letters_for rename to emails_by_invited;

-- The primary key, the foreign keys and, from PostgreSQL 18 on, each NOT NULL have names of their own.
do $$
declare
  old_name text;
begin
  for old_name in
    select conname from pg_catalog.pg_constraint
    where conrelid = 'public.emails'::regclass and conname like 'letters\_%'
  loop
    execute format(
      'alter table public.emails rename constraint %I to %I',
      old_name,
      replace(
        replace(replace(old_name, 'letters_', 'emails_'), '_tries_', '_attempts_'),
        '_unsure_', '_unconfirmed_attempts_'
      )
    );
  end loop;
end
$$;

-- A renamed table keeps its rights and its row security. They are repeated here so that this file
-- alone closes the table again.
alter table public.emails enable row level security;
revoke all on table public.emails from public;
revoke all on sequence public.emails_id_seq from public;

-- Only the owner, the server of the dashboard, reads and writes this table: no policy and no grant.
do $$
declare
  role_name text;
begin
  for role_name in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on table public.emails from %I', role_name);
    execute format('revoke all on sequence public.emails_id_seq from %I', role_name);
  end loop;
end
$$;

insert into public.schema_versions (version) values (5);
