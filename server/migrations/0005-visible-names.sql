-- A new name needs a visible character: without one the couple would see an empty line. Older rows
-- stay, and may come back from a backup or a move with their own time. They are triggers because
-- SQLite can add a check only by rebuilding the table.
--
-- The characters are white space and those that Unicode calls ignorable, such as U+200B.
CREATE TRIGGER rsvps_have_visible_names
BEFORE INSERT ON rsvps
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND EXISTS (
  SELECT 1
  FROM (
    SELECT char(
      32, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069, 6155, 6156, 6157, 6158, 8192, 8193, 8194,
      8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234,
      8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289, 8290, 8291, 8292, 8294, 8295, 8296, 8297, 12288,
      12644, 65024, 65038, 65039, 65279, 65440
    ) AS invisible
  )
  WHERE '' IN (
    trim(NEW.guest_one_first, invisible),
    trim(NEW.guest_one_last, invisible),
    trim(coalesce(NEW.guest_two_first, '-'), invisible),
    trim(coalesce(NEW.guest_two_last, '-'), invisible)
  )
)
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;

CREATE TRIGGER host_entries_have_visible_names
BEFORE INSERT ON host_entries
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND EXISTS (
  SELECT 1
  FROM (
    SELECT char(
      32, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069, 6155, 6156, 6157, 6158, 8192, 8193, 8194,
      8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234,
      8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289, 8290, 8291, 8292, 8294, 8295, 8296, 8297, 12288,
      12644, 65024, 65038, 65039, 65279, 65440
    ) AS invisible
  )
  WHERE '' IN (
    trim(coalesce(NEW.guest_one_first, '-'), invisible),
    trim(coalesce(NEW.guest_one_last, '-'), invisible),
    trim(coalesce(NEW.guest_two_first, '-'), invisible),
    trim(coalesce(NEW.guest_two_last, '-'), invisible)
  )
)
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;

CREATE TRIGGER invited_have_visible_names
BEFORE INSERT ON invited
WHEN NEW.created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') AND trim(
  NEW.name,
  char(
    32, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069, 6155, 6156, 6157, 6158, 8192, 8193, 8194,
    8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234,
    8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289, 8290, 8291, 8292, 8294, 8295, 8296, 8297, 12288,
    12644, 65024, 65038, 65039, 65279, 65440
  )
) = ''
BEGIN
  SELECT raise(ABORT, 'A name needs a visible character.');
END;
