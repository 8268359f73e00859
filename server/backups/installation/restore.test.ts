import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { english as wedding } from '../../../content/localized.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { putAnnouncement } from '../../announcements/announcements.ts';
import { buildSite } from '../../fixtures/built-site.ts';
import { test as base, createReply } from '../../fixtures/dashboard.ts';
import { toImport } from '../../fixtures/import-request.ts';
import { OLD_ROWS_SQL, OLD_SCHEMA_SQL } from '../../fixtures/old-database.ts';
import {
  type Outcome,
  runHere,
  runRestore as runRestoreProgram,
  startServer,
  waitForAddress,
} from '../../fixtures/program.ts';
import { insertRecord } from '../../fixtures/records.ts';
import { openS3Server } from '../../fixtures/s3-server.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { mountSmallDisk } from '../../fixtures/small-disk.ts';
import { storeWebsite } from '../../fixtures/website.ts';
import { createGuestDataSource } from '../../guest-data/guest-data.ts';
import { ANON_KEY } from '../../pages/page-globals.ts';
import { getDatabaseFile } from '../../platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite-database.ts';
import { BACKUP_TABLES } from '../../schema.ts';
import { readSettings } from '../../settings.ts';
import { findLatestVersion, insertVersion, listVersions } from '../../website/wedding-versions.ts';
import { createBackupName, getBackupFolder } from '../backup-list.ts';
import { makeBackup } from '../make-backup.ts';
import { deriveKey } from '../remote/encrypted-file.ts';
import { copyDatabase } from '../remote/remote-backups.ts';
import { runRestore } from './restore.ts';
import { computeChecksums } from './rows.ts';

// Each test starts programs, which is slow while the machine runs other tests.
type Fixtures = {
  /** A backup with rows in every table of the guests' data. */
  backup: string;
  /** The data folder of an empty installation. */
  target: string;
  /** The command in this process. */
  restore: (...args: string[]) => Promise<Outcome>;
  /** The command with more settings. */
  restoreWith: (settings: Record<string, string>, ...args: string[]) => Promise<Outcome>;
  /** The program, in a folder of its own. */
  start: (...args: string[]) => Promise<Outcome>;
};

/** A reply of three guests that says more than the nine columns. */
const FAMILY = {
  ...PORTIA,
  answers: {
    events: { brunch: 'attending' as const },
    notAsked: ['wedding' as const],
    guests: [{ first: 'Zoë', last: null }],
  },
};
const test = base.extend<Fixtures>({
  backup: async ({ client, post, folder, database }, use) => {
    await storeWebsite(database);
    await post({
      ...PORTIA,
      guest_one_first: 'Žofie 👩🏽‍❤️‍👨🏻',
      dietary_restrictions: '=1\r\n"nuts"',
    });
    await insertRecord(database, { ...FAMILY, email: 'a@b.co' });
    const household = await client.send<Household>('households', { reply: createReply() });
    await client.send(`households/${encodeURIComponent(household.key)}/withdraw`, {
      version: household.version,
    });
    const rows = ['Portia', 'Anna'].map((name) => ({
      name,
      emails: [],
      maxGuests: 2,
      note: 'x\ny',
    }));
    await client.send('guest-list/import', toImport(rows));
    const body = { isMatch: true };
    await client.request('guest-list/1/matches/email%3Aa%40b.co', { method: 'PUT', body });
    await client.request('exports/replies.csv');
    const file = join(folder, 'backup.db');
    writeFileSync(file, Buffer.from(await (await client.request('backup.db')).arrayBuffer()));
    await use(file);
  },
  target: ({ folder }, use) => use(join(folder, 'restored')),
  restore: ({ restoreWith }, use) => use((...args) => restoreWith({}, ...args)),
  restoreWith: ({ target }, use) =>
    use((settings, ...args) =>
      runHere(() => runRestore(args, () => readSettings({ DATA_DIR: target, ...settings }))),
    ),
  start: ({ folder, target }, use) =>
    use((...args) => runRestoreProgram(folder, args, { DATA_DIR: target })),
});

async function readGuestData(dataDir: string) {
  const database = openSqliteDatabase(dataDir);
  const content = await createGuestDataSource(database, () => wedding).content();
  database.close();
  return content;
}

