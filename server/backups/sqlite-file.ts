import { DatabaseSync } from 'node:sqlite';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Copies a database, also while it is in use, as of one moment. SQLite's online backup starts again
 * after every write of another connection, so under a flood of replies it never ends.
 */
export function copySqliteFile(file: string, copy: string): void {
  // A connection of its own: the server's connection may be in a transaction.
  using source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  source.prepare('VACUUM INTO ?').run(copy);
}

export function assertIntactFile(file: string): void {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  const [row] = sqlite.prepare('PRAGMA quick_check(1)').all();
  if (row?.quick_check !== 'ok') throw new Error('The copy is damaged.');
}

export function countReplies(file: string): number {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  return Number(sqlite.prepare('SELECT count(*) AS replies FROM rsvps').all()[0]?.replies);
}

export function hasRepliesTable(sqlite: DatabaseSync): boolean {
  return sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rsvps'").all().length === 1;
}

/** Removes the secrets and the co-hosts' passwords, if the file has any, and their bytes. */
export function removeSecrets(file: string): void {
  using sqlite = new DatabaseSync(file);
  const has = (name: string) =>
    sqlite.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').all(name).length > 0;
  const removals = [
    has('server_secrets') && 'DROP TABLE server_secrets',
    has('hosts') &&
      sqlite.prepare('SELECT 1 FROM hosts LIMIT 1').all().length > 0 &&
      'DELETE FROM hosts',
  ].filter(Boolean);
  if (removals.length > 0) sqlite.exec([...removals, 'VACUUM'].join('; '));
}
