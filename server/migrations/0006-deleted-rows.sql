-- Counts deleted rows, also those that other programs delete. With the highest id of each table it
-- tells whether the dashboard's data is current, without reading a whole table.
CREATE TABLE deleted_rows (total INTEGER NOT NULL) STRICT;
INSERT INTO deleted_rows (total) VALUES (0);

CREATE TRIGGER deleted_rsvps_are_counted AFTER DELETE ON rsvps
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
CREATE TRIGGER deleted_host_entries_are_counted AFTER DELETE ON host_entries
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
CREATE TRIGGER deleted_invited_are_counted AFTER DELETE ON invited
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
CREATE TRIGGER deleted_invited_matches_are_counted AFTER DELETE ON invited_matches
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
CREATE TRIGGER deleted_exports_are_counted AFTER DELETE ON exports
BEGIN
  UPDATE deleted_rows SET total = total + 1;
END;