/** The command restored nothing and printed one line with the reason. */
function expectRefused({ code, stdout, stderr }: Outcome, line: RegExp) {
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

describe('npm run restore creates no database and', () => {
  test('rejects two files or unknown arguments', async ({ restore, start, target }) => {
    for (const outcome of [await restore('a', 'b'), await start('--force')]) {
      expect(outcome.code).toBe(1);
      expect(outcome.stderr).toMatch(/^How to restore a backup:\n/);
    }
    expectRefused(await restore('none.db'), /none\.db cannot be read\.\n$/);
    expect((await restore()).stdout).toMatch(/^There are no backups in /);
    expect(existsSync(target)).toBe(false);
  });

  test('rejects files that are not backups', async ({ restore, start, folder, target }) => {
    const foreign = join(folder, 'foreign.db');
    const sqlite = new DatabaseSync(foreign);
    sqlite.exec('CREATE TABLE guests (name)');
    sqlite.close();
    writeFileSync(join(folder, 'a.txt'), 'Portia, Bassanio');
    writeFileSync(join(folder, 'a.json'), '{"tables":{}}');
    const line = /cannot be restored: it is .*not a backup of this program\./;
    for (const file of [foreign, join(folder, 'a.txt')]) expectRefused(await restore(file), line);
    expectRefused(
      await start('a.json'),
      /a \.json export is for reading; restore the \.db backup\./,
    );
    expect(existsSync(target)).toBe(false);
  });

  test('rejects a truncated or damaged database', async ({ restore, backup, folder, target }) => {
    const truncated = join(folder, 'truncated.db');
    copyFileSync(backup, truncated);
    truncateSync(truncated, 12_288);
    const overwritten = join(folder, 'overwritten.db');
    const bytes = readFileSync(backup);
    writeFileSync(
      overwritten,
      bytes.fill(0xff, bytes.indexOf('Žofie') - 40, bytes.indexOf('Žofie') + 200),
    );
    for (const file of [truncated, overwritten]) {
      expectRefused(await restore(file), /\.db cannot be (restored|opened)/);
    }
    expect(existsSync(target)).toBe(false);
  });

  test('rejects a database from a newer version', async ({ restore, backup, target }) => {
    const sqlite = new DatabaseSync(backup);
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    expectRefused(await restore(backup), /backup\.db was made by a newer version/);
    expect(existsSync(target)).toBe(false);
  });

  test('a backup when the folder for temporary files is full or missing, and names that folder', async ({
    restoreWith,
    backup,
    folder,
    target,
    skip,
  }) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const mount = join(folder, 'mount');
    mkdirSync(mount);
    const copy = join(mount, createBackupName(new Date(), 'daily'));
    copyFileSync(backup, copy);
    const restores = [[backup], ['--from-remote']];
    const settings = { BACKUP_URL: mount };

    vi.stubEnv('TMPDIR', join(folder, 'missing'));
    for (const args of restores) {
      const line = /^The folder for temporary files, .*missing, cannot be written \(no such file/;
      expectRefused(await restoreWith(settings, ...args), line);
    }
    // On the largest one the copy fits, but not its log.
    for (const bytes of [16_384, 100_000, statSync(backup).size + 16_384]) {
      const disk = mountSmallDisk(mkdtempSync(join(folder, 'small-')), String(bytes));
      if (!disk) return skip('mounting the small disk needs root');
      try {
        vi.stubEnv('TMPDIR', disk.path);
        for (const args of restores) {
          const line = /^The folder for temporary files, .* has no space left.*in TMPDIR, then/;
          expectRefused(await restoreWith(settings, ...args), line);
          expect(readdirSync(disk.path)).toEqual([]);
        }
      } finally {
        disk.remove();
      }
    }
    expect(existsSync(target)).toBe(false);
  });
});

describe('npm run restore into an installation', () => {
  test('that contains replies restores nothing', async ({ restore, backup, target }) => {
    const database = openSqliteDatabase(target);
    await insertRecord(database, PORTIA);
    expectRefused(await restore(backup), /restored.* already contains replies or a guest list\./);
    expect(await database.query('SELECT id FROM rsvps')).toEqual([{ id: 1 }]);
    database.close();
  });

  test('restores nothing of a backup with a row that the tables do not allow', async ({
    restore,
    backup,
    folder,
    target,
  }) => {
    const invalid = join(folder, 'invalid.db');
    copyFileSync(backup, invalid);
    const sqlite = new DatabaseSync(invalid);
    sqlite.exec('PRAGMA ignore_check_constraints = ON; UPDATE households SET max_guests = 1000');
    sqlite.close();
    expectRefused(await restore(invalid), /^Nothing was changed: .* rejects a row/);
    expect((await readGuestData(target)).households).toEqual([]);
  });

  test('whose replies are stored in Supabase restores nothing', async ({
    restoreWith,
    backup,
    target,
  }) => {
    const settings = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
    const outcome = await restoreWith(settings, backup);
    expectRefused(outcome, /stored in https:\/\/a\.supabase\.co/);
    expect(existsSync(target)).toBe(false);
  });
});

describe('npm run restore of a backup', () => {
  test('restores the guest data without a difference', async ({
    start,
    backup,
    dataDir,
    target,
  }) => {
    const { code, stdout, stderr } = await start(backup);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      `Restored ${backup} into ${getDatabaseFile(target)} (SQLite):\n` +
        'replies 2, entries by the couple 2, guest list 2, versions of the website 2, pictures 1\n',
    );
    const guestData = await readGuestData(target);
    expect(guestData).toEqual(await readGuestData(dataDir));
    expect(guestData.households).toHaveLength(3);
    expect(guestData.guestList[0]).toMatchObject({
      household: 'email:a@b.co',
      matchedBy: 'couple',
    });
    expect(guestData.lastExportAt).not.toBeNull();
  });

  // The guide says sudo -u serenissima, but the start only says npm run restore.
  test.skipIf(process.getuid?.() !== 0)(
    'by root belongs to the owner of the data folder',
    async ({ restore, backup, target }) => {
      mkdirSync(target);
      chownSync(target, 4321, 4322);
      expect((await restore(backup)).stderr).toBe('');
      makeBackup(target, 'daily');
      const files = readdirSync(target, { recursive: true });
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        expect(statSync(join(target, String(file))), String(file)).toMatchObject({
          uid: 4321,
          gid: 4322,
        });
      }
    },
  );

  test('does not give the ids of deleted rows again', async ({
    client,
    post,
    database,
    folder,
    target,
    restore,
  }) => {
    for (const email of ['a@b.co', 'c@d.co', 'e@f.co']) await post({ ...PORTIA, email });
    await database.query('DELETE FROM rsvps WHERE id > 1');
    const file = join(folder, 'backup.db');
    const response = await client.request('backup.db');
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    expect((await restore(file)).code).toBe(0);
    const restored = openSqliteDatabase(target);
    expect((await insertRecord(restored, PORTIA)).id).toBe(4);
    restored.close();
  });

  test('brings back the website, its draft and its pictures, without an announcement that was made meanwhile', async ({
    restore,
    backup,
    database,
    target,
  }) => {
    const before = openSqliteDatabase(target);
    await putAnnouncement(before, {
      texts: { en: 'The boat leaves at 17:00.' },
      shownUntil: '2099-01-01T00:00:00Z',
    });
    before.close();
    expect(await restore(backup)).toMatchObject({ code: 0 });
    const restored = openSqliteDatabase(target);
    const tables = BACKUP_TABLES.filter(({ contains }) => contains !== 'guest data');
    const checksums = await computeChecksums(restored, tables);
    expect(checksums).toMatchObject({ wedding_versions: { rows: 2 }, pictures: { rows: 1 } });
    expect(checksums).toEqual(await computeChecksums(database, tables));
    restored.close();
  });

  test('keeps a mail server that was set in the installation', async ({
    restore,
    backup,
    target,
  }) => {
    const before = openSqliteDatabase(target);
    const settings = '{"host":"mail.kept.example"}';
    await before.query("INSERT INTO mail_server (id, settings) VALUES ('mail-server', $1)", [
      settings,
    ]);
    before.close();
    expect(await restore(backup)).toMatchObject({ code: 0 });
    const restored = openSqliteDatabase(target);
    expect(await restored.query('SELECT settings FROM mail_server')).toEqual([{ settings }]);
    restored.close();
  });

  test('keeps a website that was edited in the installation', async ({
    restore,
    backup,
    target,
  }) => {
    const before = openSqliteDatabase(target);
    await insertVersion(before, { document: '{"kept":1}', publishedBy: null, note: null });
    before.close();
    const { code, stdout } = await restore(backup);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('The website that was edited there stays'),
    });
    const restored = openSqliteDatabase(target);
    expect(await listVersions(restored)).toMatchObject([{ id: 1 }]);
    expect(await findLatestVersion(restored)).toMatchObject({ document: '{"kept":1}' });
    restored.close();
  });

  test('of the last version before the first release migrates a copy and leaves the file unchanged', async ({
    restore,
    folder,
    target,
  }) => {
    const file = join(folder, 'old.db');
    const sqlite = new DatabaseSync(file);
    sqlite.exec(OLD_SCHEMA_SQL.sqlite + OLD_ROWS_SQL.replace('BYTES_TYPE', 'BLOB'));
    sqlite.close();
    const bytes = readFileSync(file);
    expect((await restore(file)).code).toBe(0);
    expect((await readGuestData(target)).households).toMatchObject([
      { key: 'email:a@b.co' },
      { key: 'host:1' },
      { key: 'email:zoe@b.co' },
    ]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('that is the database of a running site includes its newest rows', async ({
    restore,
    post,
    dataDir,
    target,
  }) => {
    await post(PORTIA);
    expect((await restore(getDatabaseFile(dataDir))).code).toBe(0);
    expect((await readGuestData(target)).households).toHaveLength(1);
  });
});

describe('npm run restore with BACKUP_URL', () => {
  const PASSPHRASE = 'acqua alta di novembre';
  const TIME = Date.parse('2026-06-05T17:00:00Z');

  async function copyAt(time: number, dataDir: string, url: string) {
    const key = await deriveKey(PASSPHRASE, Buffer.alloc(16));
    const options = { reason: 'change' as const, now: new Date(time) };
    expect(await copyDatabase(dataDir, { url, key }, options)).toMatchObject({ problem: null });
  }

  test('lists and restores an encrypted backup of a bucket', async ({
    backup: _filled,
    dataDir,
    target,
    restore,
    restoreWith,
  }) => {
    const s3 = await openS3Server();
    await copyAt(TIME, dataDir, s3.url);
    const run = (args: string[], key?: string) =>
      restoreWith({ BACKUP_URL: s3.url, ...(key && { BACKUP_KEY: key }) }, ...args);
    const list = await run([]);
    expect(list.stdout).toMatch(
      /^There are no backups in .*restored\/backups\.\n\nIn the bucket bel/,
    );
    expect(list.stdout).toMatch(/2026-06-05 17:00:00 {2}\d+ kB {2}serenissima-.*\.db\.gz\.enc\n/);
    expect(list.stdout).toMatch(/npm run restore -- --at '2026-06-05 17:00:00'\n$/);
    expectRefused(await run(['--from-remote']), /is encrypted\. Set BACKUP_KEY/);
    expectRefused(await run(['--from-remote'], `${PASSPHRASE}!`), /BACKUP_KEY is not the key/);
    expectRefused(
      await run(['--from-remote', 'none.db'], PASSPHRASE),
      /There is no backup none\.db in the bu/,
    );
    expect(existsSync(target)).toBe(false);
    expectRefused(await restore('--from-remote'), /BACKUP_URL is not set/);
    const { code, stdout, stderr } = await run(['--from-remote'], PASSPHRASE);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Restored serenissima-.*\.enc from the bucket belmont at .*\nreplies 2, .* pictures 1\n$/,
    );
    expect(await readGuestData(target)).toEqual(await readGuestData(dataDir));
    const restored = openSqliteDatabase(target);
    const source = openSqliteDatabase(dataDir);
    const tables = BACKUP_TABLES.filter(({ contains }) => contains === 'website');
    expect(await computeChecksums(restored, tables)).toEqual(
      await computeChecksums(source, tables),
    );
    await Promise.all([restored.close(), source.close()]);
    await s3.close();
    const unreachable = await run([]);
    expect(unreachable).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('(ECONNREFUSED)'),
    });
  });

  test('restores the last backup until a time, from either place', async ({
    database,
    dataDir,
    folder,
    target,
    restoreWith,
  }) => {
    const mount = join(folder, 'mount');
    mkdirSync(mount);
    const settings = { BACKUP_URL: mount, BACKUP_KEY: PASSPHRASE };
    await insertRecord(database, PORTIA);
    await copyAt(TIME, dataDir, mount);
    makeBackup(dataDir, 'daily', new Date(TIME + 60_000));
    cpSync(getBackupFolder(dataDir), getBackupFolder(target), { recursive: true });
    await insertRecord(database, PORTIA);
    await copyAt(TIME + 120_000, dataDir, mount);
    for (const time of ['2026-06-05', '17:00', 'yesterday']) {
      const outcome = await restoreWith(settings, '--at', time);
      expect(outcome.stderr).toMatch(/^How to restore a backup:/);
    }
    const none = await restoreWith(settings, '--at', '2026-06-05 16:59');
    expectRefused(none, /^There is no backup from before 2026-06-05T16:59:00\.000Z\./);
    const { stdout } = await restoreWith(settings, '--at', '2026-06-05 17:01:59');
    expect(stdout).toMatch(/^Restored .*17-01-00Z-daily\.db into .*\nreplies 1, /);
    const other = { ...settings, DATA_DIR: join(folder, 'other') };
    const fromRemote = await restoreWith(other, '--at', '2026-06-05 17:02');
    expect(fromRemote.stdout).toMatch(/^Restored .*17-02-00Z-change\.db.* from .*\nreplies 2, /);
    const earlier = { ...settings, DATA_DIR: join(folder, 'earlier') };
    const args = ['--from-remote', '--at', '2026-06-05T17:01Z'];
    expect((await restoreWith(earlier, ...args)).stdout).toMatch(
      /^Restored .*17-00-00Z-change\.db/,
    );
  });
});

