-- The tables of the first release. A later release adds a file after this one and never changes it.
-- `supabase/migrations/` has the same tables for PostgreSQL.

-- One row is one submission. A guest who replies again adds a row.
-- These checks are a second line of defence behind the schemas of domain/.
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
  -- The parts of a reply for which the specification has no column, as JSON.
  answers TEXT,

  CONSTRAINT guest_one_first_length CHECK (length(guest_one_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_one_last_length CHECK (length(guest_one_last) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_first_length CHECK (length(guest_two_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_last_length CHECK (length(guest_two_last) BETWEEN 1 AND 120),
  CONSTRAINT email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT dietary_restrictions_length CHECK (length(dietary_restrictions) BETWEEN 1 AND 2000),

  CONSTRAINT texts_are_trimmed CHECK (
    guest_one_first = trim(guest_one_first)
    AND guest_one_last = trim(guest_one_last)
    AND guest_two_first = trim(guest_two_first)
    AND guest_two_last = trim(guest_two_last)
    AND dietary_restrictions = trim(dietary_restrictions)
  ),
  CONSTRAINT email_is_an_address CHECK (email LIKE '_%@_%' AND email NOT LIKE '% %'),
  CONSTRAINT welcome_party_answer CHECK (welcome_party IN ('attending', 'not-attending')),
  CONSTRAINT wedding_answer CHECK (wedding IN ('attending', 'not-attending')),
  CONSTRAINT guests_count_range CHECK (guests_count BETWEEN 1 AND 2),
  -- C0, DEL and C1. A NUL is looked for by itself: GLOB and length() stop reading at the first one.
  CONSTRAINT lines_without_control_characters CHECK (
    instr(
      coalesce(guest_one_first, '') || coalesce(guest_one_last, '') || coalesce(guest_two_first, '')
        || coalesce(guest_two_last, '') || coalesce(email, ''),
      char(0)
    ) = 0
    AND coalesce(guest_one_first, '') || coalesce(guest_one_last, '') || coalesce(guest_two_first, '')
        || coalesce(guest_two_last, '') || coalesce(email, '')
      NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
  ),
  -- Notes can contain tabs and line breaks.
  CONSTRAINT notes_without_control_characters CHECK (
    instr(dietary_restrictions, char(0)) = 0
    AND dietary_restrictions NOT GLOB '*[' || char(1) || '-' || char(8)
      || char(11) || '-' || char(12) || char(14) || '-' || char(31)
      || char(127) || '-' || char(159) || ']*'
  ),
  CONSTRAINT answers_are_an_object CHECK (
    CASE WHEN answers IS NULL THEN TRUE WHEN json_valid(answers) THEN json_type(answers) = 'object' ELSE FALSE END
  ),
  CONSTRAINT answers_length CHECK (length(answers) <= 8000)
) STRICT;

-- A small index, so that the rows are counted without reading them: 100,000 in a few milliseconds.
CREATE INDEX rsvps_to_count ON rsvps (guests_count);

-- What the couple changed about replies. `household_key` is the key of a household of the dashboard. The columns of a
-- reply have the rules of rsvps; SQLite cannot share them.
CREATE TABLE reply_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  household_key TEXT NOT NULL,
  action TEXT NOT NULL,
  -- Comes after this reply and before the next: clocks jump, the order of the rows does not.
  after_reply INTEGER NOT NULL,
  -- The co-host who made the change; null for the couple. A name, which outlives the co-host's row.
  author TEXT,
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

  CONSTRAINT household_key_is_a_key CHECK (
    (household_key LIKE 'email:_%' OR household_key LIKE 'host:_%' OR household_key LIKE 'invitation:_%')
    AND length(household_key) <= 600
  ),
  CONSTRAINT action_is_known CHECK (action IN ('reply', 'withdraw', 'restore')),
  CONSTRAINT after_reply_range CHECK (after_reply >= 0),
  CONSTRAINT author_length CHECK (length(author) BETWEEN 1 AND 60),
  CONSTRAINT reply_is_whole CHECK (
    action <> 'reply'
    OR (
      guest_one_first IS NOT NULL AND guest_one_last IS NOT NULL
      AND welcome_party IS NOT NULL AND wedding IS NOT NULL AND guests_count IS NOT NULL
    )
  ),
  CONSTRAINT other_actions_have_no_reply CHECK (
    action = 'reply'
    OR coalesce(
      guest_one_first, guest_one_last, guest_two_first, guest_two_last, email,
      welcome_party, wedding, dietary_restrictions, answers
    ) IS NULL AND guests_count IS NULL
  ),
  CONSTRAINT guest_one_first_length CHECK (length(guest_one_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_one_last_length CHECK (length(guest_one_last) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_first_length CHECK (length(guest_two_first) BETWEEN 1 AND 120),
  CONSTRAINT guest_two_last_length CHECK (length(guest_two_last) BETWEEN 1 AND 120),
  CONSTRAINT email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT dietary_restrictions_length CHECK (length(dietary_restrictions) BETWEEN 1 AND 2000),

  CONSTRAINT texts_are_trimmed CHECK (
    guest_one_first = trim(guest_one_first)
    AND guest_one_last = trim(guest_one_last)
    AND guest_two_first = trim(guest_two_first)
    AND guest_two_last = trim(guest_two_last)
    AND dietary_restrictions = trim(dietary_restrictions)
  ),
  CONSTRAINT email_is_an_address CHECK (email LIKE '_%@_%' AND email NOT LIKE '% %'),
  CONSTRAINT welcome_party_answer CHECK (welcome_party IN ('attending', 'not-attending')),
  CONSTRAINT wedding_answer CHECK (wedding IN ('attending', 'not-attending')),
  CONSTRAINT guests_count_range CHECK (guests_count BETWEEN 1 AND 2),
  CONSTRAINT lines_without_control_characters CHECK (
    instr(
      household_key || coalesce(guest_one_first, '') || coalesce(guest_one_last, '') || coalesce(guest_two_first, '')
        || coalesce(guest_two_last, '') || coalesce(email, ''),
      char(0)
    ) = 0
    AND household_key || coalesce(guest_one_first, '') || coalesce(guest_one_last, '') || coalesce(guest_two_first, '')
        || coalesce(guest_two_last, '') || coalesce(email, '')
      NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
  ),
  CONSTRAINT notes_without_control_characters CHECK (
    instr(dietary_restrictions, char(0)) = 0
    AND dietary_restrictions NOT GLOB '*[' || char(1) || '-' || char(8)
      || char(11) || '-' || char(12) || char(14) || '-' || char(31)
      || char(127) || '-' || char(159) || ']*'
  ),
  CONSTRAINT answers_are_an_object CHECK (
    CASE WHEN answers IS NULL THEN TRUE WHEN json_valid(answers) THEN json_type(answers) = 'object' ELSE FALSE END
  ),
  CONSTRAINT answers_length CHECK (length(answers) <= 8000)
) STRICT;

-- The guest list.
CREATE TABLE households (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Another number after each edit, and the one before again after its undo.
  version INTEGER NOT NULL DEFAULT 0,
  -- For the envelope.
  name TEXT NOT NULL,
  -- A list as JSON; the first one receives the emails to the household.
  emails TEXT NOT NULL DEFAULT '[]',
  phone TEXT,
  address TEXT,
  language TEXT,
  -- A list as JSON.
  tags TEXT NOT NULL DEFAULT '[]',
  note TEXT,
  -- A list as JSON; null for all events that are not for some guests only.
  events TEXT,
  max_guests INTEGER,

  CONSTRAINT name_length CHECK (length(name) BETWEEN 1 AND 250),
  CONSTRAINT name_is_trimmed CHECK (name = trim(name)),
  CONSTRAINT name_without_control_characters CHECK (
    instr(name, char(0)) = 0
    AND name NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
  ),
  CONSTRAINT lists_are_lists CHECK (
    CASE WHEN json_valid(emails) THEN json_type(emails) = 'array' ELSE FALSE END
    AND CASE WHEN json_valid(tags) THEN json_type(tags) = 'array' ELSE FALSE END
    AND CASE WHEN events IS NULL THEN TRUE WHEN json_valid(events) THEN json_type(events) = 'array' ELSE FALSE END
  ),
  CONSTRAINT texts_length CHECK (
    length(concat(emails, phone, address, language, tags, events)) <= 20000 AND length(note) <= 2000
  ),
  CONSTRAINT max_guests_range CHECK (max_guests BETWEEN 1 AND 20)
) STRICT;

-- The people of a household. An id is never given to another person.
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  household INTEGER NOT NULL REFERENCES households (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  is_child INTEGER NOT NULL,
  is_guest INTEGER NOT NULL,

  CONSTRAINT position_range CHECK (position >= 0),
  CONSTRAINT name_length CHECK (length(first) <= 120 AND length(last) <= 120),
  CONSTRAINT only_guests_have_no_name CHECK ((first = '' AND last = '') = (is_guest = 1)),
  CONSTRAINT flags_are_yes_or_no CHECK (is_child IN (0, 1) AND is_guest IN (0, 1))
) STRICT;
CREATE INDEX people_by_household ON people (household);

-- The couple's decision that a household of the guest list and one that replied are the same, or are not. A new
-- decision replaces the old one under a new id.
CREATE TABLE match_decisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  household INTEGER NOT NULL REFERENCES households (id) ON DELETE CASCADE,
  household_key TEXT NOT NULL,
  is_match INTEGER NOT NULL,

  CONSTRAINT one_decision_on_each UNIQUE (household, household_key),
  CONSTRAINT household_key_is_a_key CHECK (
    (household_key LIKE 'email:_%' OR household_key LIKE 'host:_%' OR household_key LIKE 'invitation:_%')
    AND length(household_key) <= 600
  ),
  CONSTRAINT is_match_is_yes_or_no CHECK (is_match IN (0, 1))
) STRICT;

-- The codes of the personal links. `household` is no foreign key: when the couple undoes a deletion, the household has
-- its id again and printed links work.
CREATE TABLE invitation_codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  household INTEGER NOT NULL,
  code TEXT NOT NULL,
  revoked_at TEXT,
  -- The household that it was merged into.
  merged_into INTEGER,

  CONSTRAINT one_row_for_each_code UNIQUE (code),
  CONSTRAINT code_is_clear CHECK (length(code) = 9 AND code NOT GLOB '*[^2-9A-HJKMNP-TV-Z]*'),
  CONSTRAINT merged_into_another CHECK (merged_into <> household)
) STRICT;
CREATE INDEX invitation_codes_by_household ON invitation_codes (household);
CREATE INDEX invitation_codes_by_merged_into ON invitation_codes (merged_into);

-- The times of the exports of replies.
CREATE TABLE exports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

-- The website's content, as the couple publishes it in the dashboard. To restore an old version is to publish it again.
CREATE TABLE wedding_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  published_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The device of the session, as in "Safari on iPhone".
  published_by TEXT,
  -- The co-host; null for the couple.
  author TEXT,
  note TEXT,
  -- A WeddingDocument as JSON.
  document TEXT NOT NULL,

  CONSTRAINT published_by_length CHECK (length(published_by) BETWEEN 1 AND 200),
  CONSTRAINT author_length CHECK (length(author) BETWEEN 1 AND 60),
  CONSTRAINT note_length CHECK (length(note) BETWEEN 1 AND 2000),
  CONSTRAINT document_is_an_object CHECK (
    CASE WHEN json_valid(document) THEN json_type(document) = 'object' ELSE FALSE END
  ),
  CONSTRAINT document_length CHECK (length(document) <= 1000000)
) STRICT;

-- The draft: one row for each section that differs from the last version. `id` is the section's name in the document.
CREATE TABLE wedding_draft (
  id TEXT PRIMARY KEY,
  -- Null for a section that the draft removes.
  content TEXT,
  changed_at TEXT NOT NULL,
  changed_by TEXT,

  CONSTRAINT id_length CHECK (length(id) BETWEEN 1 AND 60),
  CONSTRAINT content_is_json CHECK (content IS NULL OR json_valid(content)),
  CONSTRAINT content_length CHECK (length(content) <= 1000000),
  CONSTRAINT changed_by_length CHECK (length(changed_by) BETWEEN 1 AND 200)
) STRICT;

-- Uploaded pictures, decoded and encoded again: never the bytes that a browser sent. `id` is the start of their
-- SHA-256.
CREATE TABLE pictures (
  id TEXT PRIMARY KEY,
  uploaded_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  -- A small copy for the editor, as WebP.
  thumbnail BLOB NOT NULL,

  CONSTRAINT id_is_a_hash CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
  CONSTRAINT type_is_known CHECK (type IN ('image/jpeg', 'image/webp')),
  CONSTRAINT size_range CHECK (width BETWEEN 1 AND 4000 AND height BETWEEN 1 AND 4000),
  CONSTRAINT bytes_length CHECK (length(bytes) BETWEEN 1 AND 16000000),
  CONSTRAINT thumbnail_length CHECK (length(thumbnail) BETWEEN 1 AND 200000)
) STRICT;

-- Announcements at the top of the guests' page. They see the last row until its end.
CREATE TABLE announcements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  changed_at TEXT NOT NULL,
  shown_until TEXT NOT NULL,
  -- By language, as JSON.
  texts TEXT NOT NULL,

  CONSTRAINT texts_are_an_object CHECK (
    CASE WHEN json_valid(texts) THEN json_type(texts) = 'object' ELSE FALSE END
  ),
  CONSTRAINT texts_length CHECK (length(texts) <= 10000)
) STRICT;

-- An email that the couple writes to many guests. It is a draft until it has a time; its emails are queued then.
CREATE TABLE mailings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL,
  -- Counts the changes of the draft. A request to change it names the version it is based on.
  version INTEGER NOT NULL DEFAULT 1,
  -- Texts and recipients as JSON.
  message TEXT NOT NULL,
  -- The time to begin; null for a draft.
  send_at TEXT,
  -- For a reminder whose time follows the deadline.
  days_before_deadline INTEGER,
  -- The time when its emails were queued.
  started_at TEXT,
  stopped_at TEXT,

  CONSTRAINT kind_is_known CHECK (
    kind IN ('save-the-date', 'invitation', 'reminder', 'announcement')
  ),
  CONSTRAINT message_is_an_object CHECK (
    CASE WHEN json_valid(message) THEN json_type(message) = 'object' ELSE FALSE END
  ),
  CONSTRAINT message_length CHECK (length(message) <= 200000),
  CONSTRAINT days_range CHECK (days_before_deadline BETWEEN 0 AND 365),
  CONSTRAINT started_after_scheduled CHECK (started_at IS NULL OR send_at IS NOT NULL),
  CONSTRAINT stopped_after_started CHECK (stopped_at IS NULL OR started_at IS NOT NULL)
) STRICT;

-- The addresses that mailings go to, in lower case. The token is in the link to unsubscribe.
CREATE TABLE mail_recipients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  address TEXT NOT NULL,
  token TEXT NOT NULL,
  unsubscribed_at TEXT,

  CONSTRAINT one_row_for_each_address UNIQUE (address),
  CONSTRAINT one_row_for_each_recipient_token UNIQUE (token),
  CONSTRAINT address_length CHECK (length(address) BETWEEN 3 AND 320),
  CONSTRAINT token_length CHECK (length(token) BETWEEN 20 AND 60)
) STRICT;

