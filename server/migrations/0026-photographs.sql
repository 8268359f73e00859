-- Photographs and videos that guests and the couple add. Their files are beside the database, under their SHA-256.
CREATE TABLE photographs (
  -- Random: guests see it in addresses.
  id TEXT NOT NULL PRIMARY KEY,
  added_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  taken_at TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- The type of the file, by its content.
  type TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  size INTEGER NOT NULL,
  -- Upright, of a picture whose smaller sizes are made.
  width INTEGER,
  height INTEGER,
  -- Whether the smaller sizes are made.
  sizes TEXT NOT NULL,
  event TEXT,
  guest_name TEXT,
  -- SHA-256 of the token in the cookie of the guest's device; null for a file that the couple added.
  device TEXT,
  -- The table link that it was added with.
  table_link INTEGER,
  status TEXT NOT NULL DEFAULT 'new',
  is_favourite INTEGER NOT NULL DEFAULT 0,
  -- In the bin since, and by a guest or the couple.
  deleted_at TEXT,
  deleted_by TEXT,

  CONSTRAINT one_photograph_for_each_file UNIQUE (sha256),
  CONSTRAINT id_length CHECK (length(id) = 22),
  CONSTRAINT kind_is_known CHECK (kind IN ('picture', 'video')),
  CONSTRAINT type_length CHECK (length(type) BETWEEN 1 AND 60),
  CONSTRAINT sha256_is_a_hash CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  CONSTRAINT size_is_positive CHECK (size > 0),
  CONSTRAINT sides_are_positive CHECK (width > 0 AND height > 0),
  CONSTRAINT sizes_are_known CHECK (sizes IN ('waiting', 'made', 'failed', 'none')),
  CONSTRAINT event_length CHECK (length(event) BETWEEN 1 AND 60),
  CONSTRAINT guest_name_length CHECK (length(guest_name) BETWEEN 1 AND 60),
  CONSTRAINT device_is_a_hash CHECK (length(device) = 64),
  CONSTRAINT status_is_known CHECK (status IN ('new', 'shown', 'hidden')),
  CONSTRAINT is_favourite_is_boolean CHECK (is_favourite IN (0, 1)),
  CONSTRAINT deleted_by_is_known CHECK (deleted_by IN ('guest', 'couple')),
  CONSTRAINT deletion_is_complete CHECK ((deleted_at IS NULL) = (deleted_by IS NULL))
) STRICT;

CREATE INDEX photographs_by_time ON photographs (taken_at, id);

-- What the couple chose for photographs: one row, or none.
CREATE TABLE photo_settings (
  id TEXT NOT NULL PRIMARY KEY,
  changed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  mode TEXT NOT NULL,
  -- Guests see nothing before.
  reveal_at TEXT,
  shows_names INTEGER NOT NULL,
  -- When guests can add photographs.
  opens TEXT NOT NULL,
  max_bytes INTEGER NOT NULL,

  CONSTRAINT one_row_of_photo_settings CHECK (id = 'photos'),
  CONSTRAINT mode_is_known CHECK (mode IN ('collect', 'approve', 'show')),
  CONSTRAINT shows_names_is_boolean CHECK (shows_names IN (0, 1)),
  CONSTRAINT opens_is_known CHECK (opens IN ('first-event', 'now', 'never')),
  CONSTRAINT max_bytes_is_positive CHECK (max_bytes > 0)
) STRICT;

-- Links on the tables, with which guests add photographs without the password.
CREATE TABLE table_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  code TEXT NOT NULL,
  label TEXT NOT NULL,
  ended_at TEXT,

  CONSTRAINT one_table_link_for_each_code UNIQUE (code),
  CONSTRAINT code_length CHECK (length(code) = 9),
  CONSTRAINT label_length CHECK (length(label) BETWEEN 1 AND 60)
) STRICT;
