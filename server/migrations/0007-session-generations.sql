-- The dashboard lists its sessions. Rows of earlier versions have neither time nor device.
ALTER TABLE desk_sessions ADD COLUMN signed_in_at TEXT;
ALTER TABLE desk_sessions ADD COLUMN device TEXT;

-- A part of the key that signs sessions: a new value ends all of them. Without a row the key is the one
-- of earlier versions, so their sessions stay valid.
CREATE TABLE session_generations (
  id TEXT PRIMARY KEY,
  generation TEXT NOT NULL,

  CONSTRAINT id_is_known CHECK (id IN ('dashboard', 'gate'))
) STRICT;