-- The outbox: an email about a reply is queued in the transaction of that reply, and sent later. A row refers to a
-- guest but has none of their data: the text is composed when it is sent.
CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL,
  -- The reply that a receipt or a notification is about.
  rsvp INTEGER REFERENCES rsvps (id) ON DELETE CASCADE,
  mailing INTEGER REFERENCES mailings (id) ON DELETE CASCADE,
  recipient INTEGER REFERENCES mail_recipients (id) ON DELETE CASCADE,
  -- As in 'it': the email is composed in this language. Null for the first one of the website.
  language TEXT,
  -- The time of the next attempt. While an attempt runs, the end of its lease.
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Set from the first byte until the mail server answers. A later attempt that finds it set does not know whether the
  -- email has arrived.
  sending_since TEXT,
  -- The number of attempts that ended without an answer from the mail server.
  unconfirmed_attempts INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  failed_at TEXT,
  -- Set while the couple has stopped its mailing.
  stopped_at TEXT,
  -- Why the last attempt failed, as a sentence for the couple.
  error TEXT,

  CONSTRAINT kind_is_known CHECK (kind IN ('receipt', 'notification', 'mailing')),
  CONSTRAINT kinds_refer_to_their_rows CHECK (
    (kind = 'mailing') = (rsvp IS NULL)
    AND (kind = 'mailing') = (mailing IS NOT NULL)
    AND (kind = 'mailing') = (recipient IS NOT NULL)
  ),
  CONSTRAINT each_address_once_per_mailing UNIQUE (mailing, recipient),
  CONSTRAINT language_length CHECK (length(language) = 2),
  CONSTRAINT counts_are_not_negative CHECK (attempts >= 0 AND unconfirmed_attempts >= 0),
  CONSTRAINT not_both_sent_and_failed CHECK (sent_at IS NULL OR failed_at IS NULL)
) STRICT;
CREATE INDEX emails_waiting ON emails (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX emails_by_rsvp ON emails (rsvp);
CREATE INDEX emails_by_recipient ON emails (recipient);
CREATE INDEX emails_sent_for_mailings ON emails (sent_at) WHERE kind = 'mailing';

-- Co-hosts: people with a name and a password of their own for the dashboard.
CREATE TABLE hosts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  name TEXT NOT NULL,
  -- The name as it is compared: Unicode's forms and capitals make no difference.
  name_key TEXT NOT NULL,
  -- scrypt with its parameters and salt. A part of the key that signs the co-host's sessions.
  password_hash TEXT NOT NULL,

  CONSTRAINT one_host_for_each_name UNIQUE (name_key),
  CONSTRAINT name_length CHECK (length(name) BETWEEN 1 AND 60),
  CONSTRAINT name_key_length CHECK (length(name_key) BETWEEN 1 AND 200),
  CONSTRAINT password_hash_length CHECK (length(password_hash) BETWEEN 20 AND 300)
) STRICT;

