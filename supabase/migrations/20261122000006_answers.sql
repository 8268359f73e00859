-- The parts of a reply for which the specification has no column: the attendance at further events and
-- the guests beyond two, as JSON (ReplyAnswers of domain/reply-answers.ts). Null if there is nothing.
-- The type is json, not jsonb, so that copies have the same bytes.
alter table public.rsvps
  add column answers json,
  add constraint answers_are_an_object check (json_typeof(answers) = 'object'),
  add constraint answers_length check (length(answers::text) <= 8000),
  -- On Supabase guests write here directly. The cast also rejects NUL characters.
  add constraint answers_have_known_values check (
    answers::jsonb - array['events', 'notAsked', 'guests'] = '{}'
    and jsonb_typeof(coalesce(answers::jsonb -> 'events', '{}')) = 'object'
    and jsonb_typeof(coalesce(answers::jsonb -> 'notAsked', '[]')) = 'array'
    and jsonb_typeof(coalesce(answers::jsonb -> 'guests', '[]')) = 'array'
    and jsonb_array_length(coalesce(answers::jsonb -> 'guests', '[]')) <= 8
    and not coalesce(jsonb_path_exists(
      answers::jsonb,
      'strict $.events.* ? (@.type() != "string" || (@ != "attending" && @ != "not-attending"))',
      silent => true
    ), false)
    and not coalesce(jsonb_path_exists(
      answers::jsonb,
      'strict $.notAsked[*] ? (@.type() != "string" || (@ != "welcome_party" && @ != "wedding"))',
      silent => true
    ), false)
    and not coalesce(jsonb_path_exists(
      answers::jsonb, 'strict $.guests[*] ? (@.type() != "object")', silent => true
    ), false)
  );

alter table public.host_entries
  add column answers json,
  add constraint answers_are_an_object check (json_typeof(answers) = 'object'),
  add constraint answers_length check (length(answers::text) <= 8000),
  add constraint other_acts_hold_no_answers check (act = 'reply' or answers is null);

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    grant insert (answers) on public.rsvps to anon;
  end if;
end
$$;

insert into public.schema_versions (version) values (11);
