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
