-- The people of a household, with ids of their own. An id is never given to another person.
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  household INTEGER NOT NULL REFERENCES invited (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  is_child INTEGER NOT NULL,
  is_guest INTEGER NOT NULL,

  CONSTRAINT position_range CHECK (position >= 0),
  CONSTRAINT name_length CHECK (length(first) <= 120 AND length(last) <= 120),
  CONSTRAINT only_guests_have_no_name CHECK ((first = '' AND last = '') = (is_guest = 1)),
  CONSTRAINT flags_are_yes_or_no CHECK (is_child IN (0, 1) AND is_guest IN (0, 1))
) STRICT;

CREATE INDEX people_by_household ON people (household);

-- A household without people, of an older version, gets those in its name.
INSERT INTO people (household, position, first, last, is_child, is_guest)
SELECT
  invited.id, person.key, coalesce(person.value ->> 'first', ''), coalesce(person.value ->> 'last', ''),
  coalesce(person.value ->> 'isChild', 0), coalesce(person.value ->> 'isGuest', 0)
FROM invited, json_each(details -> 'people') AS person
ORDER BY invited.id, person.key;

INSERT INTO people (household, position, first, last, is_child, is_guest)
SELECT
  invited.id, person.key, substr(person.value, 1, 120), '', 0, 0
FROM invited, json_each('[' || replace(json_quote(name), ' & ', '","') || ']') AS person
WHERE details -> 'people' IS NULL
ORDER BY invited.id, person.key;

UPDATE invited SET details = json_remove(details, '$.people');

-- Another number after each edit, and the one before again after its undo.
ALTER TABLE invited ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
