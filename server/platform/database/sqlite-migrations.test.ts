import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { listBackups } from '../../backups/backup-list.ts';
import {
  ACCOUNTS_BEFORE_PASSKEYS,
  expectAccountsWithoutPasskeys,
  expectConstraints,
  expectHouseholdsWithoutGifts,
  expectPhotosCanBegin,
  expectPlansGoOn,
  expectUpgraded,
  expectWishesCanBegin,
  HOUSEHOLDS_BEFORE_GIFTS,
  OLD_ROWS_SQL,
  OLD_SCHEMA_SQL,
  PEOPLE_BEFORE_AGES,
  PLAN_BEFORE_WISHES,
  ROWS_BEFORE_PHOTOS,
  SEAT_BEFORE_TRANSFERS,
} from '../../fixtures/old-database.ts';
import { test } from '../../fixtures/site.ts';
import { openDatabase } from '../../store.ts';
import { getDatabaseFile, openSqlite } from './sqlite-connection.ts';
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite-database.ts';
import { isMigrated, migrateSqlite } from './sqlite-migrations.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

/** Creates the database of an earlier release, with rows. */
function createOlderDatabase(dataDir: string, version: number, rows: string): void {
  const sqlite = openSqlite(dataDir);
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (Number.parseInt(name, 10) <= version) {
      sqlite.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
    }
  }
  sqlite.exec(`${rows} PRAGMA user_version = ${version}`);
  sqlite.close();
}

test('a database of a newer version is rejected', ({ dataDir }) => {
  const sqlite = openSqlite(dataDir);
  sqlite.exec('PRAGMA user_version = 99');
  sqlite.close();
  const line = /was made by a newer version of this program \(schema 99, this one knows \d+\)/;
  expect(() => openSqliteDatabase(dataDir)).toThrow(line);
  expect(() => openSqliteDatabaseForReading(dataDir)).toThrow(line);
});

test('a reader does not migrate', ({ dataDir }) => {
  openSqlite(dataDir).close();
  expect(() => openSqliteDatabaseForReading(dataDir)).toThrow(/is of an older version/);
});

test('opening a database again does not change its schema', async ({ database, dataDir }) => {
  const before = await database.query('SELECT name, sql FROM sqlite_schema ORDER BY name');
  const again = openSqliteDatabase(dataDir);
  expect(await again.query('SELECT name, sql FROM sqlite_schema ORDER BY name')).toEqual(before);
  again.close();
});

test('a database of the last version before the first release is upgraded with all its rows, once', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  sqlite.exec(OLD_SCHEMA_SQL.sqlite + OLD_ROWS_SQL.replace('BYTES_TYPE', 'BLOB'));
  const file = getDatabaseFile(dataDir);
  let count = 0;
  const prepare = () => {
    count += 1;
  };
  for (let start = 0; start < 2; start += 1) migrateSqlite(sqlite, file, prepare);
  expect(count).toBe(1);
  const fresh = new DatabaseSync(':memory:');
  migrateSqlite(fresh, file, prepare);
  expect(count).toBe(1);
  const readSchema = (database: DatabaseSync) =>
    database
      .prepare("SELECT name, sql FROM sqlite_schema WHERE name <> 'sqlite_sequence' ORDER BY name")
      .all();
  expect(readSchema(sqlite)).toEqual(readSchema(fresh));
  expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  fresh.close();
  sqlite.close();
  const database = openSqliteDatabase(dataDir);
  await expectUpgraded(database);
  await database.close();
});

test('the people of the first schema have no age after the migration that adds it', ({
  dataDir,
}) => {
  createOlderDatabase(dataDir, 20, PEOPLE_BEFORE_AGES);
  const sqlite = openSqlite(dataDir);
  migrateSqlite(sqlite, getDatabaseFile(dataDir), () => {});
  expect(sqlite.prepare('SELECT first, age FROM people').all()).toEqual([
    { first: 'Anna', age: null },
  ]);
  sqlite.close();
});

test('the households of the release before have no gift and an unopened link after the next migration', async ({
  dataDir,
}) => {
  createOlderDatabase(dataDir, 22, HOUSEHOLDS_BEFORE_GIFTS);
  const database = openSqliteDatabase(dataDir);
  await expectHouseholdsWithoutGifts(database);
  await database.close();
});