-- The sessions of the dashboard.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  -- Null in rows of earlier versions, as the device.
  signed_in_at TEXT,
  device TEXT,
  -- The co-host; null for the couple.
  host INTEGER,
  seen_at TEXT,
  -- The end of the visit before this one.
  previous_at TEXT,
  signed_out_at TEXT
) STRICT;

-- A part of the key that signs sessions: a new value ends all of them.
CREATE TABLE session_generations (
  id TEXT PRIMARY KEY,
  generation TEXT NOT NULL,

  CONSTRAINT id_is_known CHECK (id IN ('dashboard', 'gate'))
) STRICT;

-- Links that show the draft without the dashboard's password. The link's token is not stored.
CREATE TABLE preview_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at TEXT NOT NULL,
  token_hash TEXT NOT NULL,

  CONSTRAINT one_row_for_each_token UNIQUE (token_hash),
  CONSTRAINT token_hash_is_a_hash CHECK (length(token_hash) = 64 AND token_hash NOT GLOB '*[^0-9a-f]*')
) STRICT;

-- Links that show chosen lists to helpers without the dashboard's password. The token is not stored.
CREATE TABLE share_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  -- The helper, in the couple's words.
  label TEXT NOT NULL,
  -- The names of the lists, separated by spaces.
  lists TEXT NOT NULL,
  -- The only event that the link shows; null for all of them.
  event TEXT,
  opened_at TEXT,
  opened_count INTEGER NOT NULL DEFAULT 0,

  CONSTRAINT one_share_link_for_each_token UNIQUE (token_hash),
  CONSTRAINT token_hash_is_a_hash CHECK (length(token_hash) = 64 AND token_hash NOT GLOB '*[^0-9a-f]*'),
  CONSTRAINT label_length CHECK (length(label) BETWEEN 1 AND 80),
  CONSTRAINT lists_length CHECK (length(lists) BETWEEN 1 AND 200),
  CONSTRAINT event_length CHECK (length(event) BETWEEN 1 AND 60),
  CONSTRAINT opened_count_is_not_negative CHECK (opened_count >= 0)
) STRICT;

