import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { expectAnswers } from '../../fixtures/answers.ts';
import { expectGuestList } from '../../fixtures/guest-list.ts';
import { EARLIER_CHANGES_SQL, expectCoHosts } from '../../fixtures/hosts.ts';
import { expectVisibleNames, INVISIBLE_NAMES_SQL } from '../../fixtures/invisible-names.ts';
import { ENTRIES_SQL, expectInvitationCodes } from '../../fixtures/invitation-codes.ts';
import {
  EMAILS_AFTER_MIGRATION,
  EMAILS_BEFORE_MIGRATION_SQL,
  REPLIES_BEFORE_MIGRATION_SQL,
} from '../../fixtures/migration-rows.ts';
import { EARLIER_SESSIONS_SQL, MIGRATED_SESSIONS } from '../../fixtures/sessions.ts';
import { test } from '../../fixtures/site.ts';
import { expectWebsiteTables } from '../../fixtures/website.ts';
import { readGenerations } from '../access/sessions.ts';
import { getDatabaseFile, openSqlite } from './sqlite-connection.ts';
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite-database.ts';
import { isMigrated, migrateSqlite } from './sqlite-migrations.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

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

test('existing data is prepared for its migrations once, a new database never', ({ dataDir }) => {
  const sqlite = openSqlite(dataDir);
  const file = getDatabaseFile(dataDir);
  sqlite.exec(readFileSync(join(MIGRATIONS, '0001-rsvps.sql'), 'utf8'));
  sqlite.exec('PRAGMA user_version = 1');
  let count = 0;
  const prepare = () => {
    count += 1;
  };
  for (let start = 0; start < 2; start += 1) migrateSqlite(sqlite, file, prepare);
  expect(count).toBe(1);
  const fresh = new DatabaseSync(':memory:');
  migrateSqlite(fresh, file, prepare);
  expect(count).toBe(1);
  fresh.close();
  sqlite.close();
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

test('the version with emails keeps every row of the table letters', async ({ dataDir }) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 3)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 3; ${EMAILS_BEFORE_MIGRATION_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  expect(await database.query('SELECT * FROM emails ORDER BY id')).toEqual(EMAILS_AFTER_MIGRATION);
  await database.query("INSERT INTO emails (kind, invited) VALUES ('reminder', 1)");
  expect(await database.query('SELECT max(id) AS id FROM emails')).toEqual([{ id: 9 }]);
  expect(await database.query("SELECT name FROM sqlite_schema WHERE sql LIKE '%letters%'")).toEqual(
    [],
  );
  expect(await database.query('PRAGMA foreign_key_check')).toEqual([]);
  await database.query('DELETE FROM rsvps');
  expect(await database.query('SELECT id FROM emails ORDER BY id')).toEqual(
    [6, 7, 9].map((id) => ({ id })),
  );
  await database.close();
});

test('new names need a visible character, and older rows stay and can be restored', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 4)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 4; ${INVISIBLE_NAMES_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  await expectVisibleNames(database);
  await database.close();
});

test('the version with deleted_rows keeps every row and counts the rows that are deleted', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 5)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 5; ${REPLIES_BEFORE_MIGRATION_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  expect(await database.query('SELECT id FROM rsvps')).toEqual([{ id: 1 }, { id: 2 }]);
  await database.query('DELETE FROM rsvps WHERE id = 1');
  // With its match decision.
  await database.query('DELETE FROM invited');
  await database.query('DELETE FROM exports');
  expect(await database.query('SELECT total FROM deleted_rows')).toEqual([{ total: 3 }]);
  await database.close();
});

test('the version that lists sessions keeps every session of the version before', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 6)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 6; ${EARLIER_SESSIONS_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  expect(await database.query('SELECT * FROM desk_sessions ORDER BY id')).toEqual(
    MIGRATED_SESSIONS,
  );
  expect(await readGenerations(database)).toEqual({});
  await database.close();
});

test('the version with the website’s content keeps every row of the version before', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 7)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 7; ${REPLIES_BEFORE_MIGRATION_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  expect(await database.query('SELECT id FROM rsvps')).toEqual([{ id: 1 }, { id: 2 }]);
  await expectWebsiteTables(database);
  await database.close();
});

test('the version with answers keeps every reply of the version before', async ({ dataDir }) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 9)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 9; ${REPLIES_BEFORE_MIGRATION_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  expect(await database.query('SELECT id FROM rsvps')).toEqual([{ id: 1 }, { id: 2 }]);
  await expectAnswers(database);
  await database.close();
});

test('the version with households keeps the guest list of the version before', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 10)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 10; ${REPLIES_BEFORE_MIGRATION_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  await expectGuestList(database);
  await database.close();
});

test('the version with personal links keeps every row and gives each household a code', async ({
  dataDir,
}) => {
  const sqlite = openSqlite(dataDir);
  for (const file of readdirSync(MIGRATIONS).sort().slice(0, 12)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = 12; ${REPLIES_BEFORE_MIGRATION_SQL} ${ENTRIES_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  expect(await database.query('PRAGMA foreign_key_check')).toEqual([]);
  await expectInvitationCodes(database);
  await database.close();
});

test('the version with co-hosts keeps every change of the version before', async ({ dataDir }) => {
  const sqlite = openSqlite(dataDir);
  const earlier = readdirSync(MIGRATIONS).sort();
  const count = earlier.findIndex((file) => file.endsWith('-hosts.sql'));
  for (const file of earlier.slice(0, count)) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  sqlite.exec(`PRAGMA user_version = ${count}; ${EARLIER_CHANGES_SQL}`);
  sqlite.close();

  const database = openSqliteDatabase(dataDir);
  await expectCoHosts(database);
  await database.close();
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
