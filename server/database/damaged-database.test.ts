import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, vi } from 'vitest';
import { type BackupReason, listBackups } from '../backups/backup-list.ts';
import { makeBackup } from '../backups/make-backup.ts';
import { runRestore } from '../fixtures/program.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { mountSmallDisk } from '../fixtures/small-disk.ts';
import { openStore } from '../store.ts';
import { insertRsvp, listRsvps } from '../tables/rsvps.ts';
import { getDatabaseFile } from './sqlite-connection.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

vi.setConfig({ testTimeout: 30_000 });

const REPLIES = 300;
const PAGE = 4096;

type Fixtures = {
  /** The folder of a site that was stopped, with many replies. */
  kept: string;
};

const test = base.extend<Fixtures>({
  kept: async ({ folder }, use) => {
    const dataDir = join(folder, "the couple's data");
    const database = openSqliteDatabase(dataDir);
    await database.exclusiveTransaction(async (queries) => {
      for (let guest = 0; guest < REPLIES; guest += 1) {
        await insertRsvp(queries, { ...PORTIA, email: `guest-${guest}@b.co` });
      }
    });
    await database.close();
    await use(dataDir);
  },
});

/** The start, as the site does it. */
const start = (dataDir: string) => openStore({ dataDir, databaseUrl: null, supabase: null });

async function apiErrors(dataDir: string): Promise<string> {
  try {
    const { database } = await start(dataDir);
    await database?.close();
  } catch (error) {
    if (error instanceof Error && error.name === 'StartFailure') return error.message;
    throw error;
  }
  throw new Error('The start was not refused.');
}

/** A backup as the running site makes it. */
async function backUp(dataDir: string, reason: BackupReason): Promise<void> {
  const database = openSqliteDatabase(dataDir);
  makeBackup(dataDir, reason);
  await database.close();
}

/** All files of a folder, with a sum of what is in them. */
function everythingIn(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => [name, sumOf(readFileSync(join(folder, name)))]);
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Overwrites a part of a file, as a failing disk does. */
function overwrite(file: string, position: number, length: number, byte: number): void {
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(length, byte), 0, length, position);
  closeSync(open);
}

function carry(from: string, to: string): void {
  mkdirSync(to);
  copyFileSync(getDatabaseFile(from), getDatabaseFile(to));
}

/** Runs the commands that a message has, as they are printed. */
async function follow(said: string, dataDir: string, folder: string) {
  const commands = said.match(/^ {2}.*$/gm) ?? [];
  const [restore = '', ...moves] = commands.toReversed();
  for (const move of moves) execFileSync('/bin/sh', ['-c', move]);
  const [, name = ''] = /npm run restore -- (\S+)$/.exec(restore) ?? [];
  return runRestore(folder, [name], { DATA_DIR: dataDir });
}

const DAMAGES: [string, BackupReason, (file: string) => void][] = [
  ['cut off in the middle', 'start', (file) => truncateSync(file, statSync(file).size / 2)],
  ['cut off within the first page', 'daily', (file) => truncateSync(file, 50)],
  ['with zeros for its beginning', 'migration', (file) => overwrite(file, 0, 100, 0)],
  ['with a page of rubbish', 'start', (file) => overwrite(file, 3 * PAGE, PAGE, 0xa5)],
  ['that is no database', 'daily', (file) => writeFileSync(file, 'guests, by hand\n'.repeat(99))],
];

describe('a database that is damaged', () => {
  for (const [how, occasion, damage] of DAMAGES) {
    test(`${how} is left as it is; what the message says brings the ${occasion} backup back`, async ({
      folder,
      kept,
    }) => {
      await backUp(kept, occasion);
      damage(getDatabaseFile(kept));
      const before = everythingIn(kept);
      const said = await apiErrors(kept);
      expect(said).toMatch(
        / is damaged\. It was not changed\. To continue with the newest backup:\n/,
      );
      expect(everythingIn(kept)).toEqual(before);

      expect(await follow(said, kept, folder)).toMatchObject({ code: 0, stderr: '' });
      const damaged = before.find(([name]) => name === 'serenissima.db')?.[1];
      expect(everythingIn(kept).filter(([, sum]) => sum === damaged)).toHaveLength(1);
      const { database } = await start(kept);
      expect(database && (await listRsvps(database))).toHaveLength(REPLIES);
      await database?.close();
    });
  }

  test('in any one of its pages', async ({ folder, kept }) => {
    const pages = statSync(getDatabaseFile(kept)).size / PAGE;
    expect(pages).toBeGreaterThan(20);
    for (let page = 0; page < pages; page += 1) {
      const dataDir = join(folder, `page-${page}`);
      carry(kept, dataDir);
      overwrite(getDatabaseFile(dataDir), page * PAGE, PAGE, 0xa5);
      expect(await apiErrors(dataDir)).toMatch(/ is damaged\./);
    }
  });

  test('whose log alone is left: SQLite would delete it', async ({ folder, kept }) => {
    const { database } = await start(kept);
    if (!database) throw new Error('There is a database');
    await insertRsvp(database, PORTIA);
    for (const beside of [null, '']) {
      const dataDir = join(folder, `log-${beside}`);
      mkdirSync(dataDir);
      copyFileSync(`${getDatabaseFile(kept)}-wal`, `${getDatabaseFile(dataDir)}-wal`);
      if (beside !== null) writeFileSync(getDatabaseFile(dataDir), beside);
      const before = everythingIn(dataDir);
      expect(await apiErrors(dataDir)).toMatch(/ is damaged\./);
      expect(everythingIn(dataDir)).toEqual(before);
    }
    await database.close();
  });
});

