import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import { insertRecord, listRecords } from '../../fixtures/records.ts';
import { EARLIER_SESSIONS_SQL, MIGRATED_SESSIONS } from '../../fixtures/sessions.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { expectWebsiteTables } from '../../fixtures/website.ts';
import { openDatabase, openDatabaseForReading } from '../../store.ts';
import { readGenerations } from '../access/sessions.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'supabase', 'migrations');
const MIGRATIONS = readdirSync(FOLDER).sort();

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
});
afterAll(() => postgres.stop());

let databaseCount = 0;
async function createEmptyDatabase(): Promise<{
  name: string;
  databaseUrl: string;
  dataDir: string;
}> {
  databaseCount += 1;
  const name = `wedding-${databaseCount}`;
  return { name, databaseUrl: await postgres.create(name), dataDir: '' };
}

async function apply(name: string, files: string[]): Promise<void> {
  // At once, because each query opens a connection.
  const sql = files.map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  await postgres.sql(name, sql.join('\n'));
}

const listTables = (name: string) =>
  postgres.sql(name, "select tablename from pg_tables where schemaname = 'public' order by 1");

test('another program’s table rsvps is rejected and not changed', async () => {
  const settings = await createEmptyDatabase();
  await postgres.sql(settings.name, 'create table rsvps (guest text)');
  await expect(openDatabase(settings)).rejects.toThrow(
    /has a table rsvps that this program did not create\. Give it a database of its own/,
  );
  expect(await listTables(settings.name)).toEqual([{ tablename: 'rsvps' }]);
});

test('a database of a newer version is rejected', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS);
  await postgres.sql(settings.name, 'insert into schema_versions (version) values (99)');
  const line = new RegExp(
    `newer version of this program \\(schema 99, this one knows ${MIGRATIONS.length}\\)`,
  );
  await expect(openDatabase(settings)).rejects.toThrow(line);
  await expect(openDatabaseForReading(settings)).rejects.toThrow(line);
});

test('the error for a user without the right to create tables names the missing rights', async () => {
  const settings = await createEmptyDatabase();
  await postgres.sql(settings.name, 'create role stranger login');
  const databaseUrl = postgres.url(settings.name, 'stranger');
  await expect(openDatabase({ ...settings, databaseUrl })).rejects.toThrow(
    /may not create tables in the PostgreSQL database wedding-\d+ at .*GRANT USAGE, CREATE ON SCHEMA/,
  );
});

test('a failed migration rolls back the others', async () => {
  const settings = await createEmptyDatabase();
  await postgres.sql(settings.name, 'create table invited (name text)');
  await expect(openDatabase(settings)).rejects.toThrow(/\(42P07\)\. Nothing was changed\.$/);
  expect(await listTables(settings.name)).toEqual([{ tablename: 'invited' }]);
});

test('a reader does not migrate', async () => {
  const settings = await createEmptyDatabase();
  await expect(openDatabaseForReading(settings)).rejects.toThrow(
    /is empty or older\. Start the site/,
  );
  expect(await listTables(settings.name)).toEqual([]);
});

test('migrations that Supabase’s own tool applied are not applied again', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 1));
  const database = await openDatabase(settings);
  await insertRecord(database, PORTIA);
  await database.close();
  await (await openDatabase(settings)).close();
  const reader = await openDatabaseForReading(settings);
  expect(await reader?.query('SELECT version FROM schema_versions ORDER BY version')).toEqual(
    MIGRATIONS.map((_, index) => ({ version: index + 1 })),
  );
  expect(reader && (await listRecords(reader))).toHaveLength(1);
  await reader?.close();
});

