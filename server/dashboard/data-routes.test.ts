import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import type { Household } from '../../domain/household.ts';
import { parseBackupJson } from '../backups/backup-json.ts';
import { getBackupFolder } from '../backups/backup-list.ts';
import { createDownload } from '../backups/download.ts';
import { getDatabaseFile } from '../database/sqlite-connection.ts';
import { type Host, hostReply, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { PORTIA } from '../fixtures/site.ts';
import { listRsvps } from '../tables/rsvps.ts';
import { deleteAllData } from './data-routes.ts';

const WORDS = ['Shylock', 'Tubal', 'pound of flesh', 'jessica@rialto.example', 'Lancelot'];

/** Guests and hosts say all the words, and some of them are replaced by others. */
async function tell(host: Host, post: (reply: object) => Promise<Response>) {
  await post({ ...PORTIA, guest_one_last: 'Shylock', guest_two_first: 'Tubal' });
  await post({ ...PORTIA, dietary_restrictions: `A pound of flesh ${'and more '.repeat(150)}` });
  const reply = hostReply({ email: 'jessica@rialto.example' });
  const household = await host.send<Household>('households', { reply });
  await host.send(`households/${encodeURIComponent(household.key)}/reply`, {
    version: household.version,
    reply: hostReply({ email: null }),
  });
  const rows = ['Lancelot', 'Gobbo'].map((name) => ({
    name,
    email: null,
    party_size: 1,
    note: null,
  }));
  await host.send('guest-list', { rows });
  await host.ask('guest-list/2/matches/email%3Aportia%40belmont.example', {
    method: 'PUT',
    body: { isMatch: true },
  });
  await host.ask('guest-list/1', { method: 'DELETE' });
}

/** Which of the words stand in any file of the folder. */
function wordsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  return WORDS.filter((word) => files.some((bytes) => bytes.includes(word)));
}

describe('erasing', () => {
  test.for(['', 'delete', 'DELETE ', 'DELETED', null, true, ['DELETE']])(
    'is rejected with the confirmation %j',
    async (confirmation, { host, post }) => {
      await tell(host, post);
      const before = await host.book();
      const response = await host.ask('delete-all-data', {
        method: 'POST',
        body: { confirmation },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'wrong-confirmation' });
      expect(await host.book()).toEqual(before);
    },
  );

  test.runIf(ENGINE === 'sqlite')(
    'leaves none of what guests and hosts wrote in any file',
    async ({ host, post, database, dataDir }) => {
      await tell(host, post);
      await createDownload(database, dataDir);
      mkdirSync(join(getBackupFolder(dataDir), 'deeper'));
      writeFileSync(join(getBackupFolder(dataDir), 'deeper', 'older.json'), WORDS.join());
      expect(wordsIn(dataDir)).toEqual(WORDS);

      const response = await host.ask('delete-all-data', {
        method: 'POST',
        body: { confirmation: 'DELETE' },
      });
      expect(response.status).toBe(204);
      expect(wordsIn(dataDir)).toEqual([]);
      expect(existsSync(getBackupFolder(dataDir))).toBe(false);
      expect(statSync(`${getDatabaseFile(dataDir)}-wal`).size).toBe(0);
      const { households, guestList, notOnList, lastExportAt } = await host.book();
      expect([households, guestList, notOnList, lastExportAt]).toEqual([[], [], [], null]);
    },
  );

  test.runIf(ENGINE === 'sqlite')(
    'says so when another program keeps the old pages',
    { timeout: 20_000 },
    async ({ host, post, dataDir }) => {
      await tell(host, post);
      const reader = new DatabaseSync(getDatabaseFile(dataDir), { readOnly: true });
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM rsvps').all();
      const erase = () =>
        host.ask('delete-all-data', { method: 'POST', body: { confirmation: 'DELETE' } });
      const response = await erase();
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        message: expect.stringContaining('again in a moment'),
      });
      reader.close();
      expect((await erase()).status).toBe(204);
      expect(wordsIn(dataDir)).toEqual([]);
    },
  );

  test('keeps the next reply from getting an old number', async ({
    host,
    post,
    database,
    dataDir,
  }) => {
    await post(PORTIA);
    await host.ask('session');
    await deleteAllData(database, dataDir);
    await post(PORTIA);
    expect((await host.book()).households).toMatchObject([{ version: '2.0' }]);
  });

  test('brings back nobody who has signed out', async ({ host, database, dataDir }) => {
    await host.ask('session', { method: 'DELETE' });
    await deleteAllData(database, dataDir);
    expect((await host.ask('session')).status).toBe(401);
  });
});

describe('a backup', () => {
  test('as a database is one whole file, and leaves none behind', async ({
    host,
    post,
    folder,
    dataDir,
  }) => {
    await tell(host, post);
    const response = await host.ask('backup.db');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="serenissima-\d{4}-\d\d-\d\d\.db"$/,
    );
    const file = join(folder, 'backup.db');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get('Content-Length'))).toBe(bytes.length);
    writeFileSync(file, bytes);
    const copy = new DatabaseSync(file);
    expect(copy.prepare('PRAGMA integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }]);
    expect(copy.prepare('SELECT count(*) AS n FROM rsvps').all()).toMatchObject([{ n: 2 }]);
    copy.close();
    expect(readdirSync(getBackupFolder(dataDir))).toEqual([]);
    expect(statSync(getBackupFolder(dataDir)).mode & 0o777).toBe(0o700);
  });

  test('that the visitor does not wait for leaves none behind either', async ({
    host,
    dataDir,
  }) => {
    const response = await host.ask('backup.db');
    await response.body?.cancel();
    await expect.poll(() => readdirSync(getBackupFolder(dataDir))).toEqual([]);
  });

  test('as JSON holds every row, and no session', async ({ host, post, database }) => {
    await tell(host, post);
    await host.ask('exports/replies.csv');
    const text = await (await host.ask('backup.json')).text();
    expect(parseBackupJson(text)).toEqual({
      tables: {
        rsvps: await listRsvps(database),
        host_entries: await database.query('SELECT * FROM host_entries'),
        invited: await database.query('SELECT * FROM invited'),
        invited_matches: await database.query('SELECT * FROM invited_matches'),
        exports: await database.query('SELECT * FROM exports'),
      },
      lastIds: { rsvps: 2, host_entries: 2, invited: 2, invited_matches: 1, exports: 1 },
      secrets: {},
    });
    expect(text).not.toContain(host.cookie.slice(13, 30));
  });
});
