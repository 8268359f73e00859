-- The mail server that the couple entered in the dashboard: one row, or none.
CREATE TABLE mail_server (
  id TEXT NOT NULL PRIMARY KEY,
  changed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- JSON, without the password.
  settings TEXT NOT NULL,
  -- Encrypted with a key from the session secret, which is not in the database of SQLite; null without a login.
  sealed_password TEXT,

  CONSTRAINT one_mail_server CHECK (id = 'mail-server'),
  CONSTRAINT settings_length CHECK (length(settings) BETWEEN 2 AND 10000),
  CONSTRAINT sealed_password_length CHECK (length(sealed_password) BETWEEN 1 AND 4000)
) STRICT;
