import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../start-failure.ts';

const FOLDER = join(import.meta.dirname, '..', 'migrations');

/**
 * Brings the database to the newest schema, one transaction a migration; `user_version` holds the
 * number of the last one applied. `before` is called when there is something to lose by it, while
 * nobody else can write. Safe when several processes start at once.
 */
export function migrate(sqlite: DatabaseSync, file: string, before: () => void): void {
  const migrations = migrationFiles();
  const found = versionOf(sqlite);
  refuseNewer(found, migrations.length, file);
  let isKept = found === 0;
  migrations.forEach((name, index) => {
    const version = index + 1;
    if (versionOf(sqlite) >= version) return;
    apply(sqlite, name, version, () => {
      if (!isKept) before();
      isKept = true;
    });
  });
}

/** Whether the schema is this program's, or one that the next start brings up to it; throws StartFailure. */
export function isMigrated(sqlite: DatabaseSync, file: string): boolean {
  const newest = migrationFiles().length;
  const version = versionOf(sqlite);
  refuseNewer(version, newest, file);
  return version === newest;
}

/** For a reader, who must not migrate: throws StartFailure unless the schema is this program's. */
export function refuseOtherVersion(sqlite: DatabaseSync, file: string): void {
  if (!isMigrated(sqlite, file)) {
    throw new StartFailure(
      `The database ${file} is of an older version. Start the site once: npm start`,
    );
  }
}

function migrationFiles(): string[] {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, index) => {
    if (Number.parseInt(name, 10) !== index + 1) throw new Error(`Misnumbered migration: ${name}`);
  });
  return names;
}

function refuseNewer(version: number, newest: number, file: string): void {
  if (version <= newest) return;
  throw new StartFailure(
    `The database ${file} was made by a newer version of this program ` +
      `(schema ${version}, this one knows ${newest}). Update the program, or set another DATA_DIR`,
  );
}

function apply(sqlite: DatabaseSync, name: string, version: number, before: () => void): void {
  // IMMEDIATE takes the write lock first, so that a second process waits here instead of failing
  // halfway; what it finds afterwards may already be the new schema.
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    if (versionOf(sqlite) < version) {
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

function versionOf(sqlite: DatabaseSync): number {
  const [row] = sqlite.prepare('PRAGMA user_version').all();
  return Number(row?.user_version);
}
