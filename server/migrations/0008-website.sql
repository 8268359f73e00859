-- The website's content, as the couple publishes it in the dashboard. A version is never changed: to
-- restore an old one is to publish it again.
CREATE TABLE wedding_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  published_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The device of the session, as in "Safari on iPhone".
  published_by TEXT,
  note TEXT,
  -- A WeddingDocument of domain/wedding.ts as JSON.
  document TEXT NOT NULL,

  CONSTRAINT published_by_length CHECK (length(published_by) BETWEEN 1 AND 200),
  CONSTRAINT note_length CHECK (length(note) BETWEEN 1 AND 2000),
  CONSTRAINT document_is_an_object CHECK (
    CASE WHEN json_valid(document) THEN json_type(document) = 'object' ELSE FALSE END
  ),
  CONSTRAINT document_length CHECK (length(document) <= 1000000)
) STRICT;

CREATE TRIGGER wedding_versions_are_never_changed
BEFORE UPDATE ON wedding_versions
BEGIN
  SELECT raise(ABORT, 'A version is never changed; add another.');
END;

-- The draft: one row for each section that differs from the last version. `id` is the section's name in
-- the document.
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

-- Uploaded pictures, decoded and encoded again: never the bytes that a browser sent. `id` is the start of
-- their SHA-256.
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

CREATE TRIGGER pictures_are_never_changed
BEFORE UPDATE ON pictures
BEGIN
  SELECT raise(ABORT, 'A picture is never changed; add another.');
END;

-- Links that show the draft without the dashboard's password. The link's token is not stored.
CREATE TABLE preview_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at TEXT NOT NULL,
  token_hash TEXT NOT NULL,

  CONSTRAINT one_row_for_each_token UNIQUE (token_hash),
  CONSTRAINT token_hash_is_a_hash CHECK (length(token_hash) = 64 AND token_hash NOT GLOB '*[^0-9a-f]*')
) STRICT;
