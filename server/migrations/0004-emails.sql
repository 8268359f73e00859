-- The table `letters` becomes `emails`, under the names that the code uses. SQLite cannot rename an
-- index or change a check, so the rows move to a new table; ids continue after the highest ever given.
--
-- This is the outbox. An email is queued in the transaction of the reply that it is about, and sent
-- later. A row refers to a guest but holds none of their data: the text is composed when it is sent.
CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL,
  -- The reply that a receipt or a notification is about.
  rsvp INTEGER REFERENCES rsvps (id) ON DELETE CASCADE,
  -- The guest-list entry that a reminder is for.
  invited INTEGER REFERENCES invited (id) ON DELETE CASCADE,

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
  -- Why the last attempt failed, as a sentence for the couple.
  error TEXT,

  CONSTRAINT kind_is_known CHECK (kind IN ('receipt', 'notification', 'reminder')),
  CONSTRAINT reminders_have_a_guest_and_others_a_reply CHECK (
    (kind = 'reminder') = (invited IS NOT NULL) AND (kind = 'reminder') = (rsvp IS NULL)
  ),
  CONSTRAINT counts_are_not_negative CHECK (attempts >= 0 AND unconfirmed_attempts >= 0),
  CONSTRAINT not_both_sent_and_failed CHECK (sent_at IS NULL OR failed_at IS NULL)
) STRICT;

INSERT INTO emails (
  id, created_at, kind, rsvp, invited, due_at, attempts, sending_since, unconfirmed_attempts,
  sent_at, failed_at, error
)
SELECT
  id, created_at, iif(kind = 'notice', 'notification', kind), rsvp, invited, due_at, tries,
  sending_since, unsure, sent_at, given_up_at, fault
FROM letters
ORDER BY id;

DELETE FROM sqlite_sequence WHERE name = 'emails';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'emails', seq FROM sqlite_sequence WHERE name = 'letters';

DROP TABLE letters;

CREATE INDEX emails_waiting ON emails (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX emails_by_rsvp ON emails (rsvp);
CREATE INDEX emails_by_invited ON emails (invited);
