import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, vi } from 'vitest';
import type { Household } from '../../domain/replies/household.ts';
import { announcementsTable } from '../announcements/announcements.ts';
import { createApp } from '../app.ts';
import { type Client, createClient, createReply, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { HOSTILE_ROWS } from '../fixtures/hostile-rows.ts';
import { toImport } from '../fixtures/import-request.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import { getDatabaseFile } from '../platform/database/sqlite-connection.ts';
import { rsvpsTable } from '../replies/rsvps.ts';
import { BACKUP_TABLES, TABLES } from '../schema.ts';
import { readSettings } from '../settings.ts';
import { draftTable } from '../website/draft.ts';
import { picturesTable } from '../website/pictures/pictures.ts';
import { insertVersion } from '../website/wedding-versions.ts';
import { getBackupFolder } from './backup-list.ts';
import { createDownload } from './download.ts';
import { insertRows, type Row } from './installation/rows.ts';
import { recordCopy } from './remote/copy-status.ts';
import { deleteAllData } from './routes.ts';

const WORDS = ['Shylock', 'Tubal', 'pound of flesh', 'jessica@rialto.example', 'Lancelot'];

/** Stores all the words, and then replaces or removes some of them. */
async function storeWords(client: Client, post: (reply: object) => Promise<Response>) {
  await post({ ...PORTIA, guest_one_last: 'Shylock', guest_two_first: 'Tubal' });
  await post({ ...PORTIA, dietary_restrictions: `A pound of flesh ${'and more '.repeat(150)}` });
  const reply = createReply({ email: 'jessica@rialto.example' });
  const household = await client.send<Household>('households', { reply });
  await client.send(`households/${encodeURIComponent(household.key)}/reply`, {
    version: household.version,
    reply: createReply({ email: null }),
  });
  const rows = ['Lancelot', 'Gobbo'].map((name) => ({
    name,
    maxGuests: 1,
  }));
  await client.send('guest-list/import', toImport(rows));
  await client.request('guest-list/2/matches/email%3Aportia%40belmont.example', {
    method: 'PUT',
    body: { isMatch: true },
  });
  await client.request('guest-list/1', { method: 'DELETE' });
}

/** The words that are in any file of the folder. */
function findWords(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  return WORDS.filter((word) => files.some((bytes) => bytes.includes(word)));
}

/** Both wait for a lock for five seconds. */
const WAITING = { concurrent: true };

describe('deleting all data', () => {
  // A shared file still contains texts of other tests.
  test.override({ sharesDatabase: false });

  test.for(['', 'delete', 'DELETE ', 'DELETED', null, true, ['DELETE']])(
    'is rejected with the confirmation %j',
    async (confirmation, { client, post }) => {
      await storeWords(client, post);
      const before = await client.guestData();
      const response = await client.request('delete-all-data', {
        method: 'POST',
        body: { confirmation },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'wrong-confirmation' });
      expect(await client.guestData()).toEqual(before);
    },
  );

  test.runIf(ENGINE === 'sqlite')(
    'leaves no text of guests or the couple in any file',
    async ({ client, post, database, dataDir }) => {
      await storeWords(client, post);
      await createDownload(database, dataDir);
      mkdirSync(join(getBackupFolder(dataDir), 'deeper'));
      writeFileSync(join(getBackupFolder(dataDir), 'deeper', 'older.json'), WORDS.join());
      expect(findWords(dataDir)).toEqual(WORDS);

      const response = await client.request('delete-all-data', {
        method: 'POST',
        body: { confirmation: 'DELETE' },
      });
      expect(response.status).toBe(204);
      expect(findWords(dataDir)).toEqual([]);
      expect(existsSync(getBackupFolder(dataDir))).toBe(false);
      expect(statSync(`${getDatabaseFile(dataDir)}-wal`).size).toBe(0);
      const { households, guestList, notOnList, lastExportAt } = await client.guestData();
      expect([households, guestList, notOnList, lastExportAt]).toEqual([[], [], [], null]);
    },
  );

  test.runIf(ENGINE === 'sqlite')(
    'keeps the backups if another program locks the database, because nothing is deleted then',
    WAITING,
    async ({ client, post, database, dataDir }) => {
      await storeWords(client, post);
      await createDownload(database, dataDir);
      writeFileSync(join(getBackupFolder(dataDir), 'serenissima-kept.db'), 'a backup');
      const before = await client.guestData();
      const writer = new DatabaseSync(getDatabaseFile(dataDir));
      writer.exec('BEGIN IMMEDIATE');
      const response = await client.request('delete-all-data', {
        method: 'POST',
        body: { confirmation: 'DELETE' },
      });
      writer.exec('ROLLBACK');
      writer.close();
      expect(response.status).toBe(503);
      expect(readdirSync(getBackupFolder(dataDir))).toContain('serenissima-kept.db');
      expect(await client.guestData()).toEqual(before);
    },
  );

  test.runIf(ENGINE === 'sqlite')(
    'fails if another program still reads the old database pages, and works afterwards',
    WAITING,
    async ({ client, post, dataDir }) => {
      await storeWords(client, post);
      const reader = new DatabaseSync(getDatabaseFile(dataDir), { readOnly: true });
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM rsvps').all();
      const deleteData = () =>
        client.request('delete-all-data', { method: 'POST', body: { confirmation: 'DELETE' } });
      const response = await deleteData();
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        message: expect.stringContaining('again in a moment'),
      });
      reader.close();
      expect((await deleteData()).status).toBe(204);
      expect(findWords(dataDir)).toEqual([]);
    },
  );

  test('does not reuse the ids of deleted replies', async ({ client, post, database, dataDir }) => {
    await post(PORTIA);
    await client.request('session');
    await deleteAllData(database, dataDir);
    await post(PORTIA);
    expect((await client.guestData()).households).toMatchObject([{ version: '2.0' }]);
  });

  test('deletes every row but those of the website, the mail server, the settings of photographs, preview links, ended sessions, the couple’s passkeys and the activity log', async ({
    database,
    dataDir,
  }) => {
    for (const table of TABLES) await insertRows(database, table, HOSTILE_ROWS[table.name] ?? []);
    const readIds =
      (condition = '') =>
      async (name: string) =>
        [
          name,
          await database.query<{ id: unknown }>(`SELECT id FROM ${name} ${condition} ORDER BY id`),
        ] as const;
    const before = new Map(await Promise.all(TABLES.map(({ name }) => name).map(readIds())));
    for (const [name, rows] of before) expect(rows, name).not.toEqual([]);
    const [, ended] = await readIds('WHERE signed_out_at IS NOT NULL')('sessions');
    expect(ended).not.toEqual([]);
    await deleteAllData(database, dataDir);
    const after = await Promise.all([...before.keys()].map(readIds()));
    expect(Object.fromEntries(after.filter(([, rows]) => rows.length > 0))).toEqual({
      wedding_versions: before.get('wedding_versions'),
      wedding_draft: before.get('wedding_draft'),
      mail_server: before.get('mail_server'),
      photo_settings: before.get('photo_settings'),
      pictures: before.get('pictures'),
      preview_links: before.get('preview_links'),
      session_generations: before.get('session_generations'),
      sessions: ended,
      activity: before.get('activity'),
      passkeys: before.get('passkeys')?.filter(({ id }) => id !== 'A'.repeat(22)),
      recovery_codes: before.get('recovery_codes'),
    });
  });

  test('does not revive an ended session', async ({ client, database, dataDir }) => {
    await client.request('session', { method: 'DELETE' });
    await deleteAllData(database, dataDir);
    expect((await client.request('session')).status).toBe(401);
  });
});

