-- The email is composed in this language when it is sent.
alter table public.emails
  add column language text,
  add constraint language_length check (length(language) = 2);

comment on column public.emails.language is
  'The language of the page on which the guest replied, as in it; null for the first language of the website, and for emails of earlier versions.';

insert into public.schema_versions (version) values (10);
