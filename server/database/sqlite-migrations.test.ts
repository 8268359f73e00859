import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { databaseFile, openSqlite } from './sqlite.ts';
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite-database.ts';

test('a database of a newer program is left alone', ({ dataDir }) => {
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

test('opening again keeps what is there', async ({ database, dataDir }) => {
  const before = await database.query('SELECT name, sql FROM sqlite_schema ORDER BY name');
  const again = openSqliteDatabase(dataDir);
  expect(await again.query('SELECT name, sql FROM sqlite_schema ORDER BY name')).toEqual(before);
  again.close();
});

test('many processes may make the same database at once', async ({ dataDir }) => {
  const program = `
    const { openSqliteDatabase } = await import(process.env.DATABASE);
    openSqliteDatabase(process.env.DATA).close();
  `;
  const env = { DATABASE: join(import.meta.dirname, 'sqlite-database.ts'), DATA: dataDir };
  const codes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = await once(child, 'exit');
      return code;
    }),
  );
  expect(codes).toEqual(Array(8).fill(0));
  const sqlite = openSqlite(dataDir);
  expect(sqlite.prepare('PRAGMA integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }]);
  sqlite.close();
  expect(databaseFile(dataDir)).toContain(dataDir);
}, 30_000);