test('the accounts of the release before have no passkeys, codes and log until they are added after the next migrations', async ({
  dataDir,
}) => {
  createOlderDatabase(dataDir, 23, ACCOUNTS_BEFORE_PASSKEYS);
  const database = openSqliteDatabase(dataDir);
  await expectAccountsWithoutPasskeys(database);
  await database.close();
});

test('a database of the release before has its rows and can store photographs after the next migration', async ({
  dataDir,
}) => {
  createOlderDatabase(dataDir, 25, ROWS_BEFORE_PHOTOS);
  const database = openSqliteDatabase(dataDir);
  await expectPhotosCanBegin(database);
  await database.close();
});

test('the seating plans of the release before go on after the next migration', async ({
  dataDir,
}) => {
  createOlderDatabase(dataDir, 27, SEAT_BEFORE_TRANSFERS);
  const database = openSqliteDatabase(dataDir);
  await expectPlansGoOn(database);
  await database.close();
});

test('a database of the release before has its seating plan and can store a wish after the next migration', async ({
  dataDir,
}) => {
  createOlderDatabase(dataDir, 28, PLAN_BEFORE_WISHES);
  const database = openSqliteDatabase(dataDir);
  await expectWishesCanBegin(database);
  await database.close();
});

test('a migration that fails after another one leaves the database as the version before knows it, with a backup', async ({
  dataDir,
}) => {
  // 0021 adds a column and succeeds; 0022 creates the same table and fails.
  createOlderDatabase(dataDir, 20, `${PEOPLE_BEFORE_AGES} CREATE TABLE mail_server (id TEXT);`);
  const sqlite = openSqlite(dataDir);
  const before = readAll(sqlite);
  sqlite.close();

  await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(
    /0022-mail-server\.sql failed \(.*\)\. Nothing was changed\. Start the version before again/,
  );
  const [backup, ...others] = listBackups(dataDir);
  expect({ reason: backup?.reason, others }).toEqual({ reason: 'migration', others: [] });
  for (const file of [getDatabaseFile(dataDir), backup?.path ?? '']) {
    const copy = new DatabaseSync(file);
    expect(readAll(copy)).toEqual(before);
    copy.exec("INSERT INTO exports (created_at) VALUES ('2026-11-27T12:00:00.000Z')");
    copy.close();
  }
});

function readAll(sqlite: DatabaseSync) {
  return [
    'PRAGMA user_version',
    'PRAGMA integrity_check',
    'SELECT name, sql FROM sqlite_schema ORDER BY name',
    'SELECT * FROM people',
  ].map((sql) => sqlite.prepare(sql).all());
}

test('a database that is too old is rejected with a sentence that says what to do, and not changed', ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  sqlite.exec('PRAGMA user_version = 9');
  const line =
    /is too old for this version \(schema 9\)\. Start the site once with the last version/;
  expect(() => openSqliteDatabase(dataDir)).toThrow(line);
  expect(() => openSqliteDatabaseForReading(dataDir)).toThrow(line);
  expect(sqlite.prepare('PRAGMA user_version').get()).toEqual({ user_version: 9 });
  sqlite.close();
});

test('the tables reject invalid rows', async ({ database }) => {
  await expectConstraints(database);
});

test('a process that waited while another one migrated applies nothing again', ({ dataDir }) => {
  const file = getDatabaseFile(dataDir);
  const [sqlite, other] = [openSqlite(dataDir), openSqlite(dataDir)];
  const waiting = Object.create(sqlite, {
    exec: {
      value: (sql: string) => {
        if (sql === 'BEGIN IMMEDIATE') migrateSqlite(other, file, () => {});
        sqlite.exec(sql);
      },
    },
    prepare: { value: (sql: string) => sqlite.prepare(sql) },
    isTransaction: { get: () => sqlite.isTransaction },
  });
  migrateSqlite(waiting, file, () => {});
  expect(isMigrated(sqlite, file)).toBe(true);
  for (const connection of [sqlite, other]) connection.close();
});

test('several processes can create the same database at once', async ({ dataDir }) => {
  const program = `
    const { openSqliteDatabase } = await import(process.env.DATABASE);
    openSqliteDatabase(process.env.DATA).close();
  `;
  const env = { DATABASE: join(import.meta.dirname, 'sqlite-database.ts'), DATA: dataDir };
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = await once(child, 'exit');
      return code;
    }),
  );
  expect(codes).toEqual(Array(4).fill(0));
  const sqlite = openSqlite(dataDir);
  expect(sqlite.prepare('PRAGMA integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }]);
  sqlite.close();
  expect(getDatabaseFile(dataDir)).toContain(dataDir);
});