describe('a backup', () => {
  test('as a database is one complete file and leaves no temporary file', async ({
    client,
    post,
    folder,
    dataDir,
  }) => {
    await storeWords(client, post);
    const response = await client.request('backup.db');
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

  test.runIf(ENGINE === 'sqlite')(
    'is copied while the server answers other requests',
    async ({ client, dataDir, database }) => {
      let isCopied = false;
      const copy = createDownload(database, dataDir).then(() => (isCopied = true));
      expect((await client.request('hosts')).status).toBe(200);
      expect(isCopied).toBe(false);
      await copy;
    },
  );

  test('leaves no file if the server stops during the download', async ({ client, dataDir }) => {
    const response = await client.request('backup.db');
    expect(readdirSync(getBackupFolder(dataDir))).toEqual([]);
    await response.body?.cancel();
  });

  test('as JSON contains every row and no session', async ({ client, post, database }) => {
    await storeWords(client, post);
    await client.request('exports/replies.csv');
    for (const table of [draftTable, picturesTable, announcementsTable]) {
      await insertRows(database, table, HOSTILE_ROWS[table.name] ?? []);
    }
    await insertVersion(database, { document: '{"a":1}', publishedBy: null, note: null });
    const text = await (await client.request('backup.json')).text();
    expect(JSON.parse(text)).toEqual({
      made_at: expect.any(String),
      tables: {
        ...Object.fromEntries(BACKUP_TABLES.map(({ name }) => [name, []])),
        rsvps: await database.query(`SELECT ${rsvpsTable.columnNames} FROM rsvps`),
        reply_changes: await database.query('SELECT * FROM reply_changes'),
        households: await database.query('SELECT * FROM households'),
        people: await database.query('SELECT * FROM people'),
        match_decisions: await database.query('SELECT * FROM match_decisions'),
        exports: await database.query('SELECT * FROM exports'),
        wedding_versions: await database.query('SELECT * FROM wedding_versions'),
        wedding_draft: await database.query('SELECT * FROM wedding_draft'),
        pictures: (await database.query<Row>('SELECT * FROM pictures ORDER BY id')).map((row) => ({
          ...row,
          bytes: Buffer.from(row.bytes as Uint8Array).toString('base64'),
          thumbnail: Buffer.from(row.thumbnail as Uint8Array).toString('base64'),
        })),
        invitation_codes: await database.query('SELECT * FROM invitation_codes'),
        announcements: await database.query('SELECT * FROM announcements'),
      },
    });
    expect(text).not.toContain(client.cookie.slice(13, 30));
  });
});

describe('the status of copies in another place', () => {
  test('is null on a site without one', async ({ client, anonymous }) => {
    const response = await client.request('backup-copies');
    expect(await response.json()).toEqual({ status: null });
    expect((await anonymous.request('backup-copies')).status).toBe(401);
  });

  test('has the last copy, the time since which copies fail, and no secret', async ({
    client,
    database,
    dataDir,
    log,
  }) => {
    const env = {
      BACKUP_URL: 's3://KEY:acqua@s3.example/belmont',
      BACKUP_KEY: 'alta di novembre 1966',
    };
    const settings = readSettings({ DATA_DIR: dataDir, ...env });
    const app = createApp({ settings, database, access: ACCESS, files: null, log });
    const read = async () =>
      (await createClient(app, client.cookie).request('backup-copies')).text();
    const status = { location: 'the bucket belmont at s3.example', isEncrypted: true };
    expect(JSON.parse(await read())).toEqual({
      status: { ...status, succeededAt: null, failure: null },
    });
    if (!settings.remoteBackups) throw new Error('BACKUP_URL was not read');
    mkdirSync(dataDir, { recursive: true });
    onTestFinished(() => void vi.useRealTimers());
    const record = (time: string, problem: string | null) => {
      vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
      const copied = problem === null ? { name: 'a.db.gz', sha256: '0a' } : null;
      if (settings.remoteBackups) recordCopy(dataDir, settings.remoteBackups, { copied, problem });
    };
    const reason = 'Its host was not found (ENOTFOUND).';
    record('2026-06-05T17:00:00Z', null);
    record('2026-06-05T17:10:00Z', 'Its host accepts no connections (ECONNREFUSED).');
    record('2026-06-05T17:15:00Z', reason);
    const answer = await read();
    expect(JSON.parse(answer)).toEqual({
      status: {
        ...status,
        succeededAt: '2026-06-05T17:00:00.000Z',
        // The time of the first failure, with the reason of the last one.
        failure: { at: '2026-06-05T17:10:00.000Z', reason },
      },
    });
    expect(answer).not.toMatch(/KEY|acqua|alta/);
  });
});
