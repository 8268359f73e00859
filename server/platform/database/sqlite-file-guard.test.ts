import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import { insertRecord, listRecords, storeRecord } from '../../fixtures/records.ts';
import { PORTIA } from '../../fixtures/site.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { getDatabaseFile } from './sqlite-connection.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import { logReplacedFile } from './sqlite-writer.ts';

const test = base.extend<{ dataDir: string; database: Database }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names there.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'serenissima-guard-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  database: async ({ dataDir }, use) => {
    const database = openSqliteDatabase(dataDir);
    await use(database);
    await database.close();
  },
});

test('a reply is not acknowledged after the database file was replaced by a copy', async ({
  dataDir,
  database,
}) => {
  await insertRecord(database, PORTIA);
  const file = getDatabaseFile(dataDir);
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
  await expect(storeRecord(database, PORTIA)).rejects.toMatchObject({ sqlstate: '58030' });
});

test('a database whose file is in its place works as usual', async ({ dataDir, database }) => {
  await insertRecord(database, PORTIA);
  const file = getDatabaseFile(dataDir);
  renameSync(file, `${file}.moved`);
  await expect(insertRecord(database, PORTIA)).rejects.toMatchObject({ sqlstate: '58030' });
  renameSync(`${file}.moved`, file);
  await insertRecord(database, PORTIA);
  expect(await listRecords(database)).not.toHaveLength(0);
});

test('the log says within a second that the database file is gone', ({ dataDir, database }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stopping = new AbortController();
  const messages: string[] = [];
  const log: Log = { error: () => {}, warn: (_, message) => messages.push(message) };
  expect(database.location).toContain(dataDir);
  logReplacedFile(getDatabaseFile(dataDir), log, stopping.signal);
  vi.advanceTimersByTime(3_000);
  expect(messages).toEqual([]);
  rmSync(getDatabaseFile(dataDir));
  vi.advanceTimersByTime(1_000);
  stopping.abort();
  expect(messages).toEqual([expect.stringContaining('deleted or replaced')]);
});
