-- Announcements at the top of the guests' page. The last row is the one that they see until its end.
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
