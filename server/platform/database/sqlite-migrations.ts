import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'migrations');

/**
 * Brings the database to the newest schema, one transaction per migration; `user_version` is the
 * number of the last migration. Calls `beforeMigration` once, before existing data is changed and
 * while nobody else can write. Safe when several processes start at once.
 */
export function migrateSqlite(
  sqlite: DatabaseSync,
  file: string,
  beforeMigration: () => void,
): void {
  const names = listMigrations();
  const firstVersion = getVersion(sqlite);
  assertNotNewer(firstVersion, names.length, file);
  let isPrepared = firstVersion === 0;
  names.forEach((name, index) => {
    const version = index + 1;
    if (getVersion(sqlite) >= version) return;
    applyMigration(sqlite, name, version, () => {
      if (!isPrepared) beforeMigration();
      isPrepared = true;
    });
  });
}

/** Whether the schema is current; false for an older one. Throws CommandError for a newer one. */
export function isMigrated(sqlite: DatabaseSync, file: string): boolean {
  const newest = listMigrations().length;
  const version = getVersion(sqlite);
  assertNotNewer(version, newest, file);
  return version === newest;
}

/** For programs that only read and must not migrate; throws CommandError. */
export function assertCurrentSchema(sqlite: DatabaseSync, file: string): void {
  if (isMigrated(sqlite, file)) return;
  throw new CommandError(
    `The database ${file} is of an older version. Start the site once: npm start`,
  );
}

function listMigrations(): string[] {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, index) => {
    if (Number.parseInt(name, 10) !== index + 1) throw new Error(`Misnumbered migration: ${name}`);
  });
  return names;
}

function assertNotNewer(version: number, newest: number, file: string): void {
  if (version <= newest) return;
  throw new CommandError(
    `The database ${file} was made by a newer version of this program ` +
      `(schema ${version}, this one knows ${newest}). Update the program, or set another DATA_DIR`,
  );
}

function applyMigration(
  sqlite: DatabaseSync,
  name: string,
  version: number,
  before: () => void,
): void {
  // IMMEDIATE takes the write lock first, so a second process waits here instead of failing halfway.
  // After the wait the schema may already be new.
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    if (getVersion(sqlite) < version) {
      before();
      sqlite.exec(readFileSync(join(FOLDER, name), 'utf8'));
      sqlite.exec(`PRAGMA user_version = ${version}`);
    }
    sqlite.exec('COMMIT');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

function getVersion(sqlite: DatabaseSync): number {
  const [row] = sqlite.prepare('PRAGMA user_version').all();
  return Number(row?.user_version);
}
