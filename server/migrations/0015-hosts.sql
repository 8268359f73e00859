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

-- The co-host of a session; null for the couple.
ALTER TABLE desk_sessions ADD COLUMN host INTEGER;

-- The co-host who made a change; null for the couple. A name, which outlives the co-host's row.
ALTER TABLE host_entries ADD COLUMN author TEXT
  CONSTRAINT author_length CHECK (length(author) BETWEEN 1 AND 60);
ALTER TABLE wedding_versions ADD COLUMN author TEXT
  CONSTRAINT author_length CHECK (length(author) BETWEEN 1 AND 60);