describe('a database that has gone while its backups are there', () => {
  for (const [how, remove] of [
    ['without a trace', (file: string) => rmSync(file)],
    ['but for an empty file', (file: string) => truncateSync(file, 0)],
  ] as const) {
    test(`${how} does not become an empty site`, async ({ folder, kept }) => {
      await backUp(kept, 'start');
      remove(getDatabaseFile(kept));
      const before = everythingIn(kept);
      const said = await apiErrors(kept);
      expect(said).toMatch(/ is empty or missing, but there are backups of it\./);
      expect(everythingIn(kept)).toEqual(before);
      expect(await follow(said, kept, folder)).toMatchObject({ code: 0, stderr: '' });
      const { database } = await start(kept);
      expect(database && (await listRsvps(database))).toHaveLength(REPLIES);
      await database?.close();
    });
  }
});

describe('a database that is not ours', () => {
  for (const [how, make, line] of [
    [
      'of another program',
      'CREATE TABLE guests (name)',
      /belongs to another program\. It was not changed/,
    ],
    [
      'of its third version',
      'CREATE TABLE a (b); PRAGMA user_version = 3',
      /belongs to another program/,
    ],
    ['that says so', 'PRAGMA application_id = 252006674', /belongs to another program/],
    ['of a newer version', 'CREATE TABLE rsvps (a); PRAGMA user_version = 99', /newer version/],
  ] as const) {
    test(`${how} is refused and left as it is`, async ({ dataDir }) => {
      mkdirSync(dataDir);
      const sqlite = new DatabaseSync(getDatabaseFile(dataDir));
      sqlite.exec(make);
      const facts = () => sqlite.prepare('SELECT name, sql FROM sqlite_schema').all();
      const before = facts();
      expect(await apiErrors(dataDir)).toMatch(line);
      expect(facts()).toEqual(before);
      sqlite.close();
    });
  }
});

test('a disk that became read-only is one clear line at the start', async ({
  folder,
  kept,
  skip,
}) => {
  const disk = mountSmallDisk(folder, '4m');
  if (!disk) return skip('mounting the small disk needs root');
  try {
    copyFileSync(getDatabaseFile(kept), getDatabaseFile(disk.path));
    disk.makeReadOnly();
    expect(await apiErrors(disk.path)).toMatch(
      /^The data folder .* cannot be written \(the disk is read-only\)\. .*DATA_DIR/,
    );
  } finally {
    disk.remove();
  }
});

describe('before a migration', () => {
  /** Makes of the database what the first version left. */
  function makeOlder(dataDir: string): void {
    const sqlite = new DatabaseSync(getDatabaseFile(dataDir));
    const names = sqlite
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
    for (const name of names.filter((table) => table !== 'rsvps')) {
      sqlite.exec(`DROP TABLE ${name}`);
    }
    sqlite.exec('PRAGMA user_version = 1');
    sqlite.close();
  }

  test('nothing is changed when no backup can be made', async ({ kept }) => {
    makeOlder(kept);
    writeFileSync(join(kept, 'backups'), 'a file in the way');
    expect(await apiErrors(kept)).toMatch(
      /^This version changes the database, and the backup before it failed/,
    );
    const sqlite = new DatabaseSync(getDatabaseFile(kept));
    expect(sqlite.prepare('PRAGMA user_version').all()).toEqual([{ user_version: 1 }]);
    sqlite.close();
  });

  test('one backup of what was there is made, which can be restored', async ({ folder, kept }) => {
    makeOlder(kept);
    for (let time = 0; time < 2; time += 1) await (await start(kept)).database?.close();
    const [made, ...others] = listBackups(kept);
    expect({ occasion: made?.reason, others }).toEqual({ occasion: 'migration', others: [] });

    const listed = await runRestore(folder, [], { DATA_DIR: kept });
    expect(listed.stdout).toMatch(/ 300 +\d+ kB +serenissima-.*-migration\.db\n/);
    copyFileSync(made?.path ?? '', join(folder, 'carried-away.db'));
    const target = { DATA_DIR: join(folder, 'new') };
    const outcome = await runRestore(folder, ['carried-away.db'], target);
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('replies 300,') });
  });
});
