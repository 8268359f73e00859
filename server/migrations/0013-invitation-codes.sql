-- The codes of the personal links. `entry` is the entry of the guest list that a code was made for. It is
-- no foreign key: when the couple undoes a deletion, the entry has its id again and printed links work.
CREATE TABLE invitation_codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  entry INTEGER NOT NULL,
  code TEXT NOT NULL,
  revoked_at TEXT,
  -- The entry that the household was merged into.
  merged_into INTEGER,

  CONSTRAINT one_row_for_each_code UNIQUE (code),
  CONSTRAINT code_is_clear CHECK (
    length(code) = 9 AND code NOT GLOB '*[^2-9A-HJKMNP-TV-Z]*'
  ),
  CONSTRAINT merged_into_another CHECK (merged_into <> entry)
) STRICT;

CREATE INDEX invitation_codes_by_entry ON invitation_codes (entry);
CREATE INDEX invitation_codes_by_merged_into ON invitation_codes (merged_into);

CREATE TRIGGER deleted_invitation_codes_are_counted AFTER DELETE ON invitation_codes
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
CREATE TRIGGER updated_invitation_codes_are_counted AFTER UPDATE ON invitation_codes
BEGIN
  UPDATE updated_rows SET total = total + 1;
END;

-- A household can have the key of an invitation. SQLite cannot change a check, so the rows of both tables
-- move; ids continue after the highest ever given.
CREATE TABLE new_host_entries (
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
  answers TEXT,

  CONSTRAINT party_is_a_key CHECK (
    (party LIKE 'email:_%' OR party LIKE 'host:_%' OR party LIKE 'invitation:_%')
    AND length(party) <= 600
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
  ),
  CONSTRAINT answers_are_an_object CHECK (
    answers IS NULL
    OR CASE WHEN json_valid(answers) THEN json_type(answers) = 'object' ELSE FALSE END
  ),
  CONSTRAINT answers_length CHECK (length(answers) <= 8000),
  CONSTRAINT other_acts_hold_no_answers CHECK (act = 'reply' OR answers IS NULL)
) STRICT;

INSERT INTO new_host_entries (
  id, created_at, party, act, after_rsvp, guest_one_first, guest_one_last, guest_two_first,
  guest_two_last, email, welcome_party, wedding, guests_count, dietary_restrictions, answers
)
SELECT
  id, created_at, party, act, after_rsvp, guest_one_first, guest_one_last, guest_two_first,
  guest_two_last, email, welcome_party, wedding, guests_count, dietary_restrictions, answers
FROM host_entries
ORDER BY id;

DELETE FROM sqlite_sequence WHERE name = 'new_host_entries';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'new_host_entries', seq FROM sqlite_sequence WHERE name = 'host_entries';

DROP TABLE host_entries;
ALTER TABLE new_host_entries RENAME TO host_entries;

CREATE TRIGGER host_entries_are_never_changed
BEFORE UPDATE ON host_entries
BEGIN
  SELECT raise(ABORT, 'A host''s entry is never changed; add another.');
END;

CREATE TRIGGER deleted_host_entries_are_counted AFTER DELETE ON host_entries
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;

-- As in 0005.
CREATE TRIGGER host_entries_have_visible_names
BEFORE INSERT ON host_entries
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND EXISTS (
  SELECT 1
  FROM (
    SELECT char(
      32, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069, 6155, 6156, 6157, 6158, 8192, 8193, 8194,
      8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234,
      8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289, 8290, 8291, 8292, 8294, 8295, 8296, 8297, 12288,
      12644, 65024, 65038, 65039, 65279, 65440
    ) AS invisible
  )
  WHERE '' IN (
    trim(coalesce(NEW.guest_one_first, '-'), invisible),
    trim(coalesce(NEW.guest_one_last, '-'), invisible),
    trim(coalesce(NEW.guest_two_first, '-'), invisible),
    trim(coalesce(NEW.guest_two_last, '-'), invisible)
  )
)
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;

CREATE TABLE new_invited_matches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  invited INTEGER NOT NULL REFERENCES invited (id) ON DELETE CASCADE,
  party TEXT NOT NULL,
  same INTEGER NOT NULL,

  CONSTRAINT one_word_on_each UNIQUE (invited, party),
  CONSTRAINT party_is_a_key CHECK (
    (party LIKE 'email:_%' OR party LIKE 'host:_%' OR party LIKE 'invitation:_%')
    AND length(party) <= 600
  ),
  CONSTRAINT same_is_yes_or_no CHECK (same IN (0, 1))
) STRICT;

INSERT INTO new_invited_matches (id, created_at, invited, party, same)
SELECT id, created_at, invited, party, same FROM invited_matches ORDER BY id;

DELETE FROM sqlite_sequence WHERE name = 'new_invited_matches';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'new_invited_matches', seq FROM sqlite_sequence WHERE name = 'invited_matches';

DROP TABLE invited_matches;
ALTER TABLE new_invited_matches RENAME TO invited_matches;

CREATE TRIGGER deleted_invited_matches_are_counted AFTER DELETE ON invited_matches
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
