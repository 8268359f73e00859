import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import { insertRecord, listRecords } from '../../fixtures/records.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { openDatabase, openDatabaseForReading } from '../../store.ts';

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
    `newer version of this program \\(schema 99, this one knows ${MIGRATIONS.length + 19}\\)`,
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
  await postgres.sql(settings.name, 'create table households (name text)');
  await expect(openDatabase(settings)).rejects.toThrow(/\(42P07\)\. Nothing was changed\.$/);
  expect(await listTables(settings.name)).toEqual([{ tablename: 'households' }]);
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
  await postgres.sql(settings.name, PEOPLE_BEFORE_AGES);
  const database = await openDatabase(settings);
  expect(await database.query('SELECT first, age FROM people')).toEqual([
    { first: 'Anna', age: null },
  ]);
  await insertRecord(database, PORTIA);
  await database.close();
  await (await openDatabase(settings)).close();
  const reader = await openDatabaseForReading(settings);
  expect(await reader?.query('SELECT version FROM schema_versions ORDER BY version')).toEqual(
    MIGRATIONS.map((_, index) => ({ version: index + 20 })),
  );
  expect(reader && (await listRecords(reader))).toHaveLength(1);
  await reader?.close();
});

test('the households of the release before have no gift and an unopened link after the next migration', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 3));
  await postgres.sql(settings.name, HOUSEHOLDS_BEFORE_GIFTS);
  const database = await openDatabase(settings);
  await expectHouseholdsWithoutGifts(database);
  await database.close();
});

test('the accounts of the release before have no passkeys, codes and log until they are added after the next migrations', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 4));
  await postgres.sql(settings.name, ACCOUNTS_BEFORE_PASSKEYS);
  const database = await openDatabase(settings);
  await expectAccountsWithoutPasskeys(database);
  await database.close();
});

test('a database of the release before has its rows and can store photographs after the next migration', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 6));
  await postgres.sql(settings.name, ROWS_BEFORE_PHOTOS);
  const database = await openDatabase(settings);
  await expectPhotosCanBegin(database);
  await database.close();
});

test('the seating plans of the release before go on after the next migration', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 8));
  await postgres.sql(settings.name, SEAT_BEFORE_TRANSFERS);
  const database = await openDatabase(settings);
  await expectPlansGoOn(database);
  await database.close();
});

test('a database of the release before has its seating plan and can store a wish after the next migration', async () => {
  const settings = await createEmptyDatabase();
  await apply(settings.name, MIGRATIONS.slice(0, 9));
  await postgres.sql(settings.name, PLAN_BEFORE_WISHES);
  const database = await openDatabase(settings);
  await expectWishesCanBegin(database);
  await database.close();
});

test('a database of the last version before the first release is upgraded with all its rows', async () => {
  const settings = await createEmptyDatabase();
  await postgres.sql(settings.name, OLD_SCHEMA_SQL.postgres);
  await postgres.sql(settings.name, OLD_ROWS_SQL.replace('BYTES_TYPE', 'BYTEA'));
  const database = await openDatabase(settings);
  const fresh = await createEmptyDatabase();
  await (await openDatabase(fresh)).close();
  expect(await readSchema(settings.name)).toEqual(await readSchema(fresh.name));
  await expectUpgraded(database);
  await database.close();
});

test('a database that is too old is rejected with a sentence that says what to do, and not changed', async () => {
  const settings = await createEmptyDatabase();
  await postgres.sql(settings.name, OLD_SCHEMA_SQL.postgres);
  await postgres.sql(settings.name, 'delete from schema_versions where version > 9');
  const line =
    /is too old for this version \(schema 9\)\. Start the site once with the last version/;
  await expect(openDatabase(settings)).rejects.toThrow(line);
  await expect(openDatabaseForReading(settings)).rejects.toThrow(line);
  expect(await listTables(settings.name)).toContainEqual({ tablename: 'invited' });
});

test('the tables reject invalid rows', async () => {
  const database = await openDatabase(await createEmptyDatabase());
  await expectConstraints(database);
  await database.close();
});

test('many copies can start on an empty database at once', async () => {
  const settings = await createEmptyDatabase();
  const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(settings)));
  await Promise.all(databases.map((database) => database.close()));
  expect(
    await postgres.sql(settings.name, 'select version from schema_versions order by 1'),
  ).toEqual(MIGRATIONS.map((_, index) => ({ version: index + 20 })));
});

/** Columns, constraints, indexes, triggers, functions and policies. */
function readSchema(name: string) {
  return postgres.sql(
    name,
    `select format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
       pg_get_expr(adbin, adrelid)) as line
     from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and attnum > 0 and not attisdropped
     union all select format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g') from pg_proc where pronamespace = 'public'::regnamespace
     union all select format('%s %s %s %s', relname, relrowsecurity, relpersistence, relacl::text)
     from pg_class where relnamespace = 'public'::regnamespace
     order by line`,
  );
}
