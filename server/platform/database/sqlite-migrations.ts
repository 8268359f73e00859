import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';
import { describeFileError } from './sqlite-connection.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'migrations');

/** The version of the first file. */
const FIRST_VERSION = 20;
/** The version of the last database before the first release. */
const UPGRADED_VERSION = 16;

/**
 * Brings the database to the newest schema in one transaction, so that the version before can open it
 * after an error; `user_version` is the number of the last migration. Calls `beforeMigration` before
 * existing data is changed and while nobody else can write. Safe when several processes start at once.
 */
export function migrateSqlite(
  sqlite: DatabaseSync,
  file: string,
  beforeMigration: () => void,
): void {
  if (isMigrated(sqlite, file)) return;
  // IMMEDIATE takes the write lock first, so a second process waits here instead of failing halfway.
  // After the wait the schema may already be new.
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    if (!isMigrated(sqlite, file)) {
      if (getVersion(sqlite) > 0) beforeMigration();
      applyMigrations(sqlite, file);
    }
    sqlite.exec('COMMIT');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

function applyMigrations(sqlite: DatabaseSync, file: string): void {
  listMigrations().forEach((name, index) => {
    const version = FIRST_VERSION + index;
    if (getVersion(sqlite) >= version) return;
    const isUpgrade = getVersion(sqlite) === UPGRADED_VERSION;
    try {
      if (isUpgrade) renameOldTables(sqlite);
      sqlite.exec(readSql(name));
      if (isUpgrade) copyOldRows(sqlite);
      sqlite.exec(`PRAGMA user_version = ${version}`);
    } catch (error) {
      throw new CommandError(
        `The database ${file} could not be migrated: ${name} failed (${describeFileError(error)}). ` +
          'Nothing was changed. Start the version before again; docs/deploy/upgrade.md says what to do',
        { cause: error },
      );
    }
  });
}

/** Whether the schema is current; false for an older one. Throws CommandError for one that cannot be migrated. */
export function isMigrated(sqlite: DatabaseSync, file: string): boolean {
  const version = getVersion(sqlite);
  assertKnownVersion(version, file);
  return version === getNewestVersion();
}

/** For programs that only read and must not migrate; throws CommandError. */
export function assertCurrentSchema(sqlite: DatabaseSync, file: string): void {
  if (isMigrated(sqlite, file)) return;
  throw new CommandError(
    `The database ${file} is of an older version. Start the site once: npm start`,
  );
}

function getNewestVersion(): number {
  return FIRST_VERSION + listMigrations().length - 1;
}

function listMigrations(): string[] {
  const names = readdirSync(FOLDER)
    .filter((name) => /^\d+-.+\.sql$/.test(name))
    .sort();
  names.forEach((name, index) => {
    if (Number.parseInt(name, 10) !== FIRST_VERSION + index)
      throw new Error(`Misnumbered migration: ${name}`);
  });
  return names;
}

function assertKnownVersion(version: number, file: string): void {
  const newest = getNewestVersion();
  if (version > newest) {
    throw new CommandError(
      `The database ${file} was made by a newer version of this program ` +
        `(schema ${version}, this one knows ${newest}). Update the program, or set another DATA_DIR`,
    );
  }
  if (version === 0 || version === UPGRADED_VERSION || version >= FIRST_VERSION) return;
  throw new CommandError(
    `The database ${file} is too old for this version (schema ${version}). Start the site once with the last version ` +
      'before 24 November 2026, then with this one.',
  );
}

/** The names of triggers and indexes are those of the new ones. */
function renameOldTables(sqlite: DatabaseSync): void {
  for (const { type, name } of listObjects(sqlite, "type IN ('trigger', 'index') AND sql <> ''")) {
    sqlite.exec(`DROP ${type} ${name}`);
  }
  for (const { name } of listObjects(sqlite, `type = 'table' AND ${IS_OWN_TABLE}`)) {
    sqlite.exec(`ALTER TABLE ${name} RENAME TO old_${name}`);
  }
}

function copyOldRows(sqlite: DatabaseSync): void {
  sqlite.exec(readSql(`upgrade-from-${UPGRADED_VERSION}.sql`));
  // The newest first, because older tables are referred to.
  for (const { name } of listObjects(sqlite, "name LIKE 'old~_%' ESCAPE '~'").reverse()) {
    sqlite.exec(`DROP TABLE ${name}`);
  }
}

/** A file of `npm run move` also has the secrets, which stay as they are. */
const IS_OWN_TABLE = "name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name <> 'server_secrets'";

function listObjects(sqlite: DatabaseSync, condition: string) {
  const sql = `SELECT type, name FROM sqlite_schema WHERE ${condition} ORDER BY rowid`;
  return sqlite.prepare(sql).all() as { type: string; name: string }[];
}

function readSql(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

function getVersion(sqlite: DatabaseSync): number {
  const [row] = sqlite.prepare('PRAGMA user_version').all();
  return Number(row?.user_version);
}