-- White space, and the characters that Unicode calls ignorable, such as U+200B. A name needs another one. Rows with
-- their own time come from a backup or a move, and can be older than this rule.
CREATE VIEW invisible AS
  SELECT char(
    32, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069, 6155, 6156, 6157, 6158, 8192, 8193, 8194,
    8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234,
    8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289, 8290, 8291, 8292, 8294, 8295, 8296, 8297, 12288,
    12644, 65024, 65038, 65039, 65279, 65440
  ) AS characters;

CREATE TRIGGER rsvps_have_visible_names BEFORE INSERT ON rsvps
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND EXISTS (
  SELECT 1 FROM invisible WHERE '' IN (
    trim(coalesce(NEW.guest_one_first, '-'), characters),
    trim(coalesce(NEW.guest_one_last, '-'), characters),
    trim(coalesce(NEW.guest_two_first, '-'), characters),
    trim(coalesce(NEW.guest_two_last, '-'), characters)
  )
)
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;

CREATE TRIGGER reply_changes_have_visible_names BEFORE INSERT ON reply_changes
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND EXISTS (
  SELECT 1 FROM invisible WHERE '' IN (
    trim(coalesce(NEW.guest_one_first, '-'), characters),
    trim(coalesce(NEW.guest_one_last, '-'), characters),
    trim(coalesce(NEW.guest_two_first, '-'), characters),
    trim(coalesce(NEW.guest_two_last, '-'), characters)
  )
)
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;

CREATE TRIGGER households_have_visible_names BEFORE INSERT ON households
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND EXISTS (
  SELECT 1 FROM invisible WHERE '' IN (
    trim(coalesce(NEW.name, '-'), characters)
  )
)
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;

-- History cannot be rewritten. Rows can be deleted: a guest may ask to be forgotten.
CREATE TRIGGER rsvps_are_never_changed BEFORE UPDATE ON rsvps
BEGIN
  SELECT raise(ABORT, 'A row of rsvps is never changed; add another.');
END;
CREATE TRIGGER reply_changes_are_never_changed BEFORE UPDATE ON reply_changes
BEGIN
  SELECT raise(ABORT, 'A row of reply_changes is never changed; add another.');
END;
CREATE TRIGGER wedding_versions_are_never_changed BEFORE UPDATE ON wedding_versions
BEGIN
  SELECT raise(ABORT, 'A row of wedding_versions is never changed; add another.');
END;
CREATE TRIGGER pictures_are_never_changed BEFORE UPDATE ON pictures
BEGIN
  SELECT raise(ABORT, 'A row of pictures is never changed; add another.');
END;
