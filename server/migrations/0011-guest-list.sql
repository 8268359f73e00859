-- The parts of a household on the guest list that have no column: people, emails, phone, address,
-- language, tags and events, as JSON (domain/guest-list.ts). Null in rows of older versions.
ALTER TABLE invited ADD COLUMN details TEXT
  CONSTRAINT details_are_an_object CHECK (
    details IS NULL
    OR CASE WHEN json_valid(details) THEN json_type(details) = 'object' ELSE FALSE END
  )
  CONSTRAINT details_length CHECK (length(details) <= 20000);

-- Counts updated rows, as deleted_rows counts deleted ones.
CREATE TABLE updated_rows (total INTEGER NOT NULL) STRICT;
INSERT INTO updated_rows (total) VALUES (0);

CREATE TRIGGER updated_invited_are_counted AFTER UPDATE ON invited
BEGIN
  UPDATE updated_rows SET total = total + 1;
END;
