-- What hosts did by hand: history as the guests' replies are, and never changed either.
-- These checks stand behind the schemas of domain/, for whatever comes past them.
CREATE TABLE host_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  party TEXT NOT NULL,
  act TEXT NOT NULL,
  -- Comes after this reply and before the next: clocks jump, the order of the rows does not.
  after_rsvp INTEGER NOT NULL,
  guest_one_first TEXT,
  guest_one_last TEXT,
  guest_two_first TEXT,
  guest_two_last TEXT,
  email TEXT,
  welcome_party TEXT,
  wedding TEXT,
  guests_count INTEGER,
  dietary_restrictions TEXT,

  CONSTRAINT party_is_a_key CHECK (
    (party LIKE 'email:_%' OR party LIKE 'host:_%') AND length(party) <= 600
  ),
  CONSTRAINT act_is_known CHECK (act IN ('reply', 'withdraw', 'restore')),
  CONSTRAINT after_rsvp_range CHECK (after_rsvp >= 0),

  CONSTRAINT reply_is_whole CHECK (
    act <> 'reply'
    OR (
      guest_one_first IS NOT NULL AND guest_one_last IS NOT NULL
      AND welcome_party IS NOT NULL AND wedding IS NOT NULL AND guests_count IS NOT NULL
    )
  ),
  CONSTRAINT other_acts_hold_no_reply CHECK (
    act = 'reply'
    OR coalesce(
      guest_one_first, guest_one_last, guest_two_first, guest_two_last, email,
      welcome_party, wedding, dietary_restrictions
    ) IS NULL AND guests_count IS NULL
  ),

  CONSTRAINT guest_one_first_length CHECK (length(guest_one_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_one_last_length CHECK (length(guest_one_last) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_first_length CHECK (length(guest_two_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_last_length CHECK (length(guest_two_last) BETWEEN 1 AND 120),
  CONSTRAINT email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT dietary_restrictions_length
    CHECK (length(dietary_restrictions) BETWEEN 1 AND 2000),

  CONSTRAINT texts_are_trimmed CHECK (
    coalesce(guest_one_first = trim(guest_one_first), TRUE)
    AND coalesce(guest_one_last = trim(guest_one_last), TRUE)
    AND coalesce(guest_two_first = trim(guest_two_first), TRUE)
    AND coalesce(guest_two_last = trim(guest_two_last), TRUE)
    AND coalesce(dietary_restrictions = trim(dietary_restrictions), TRUE)
  ),

  CONSTRAINT email_is_an_address CHECK (email LIKE '_%@_%' AND email NOT LIKE '% %'),
  CONSTRAINT welcome_party_answer CHECK (welcome_party IN ('attending', 'not-attending')),
  CONSTRAINT wedding_answer CHECK (wedding IN ('attending', 'not-attending')),
  CONSTRAINT guests_count_range CHECK (guests_count BETWEEN 1 AND 2),

  -- As in 0001: C0, DEL and C1; a NUL is looked for by itself.
  CONSTRAINT lines_without_control_characters CHECK (
    instr(
      party || coalesce(guest_one_first, '') || coalesce(guest_one_last, '')
        || coalesce(guest_two_first, '') || coalesce(guest_two_last, '') || coalesce(email, ''),
      char(0)
    ) = 0
    AND party || coalesce(guest_one_first, '') || coalesce(guest_one_last, '')
      || coalesce(guest_two_first, '') || coalesce(guest_two_last, '') || coalesce(email, '')
      NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
  ),
  CONSTRAINT notes_without_control_characters CHECK (
    coalesce(instr(dietary_restrictions, char(0)), 0) = 0
    AND coalesce(dietary_restrictions, '') NOT GLOB '*[' || char(1) || '-' || char(8)
      || char(11) || '-' || char(12) || char(14) || '-' || char(31)
      || char(127) || '-' || char(159) || ']*'
  )
) STRICT;

CREATE TRIGGER host_entries_are_never_changed
BEFORE UPDATE ON host_entries
BEGIN
  SELECT raise(ABORT, 'A host''s entry is never changed; add another.');
END;

-- Who was invited, as the hosts' list has it.
CREATE TABLE invited (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL,
  email TEXT,
  party_size INTEGER,
  note TEXT,

  CONSTRAINT name_length CHECK (length(name) BETWEEN 1 AND 250),
  CONSTRAINT email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT email_is_an_address CHECK (email LIKE '_%@_%' AND email NOT LIKE '% %'),
  CONSTRAINT party_size_range CHECK (party_size BETWEEN 1 AND 20),
  CONSTRAINT note_length CHECK (length(note) BETWEEN 1 AND 2000),
  CONSTRAINT texts_are_trimmed CHECK (
    name = trim(name) AND coalesce(note = trim(note), TRUE)
  ),
  CONSTRAINT lines_without_control_characters CHECK (
    instr(name || coalesce(email, ''), char(0)) = 0
    AND name || coalesce(email, '')
      NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
  ),
  CONSTRAINT note_without_control_characters CHECK (
    coalesce(instr(note, char(0)), 0) = 0
    AND coalesce(note, '') NOT GLOB '*[' || char(1) || '-' || char(8)
      || char(11) || '-' || char(12) || char(14) || '-' || char(31)
      || char(127) || '-' || char(159) || ']*'
  )
) STRICT;

-- A host's word that an invited one is a party, or is not. A new word takes the old one's place
-- under a new id, so that the newest id and the count tell whether anything is different.
CREATE TABLE invited_matches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  invited INTEGER NOT NULL REFERENCES invited (id) ON DELETE CASCADE,
  party TEXT NOT NULL,
  same INTEGER NOT NULL,

  CONSTRAINT one_word_on_each UNIQUE (invited, party),
  CONSTRAINT party_is_a_key CHECK (
    (party LIKE 'email:_%' OR party LIKE 'host:_%') AND length(party) <= 600
  ),
  CONSTRAINT same_is_yes_or_no CHECK (same IN (0, 1))
) STRICT;

-- When the replies were exported.
CREATE TABLE exports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

-- When each host session looked, and whether it has signed out. State, not history.
CREATE TABLE desk_sessions (
  id TEXT PRIMARY KEY,
  seen_at TEXT,
  -- When the visit before this one ended.
  previous_at TEXT,
  signed_out_at TEXT
) STRICT;
