-- What guests wish the couple by their personal links: one wish of each household.
CREATE TABLE wishes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The entry of the guest list, which may have been removed or merged since.
  household INTEGER NOT NULL,
  -- The household's name when it wrote.
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Whether the household allows that other guests read it.
  is_public INTEGER NOT NULL,
  -- Whether, and since when, the couple allows it, too.
  approved_at TEXT,

  CONSTRAINT one_wish_of_each_household UNIQUE (household),
  CONSTRAINT name_length CHECK (length(name) BETWEEN 1 AND 250),
  CONSTRAINT text_length CHECK (length(text) BETWEEN 1 AND 4000),
  CONSTRAINT is_public_is_boolean CHECK (is_public IN (0, 1))
) STRICT;