/** A change is copied after a minute, which lasts a little over a second here: the names of copies have seconds. */
const SHORT_MINUTE = `const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, ms, ...args) => setTimeout(run, ms === 60_000 ? 1100 : ms, ...args);`;

test('after a SIGKILL and the loss of the data folder, a reply that was copied is restored from the bucket', async ({
  folder,
}) => {
  const s3 = await openS3Server();
  const dataDir = join(folder, 'lost');
  const env = {
    ...{ DATA_DIR: dataDir, BACKUP_URL: s3.url, BACKUP_KEY: 'acqua alta di novembre' },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SHORT_MINUTE)}`,
  };
  const dist = buildSite(join(folder, 'dist'));
  try {
    const server = startServer(folder, dist, env);
    const address = await waitForAddress(server);
    await vi.waitFor(() => expect(s3.methods).toContain('PUT'), { timeout: 20_000 });
    const countUploads = () => s3.methods.filter((method) => method === 'PUT').length;
    let known = countUploads();
    const reply = await fetch(`${address}/rest/v1/rsvps`, {
      method: 'POST',
      headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify(PORTIA),
    });
    expect(reply.status).toBe(201);
    // A copy that was begun before the reply does not count.
    const other = { ...env, DATA_DIR: join(folder, 'other') };
    await vi.waitFor(
      async () => {
        expect(countUploads()).toBeGreaterThan(known);
        known = countUploads();
        rmSync(other.DATA_DIR, { recursive: true, force: true });
        const { stdout } = await runRestoreProgram(folder, ['--from-remote'], other);
        expect(stdout).toContain('replies 1, ');
      },
      { timeout: 60_000, interval: 500 },
    );
    server.process.kill('SIGKILL');
    await server.ended;
    // Renamed at once, because the processes of the killed server may still write into it.
    renameSync(dataDir, join(folder, 'gone'));
    const outcome = await runRestoreProgram(folder, ['--from-remote'], env);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain('replies 1, ');
  } finally {
    await s3.close();
  }
});
