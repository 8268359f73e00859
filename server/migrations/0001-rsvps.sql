-- One row is one submission. A guest who answers again adds a row; nothing is ever changed in place.
-- These checks stand behind the schema of domain/rsvp.ts, for whatever comes past it.
CREATE TABLE rsvps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  guest_one_first TEXT NOT NULL,
  guest_one_last TEXT NOT NULL,
  guest_two_first TEXT,
  guest_two_last TEXT,
  email TEXT NOT NULL,
  welcome_party TEXT NOT NULL,
  wedding TEXT NOT NULL,
  guests_count INTEGER NOT NULL,
  dietary_restrictions TEXT,

  CONSTRAINT guest_one_first_length CHECK (length(guest_one_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_one_last_length CHECK (length(guest_one_last) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_first_length CHECK (length(guest_two_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_last_length CHECK (length(guest_two_last) BETWEEN 1 AND 120),
  CONSTRAINT email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT dietary_restrictions_length
    CHECK (length(dietary_restrictions) BETWEEN 1 AND 2000),

  CONSTRAINT texts_are_trimmed CHECK (
    guest_one_first = trim(guest_one_first)
    AND guest_one_last = trim(guest_one_last)
    AND coalesce(guest_two_first = trim(guest_two_first), TRUE)
    AND coalesce(guest_two_last = trim(guest_two_last), TRUE)
    AND coalesce(dietary_restrictions = trim(dietary_restrictions), TRUE)
  ),

  CONSTRAINT email_is_an_address CHECK (email LIKE '_%@_%' AND email NOT LIKE '% %'),
  CONSTRAINT welcome_party_answer CHECK (welcome_party IN ('attending', 'not-attending')),
  CONSTRAINT wedding_answer CHECK (wedding IN ('attending', 'not-attending')),
  CONSTRAINT guests_count_range CHECK (guests_count BETWEEN 1 AND 2),

  -- C0, DEL and C1. A NUL is looked for by itself: GLOB and length() stop reading at the first one.
  CONSTRAINT lines_without_control_characters CHECK (
    instr(
      guest_one_first || guest_one_last || coalesce(guest_two_first, '')
        || coalesce(guest_two_last, '') || email,
      char(0)
    ) = 0
    AND guest_one_first || guest_one_last || coalesce(guest_two_first, '')
      || coalesce(guest_two_last, '') || email
      NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
  ),
  -- Notes may hold tabs and line breaks.
  CONSTRAINT notes_without_control_characters CHECK (
    coalesce(instr(dietary_restrictions, char(0)), 0) = 0
    AND coalesce(dietary_restrictions, '') NOT GLOB '*[' || char(1) || '-' || char(8)
      || char(11) || '-' || char(12) || char(14) || '-' || char(31)
      || char(127) || '-' || char(159) || ']*'
  )
) STRICT;

-- History cannot be rewritten. Rows may still be deleted: a guest may ask to be forgotten.
CREATE TRIGGER rsvps_are_never_changed
BEFORE UPDATE ON rsvps
BEGIN
  SELECT raise(ABORT, 'A reply is never changed; add another.');
END;
