-- The rows of the last version before the first release. Its tables are named old_… by now, and those of
-- 0020-schema.sql are empty. sqlite-migrations.ts drops the old ones after this.
INSERT INTO rsvps SELECT
  id, created_at, guest_one_first, guest_one_last, guest_two_first, guest_two_last, email, welcome_party, wedding,
  guests_count, dietary_restrictions, answers
FROM old_rsvps;

INSERT INTO reply_changes SELECT
  id, created_at, party, act, after_rsvp, author, guest_one_first, guest_one_last, guest_two_first, guest_two_last,
  email, welcome_party, wedding, guests_count, dietary_restrictions, answers
FROM old_host_entries;

INSERT INTO households SELECT
  id, created_at, 0, name, coalesce(details -> 'emails', iif(email IS NULL, '[]', json_array(email))),
  details ->> 'phone', details ->> 'address', details ->> 'language', coalesce(details -> 'tags', '[]'), note,
  nullif(details -> 'events', 'null'), party_size
FROM old_invited;

-- A household of an even older version has no people, and gets those in its name.
INSERT INTO people (household, position, first, last, is_child, is_guest) SELECT
  old_invited.id, person.key, coalesce(person.value ->> 'first', ''), coalesce(person.value ->> 'last', ''),
  coalesce(person.value ->> 'isChild', 0), coalesce(person.value ->> 'isGuest', 0)
FROM old_invited, json_each(
  coalesce(
    details -> 'people',
    '[{"first":' || replace(json_quote(substr(name, 1, 120)), ' & ', '"},{"first":"') || '}]'
  )
) AS person
ORDER BY old_invited.id, person.key;

INSERT INTO match_decisions SELECT id, created_at, invited, party, same FROM old_invited_matches;
INSERT INTO invitation_codes SELECT id, created_at, entry, code, revoked_at, merged_into FROM old_invitation_codes;
INSERT INTO exports SELECT id, created_at FROM old_exports;
INSERT INTO wedding_versions SELECT id, published_at, published_by, author, note, document FROM old_wedding_versions;
INSERT INTO wedding_draft SELECT id, content, changed_at, changed_by FROM old_wedding_draft;
INSERT INTO pictures SELECT id, uploaded_at, type, width, height, bytes, thumbnail FROM old_pictures;
INSERT INTO announcements SELECT id, created_at, changed_at, shown_until, texts FROM old_announcements;
INSERT INTO mailings SELECT
  id, created_at, kind, version, message, send_at, days_before_deadline, started_at, stopped_at
FROM old_mailings;
INSERT INTO mail_recipients SELECT id, created_at, address, token, unsubscribed_at FROM old_mail_recipients;
-- Reminders are mailings since; those of before had a row for each household.
INSERT INTO emails SELECT
  id, created_at, kind, rsvp, mailing, recipient, language, due_at, attempts, sending_since, unconfirmed_attempts,
  sent_at, failed_at, stopped_at, error
FROM old_emails WHERE kind <> 'reminder';
INSERT INTO hosts SELECT id, created_at, name, name_key, password_hash FROM old_hosts;
INSERT INTO sessions SELECT
  id, signed_in_at, device, host, seen_at, previous_at, signed_out_at
FROM old_desk_sessions;
INSERT INTO session_generations SELECT id, generation FROM old_session_generations;
INSERT INTO preview_links SELECT id, created_at, expires_at, token_hash FROM old_preview_links;
INSERT INTO share_links SELECT
  id, created_at, expires_at, token_hash, label, lists, event, opened_at, opened_count
FROM old_share_links;

-- New ids continue after the highest that was ever given.
DELETE FROM sqlite_sequence WHERE name NOT LIKE 'old\_%' ESCAPE '\' AND name <> 'people';
INSERT INTO sqlite_sequence (name, seq) SELECT
  CASE name
    WHEN 'old_host_entries' THEN 'reply_changes'
    WHEN 'old_invited' THEN 'households'
    WHEN 'old_invited_matches' THEN 'match_decisions'
    ELSE substr(name, 5)
  END,
  seq
FROM sqlite_sequence WHERE name LIKE 'old\_%' ESCAPE '\';
