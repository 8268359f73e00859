-- The outbox: a letter is written here in the transaction of the reply it is about, and sent after.
-- It holds nothing of a guest's but whose it is; the words are made from the reply when it is sent.
CREATE TABLE letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL,
  -- What a receipt or a notice is about.
  rsvp INTEGER REFERENCES rsvps (id) ON DELETE CASCADE,
  -- Whom a reminder is for.
  invited INTEGER REFERENCES invited (id) ON DELETE CASCADE,

  -- Not to be sent before; while it is being sent, when whoever does so must have died of it.
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  tries INTEGER NOT NULL DEFAULT 0,
  -- Set while the mail server has it and has not answered: it may arrive, or not.
  sending_since TEXT,
  -- How often that was left so.
  unsure INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  given_up_at TEXT,
  -- Why the last try failed, in words.
  fault TEXT,

  CONSTRAINT kind_is_known CHECK (kind IN ('receipt', 'notice', 'reminder')),
  CONSTRAINT about_a_reply_or_an_invited CHECK (
    (kind = 'reminder') = (invited IS NOT NULL) AND (kind = 'reminder') = (rsvp IS NULL)
  ),
  CONSTRAINT counts_range CHECK (tries >= 0 AND unsure >= 0),
  CONSTRAINT one_end CHECK (sent_at IS NULL OR given_up_at IS NULL)
) STRICT;

CREATE INDEX letters_waiting ON letters (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX letters_about ON letters (rsvp);
CREATE INDEX letters_for ON letters (invited);