test('the version with emails keeps every row of the table letters', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 4));
  await postgres.sql(settings.name, EMAILS_BEFORE_MIGRATION_SQL);

  const database = await openDatabase(settings);
  expect(await database.query('SELECT * FROM emails ORDER BY id')).toEqual(EMAILS_AFTER_MIGRATION);
  await database.query("INSERT INTO emails (kind, invited) VALUES ('reminder', 1)");
  expect(await database.query('SELECT max(id) AS id FROM emails')).toEqual([{ id: 9 }]);
  expect(
    await database.query(
      "SELECT relname AS name FROM pg_class WHERE relname LIKE '%letters%'" +
        " UNION ALL SELECT conname FROM pg_constraint WHERE conname ~ 'letters|unsure'",
    ),
  ).toEqual([]);
  await database.query('DELETE FROM rsvps');
  expect(await database.query('SELECT id FROM emails ORDER BY id')).toEqual(
    [6, 7, 9].map((id) => ({ id })),
  );
  await database.close();
});

test('new names need a visible character, and older rows stay and can be restored', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 5));
  await postgres.sql(settings.name, INVISIBLE_NAMES_SQL);
  const database = await openDatabase(settings);
  await expectVisibleNames(database);
  await database.close();
});

test('the version with deleted_rows keeps every row and counts the rows that are deleted', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 6));
  await postgres.sql(settings.name, REPLIES_BEFORE_MIGRATION_SQL);

  const database = await openDatabase(settings);
  expect(await database.query('SELECT id FROM rsvps ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  await database.query('DELETE FROM rsvps WHERE id = 1');
  // With its match decision.
  await database.query('DELETE FROM invited');
  await database.query('DELETE FROM exports');
  expect(await database.query('SELECT total FROM deleted_rows')).toEqual([{ total: 3 }]);
  await postgres.sql(settings.name, 'TRUNCATE exports');
  expect(await database.query('SELECT total FROM deleted_rows')).toEqual([{ total: 4 }]);
  await database.close();
});

test('the version that lists sessions keeps every session of the version before', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 7));
  await postgres.sql(settings.name, EARLIER_SESSIONS_SQL);

  const database = await openDatabase(settings);
  expect(await database.query('SELECT * FROM desk_sessions ORDER BY id')).toEqual(
    MIGRATED_SESSIONS,
  );
  expect(await readGenerations(database)).toEqual({});
  await database.close();
});

test('the version with the website’s content keeps every row of the version before', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 8));
  await postgres.sql(settings.name, REPLIES_BEFORE_MIGRATION_SQL);

  const database = await openDatabase(settings);
  expect(await database.query('SELECT id FROM rsvps ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  await expectWebsiteTables(database);
  await database.close();
});

test('the version with households keeps the guest list of the version before', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 11));
  await postgres.sql(settings.name, REPLIES_BEFORE_MIGRATION_SQL);

  const database = await openDatabase(settings);
  await expectGuestList(database);
  await database.close();
});

test('the version with personal links keeps every row and gives each household a code', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 13));
  await postgres.sql(settings.name, REPLIES_BEFORE_MIGRATION_SQL + ENTRIES_SQL);

  const database = await openDatabase(settings);
  await expectInvitationCodes(database);
  await database.close();
});

test('the version with co-hosts keeps every change of the version before', async () => {
  const settings = await createEmptyDatabase();
  await apply(
    settings.name,
    MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex((name) => name.endsWith('_hosts.sql')),
    ),
  );
  await postgres.sql(settings.name, EARLIER_CHANGES_SQL);

  const database = await openDatabase(settings);
  await expectCoHosts(database);
  await database.close();
});

test('many copies can start on an empty database at once', async () => {
  const settings = await createEmptyDatabase();
  const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(settings)));
  await Promise.all(databases.map((database) => database.close()));
  expect(
    await postgres.sql(settings.name, 'select version from schema_versions order by 1'),
  ).toEqual(MIGRATIONS.map((_, index) => ({ version: index + 1 })));
});

test('the version with answers keeps every reply of the version before', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 10));
  await postgres.sql(settings.name, REPLIES_BEFORE_MIGRATION_SQL);

  const database = await openDatabase(settings);
  expect(await database.query('SELECT id FROM rsvps ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  await expectAnswers(database);
  await database.close();
});
