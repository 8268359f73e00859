-- Passkeys of the couple and the co-hosts, for the sign-in to the dashboard.
CREATE TABLE passkeys (
  -- The id of the credential, as base64url.
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- The co-host; null for the couple.
  host INTEGER,
  -- The device that created it.
  device TEXT,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  used_at TEXT,

  CONSTRAINT id_length CHECK (length(id) BETWEEN 16 AND 1400),
  CONSTRAINT device_length CHECK (length(device) BETWEEN 1 AND 60),
  CONSTRAINT public_key_length CHECK (length(public_key) BETWEEN 1 AND 4000)
) STRICT;

-- Codes on paper with which the couple signs in once each.
CREATE TABLE recovery_codes (
  -- SHA-256 of the code.
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),

  CONSTRAINT id_is_a_hash CHECK (length(id) = 64)
) STRICT;
