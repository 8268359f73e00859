-- An email that the couple writes to many guests. Its texts and recipients are JSON
-- (domain/emails/mailings.ts). It is a draft until it has a time; its emails are queued at that time.
CREATE TABLE mailings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL,
  -- Counts the changes of the draft. A request to change it names the version it is based on.
  version INTEGER NOT NULL DEFAULT 1,
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

-- SQLite cannot change a check, so the rows move to a new table; ids continue after the highest ever given.
ALTER TABLE emails RENAME TO old_emails;

CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL,
  -- The reply that a receipt or a notification is about.
  rsvp INTEGER REFERENCES rsvps (id) ON DELETE CASCADE,
  -- The guest-list entry that a reminder of earlier versions is for.
  invited INTEGER REFERENCES invited (id) ON DELETE CASCADE,
  mailing INTEGER REFERENCES mailings (id) ON DELETE CASCADE,
  recipient INTEGER REFERENCES mail_recipients (id) ON DELETE CASCADE,

  -- The time of the next attempt. While an attempt runs, the end of its lease.
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Set from the first byte until the mail server answers. A later attempt that finds it set does
  -- not know whether the email has arrived.
  sending_since TEXT,
  -- The number of attempts that ended without an answer from the mail server.
  unconfirmed_attempts INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  failed_at TEXT,
  -- Set while the couple has stopped its mailing.
  stopped_at TEXT,
  -- Why the last attempt failed, as a sentence for the couple.
  error TEXT,
  -- As in 'it': the email is composed in this language. Null for the first one of the website.
  language TEXT CHECK (length(language) = 2),

  CONSTRAINT kind_is_known CHECK (kind IN ('receipt', 'notification', 'reminder', 'mailing')),
  CONSTRAINT kinds_refer_to_their_rows CHECK (
    (kind IN ('receipt', 'notification')) = (rsvp IS NOT NULL)
    AND (kind = 'reminder') = (invited IS NOT NULL)
    AND (kind = 'mailing') = (mailing IS NOT NULL)
    AND (kind = 'mailing') = (recipient IS NOT NULL)
  ),
  CONSTRAINT each_address_once_per_mailing UNIQUE (mailing, recipient),
  CONSTRAINT counts_are_not_negative CHECK (attempts >= 0 AND unconfirmed_attempts >= 0),
  CONSTRAINT not_both_sent_and_failed CHECK (sent_at IS NULL OR failed_at IS NULL)
) STRICT;

INSERT INTO emails (
  id, created_at, kind, rsvp, invited, due_at, attempts, sending_since, unconfirmed_attempts,
  sent_at, failed_at, error, language
)
SELECT
  id, created_at, kind, rsvp, invited, due_at, attempts, sending_since, unconfirmed_attempts,
  sent_at, failed_at, error, language
FROM old_emails
ORDER BY id;

DELETE FROM sqlite_sequence WHERE name = 'emails';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'emails', seq FROM sqlite_sequence WHERE name = 'old_emails';

DROP TABLE old_emails;

CREATE INDEX emails_waiting ON emails (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX emails_by_rsvp ON emails (rsvp);
CREATE INDEX emails_by_invited ON emails (invited);
CREATE INDEX emails_by_recipient ON emails (recipient);
CREATE INDEX emails_sent_for_mailings ON emails (sent_at) WHERE kind = 'mailing';
