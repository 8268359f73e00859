-- What was done in the dashboard: sign-ins, exports, links, co-hosts, erasures and publications. It names no guest.
CREATE TABLE activity (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  action TEXT NOT NULL,
  -- A file, a link's label, a co-host's name or a version's number.
  detail TEXT,
  -- The co-host; null for the couple.
  author TEXT,
  device TEXT,
  -- Shortened, as in 203.0.113.*.
  address TEXT,

  CONSTRAINT action_length CHECK (length(action) BETWEEN 1 AND 60),
  CONSTRAINT detail_length CHECK (length(detail) BETWEEN 1 AND 200),
  CONSTRAINT author_length CHECK (length(author) BETWEEN 1 AND 60),
  CONSTRAINT device_length CHECK (length(device) BETWEEN 1 AND 60),
  CONSTRAINT address_length CHECK (length(address) BETWEEN 1 AND 60)
) STRICT;

CREATE TRIGGER activity_is_never_changed BEFORE UPDATE ON activity
BEGIN
  SELECT raise(ABORT, 'A row of activity is never changed; add another.');
END;
