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
import { describe, expect } from 'vitest';
import { type BackupReason, listBackups } from '../../backups/backup-list.ts';
import { makeBackup } from '../../backups/make-backup.ts';
import { OLD_SCHEMA_SQL } from '../../fixtures/old-database.ts';
import { runRestore } from '../../fixtures/program.ts';
import { insertRecord, listRecords } from '../../fixtures/records.ts';
import { test as base, PORTIA } from '../../fixtures/site.ts';
import { mountSmallDisk } from '../../fixtures/small-disk.ts';
import { openStore } from '../../store.ts';
import { getDatabaseFile } from './sqlite-connection.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

const REPLIES = 300;
const PAGE = 4096;

type Fixtures = {
  /** The data folder of a stopped site with many replies. */
  filledDataDir: string;
};

const test = base.extend<Fixtures>({
  filledDataDir: async ({ folder }, use) => {
    const dataDir = join(folder, "the couple's data");
    const database = openSqliteDatabase(dataDir);
    await database.exclusiveTransaction(async (queries) => {
      for (let guest = 0; guest < REPLIES; guest += 1) {
        await insertRecord(queries, { ...PORTIA, email: `guest-${guest}@b.co` });
      }
    });
    await database.close();
    await use(dataDir);
  },
});

/** Opens the store as the start of the site does. */
const start = (dataDir: string) => openStore({ dataDir, databaseUrl: null, supabase: null });

async function getStartError(dataDir: string): Promise<string> {
  try {
    const { database } = await start(dataDir);
    await database?.close();
  } catch (error) {
    if (error instanceof Error && error.name === 'CommandError') return error.message;
    throw error;
  }
  throw new Error('The start did not fail.');
}

/** Makes a backup as the running site does. */
async function backUp(dataDir: string, reason: BackupReason): Promise<void> {
  const database = openSqliteDatabase(dataDir);
  makeBackup(dataDir, reason);
  await database.close();
}

/** All files of a folder, with their checksums. */
function hashFiles(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => [name, hash(readFileSync(join(folder, name)))]);
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Overwrites a part of a file, as a failing disk does. */
function overwrite(file: string, position: number, length: number, byte: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(length, byte), 0, length, position);
  closeSync(descriptor);
}

function copyDatabase(from: string, to: string): void {
  mkdirSync(to);
  copyFileSync(getDatabaseFile(from), getDatabaseFile(to));
}

/** Runs the commands in an error message as they are printed. */
async function runCommands(message: string, dataDir: string, folder: string) {
  const commands = message.match(/^ {2}.*$/gm) ?? [];
  const [restore = '', ...others] = commands.toReversed();
  for (const command of others) execFileSync('/bin/sh', ['-c', command]);
  const [, name = ''] = /npm run restore -- (\S+)$/.exec(restore) ?? [];
  return runRestore(folder, [name], { DATA_DIR: dataDir });
}

const DAMAGED: [string, BackupReason, (file: string) => void][] = [
  ['cut off in the middle', 'start', (file) => truncateSync(file, statSync(file).size / 2)],
  ['cut off within the first page', 'daily', (file) => truncateSync(file, 50)],
  ['that starts with zeros', 'migration', (file) => overwrite(file, 0, 100, 0)],
  ['with an overwritten page', 'start', (file) => overwrite(file, 3 * PAGE, PAGE, 0xa5)],
  [
    'that is not a database',
    'daily',
    (file) => writeFileSync(file, 'a list of guests\n'.repeat(99)),
  ],
];

describe('a damaged database', () => {
  for (const [how, occasion, damage] of DAMAGED) {
    test(`${how} is not changed, and the printed commands restore the ${occasion} backup`, async ({
      folder,
      filledDataDir,
    }) => {
      await backUp(filledDataDir, occasion);
      damage(getDatabaseFile(filledDataDir));
      const before = hashFiles(filledDataDir);
      const message = await getStartError(filledDataDir);
      expect(message).toMatch(
        / is damaged\. It was not changed\. To continue with the newest backup:\n/,
      );
      expect(hashFiles(filledDataDir)).toEqual(before);

      expect(await runCommands(message, filledDataDir, folder)).toMatchObject({
        code: 0,
        stderr: '',
      });
      const damaged = before.find(([name]) => name === 'serenissima.db')?.[1];
      expect(hashFiles(filledDataDir).filter(([, sum]) => sum === damaged)).toHaveLength(1);
      const { database } = await start(filledDataDir);
      expect(database && (await listRecords(database))).toHaveLength(REPLIES);
      await database?.close();
    });
  }

  test('is detected in every single page', async ({ folder, filledDataDir }) => {
    const pages = statSync(getDatabaseFile(filledDataDir)).size / PAGE;
    expect(pages).toBeGreaterThan(20);
    for (let page = 0; page < pages; page += 1) {
      const dataDir = join(folder, `page-${page}`);
      copyDatabase(filledDataDir, dataDir);
      overwrite(getDatabaseFile(dataDir), page * PAGE, PAGE, 0xa5);
      expect(await getStartError(dataDir)).toMatch(/ is damaged\./);
    }
  });

  test('of which only the write-ahead log is left is not changed', async ({
    folder,
    filledDataDir,
  }) => {
    const { database } = await start(filledDataDir);
    if (!database) throw new Error('There must be a database.');
    await insertRecord(database, PORTIA);
    for (const content of [null, '']) {
      const dataDir = join(folder, `log-${content}`);
      mkdirSync(dataDir);
      copyFileSync(`${getDatabaseFile(filledDataDir)}-wal`, `${getDatabaseFile(dataDir)}-wal`);
      if (content !== null) writeFileSync(getDatabaseFile(dataDir), content);
      const before = hashFiles(dataDir);
      expect(await getStartError(dataDir)).toMatch(/ is damaged\./);
      expect(hashFiles(dataDir)).toEqual(before);
    }
    await database.close();
  });
});

describe('with backups, a database that is', () => {
  for (const [how, remove] of [
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ] as const) {
    test(`${how} does not become an empty site`, async ({ folder, filledDataDir }) => {
      await backUp(filledDataDir, 'start');
      remove(getDatabaseFile(filledDataDir));
      const before = hashFiles(filledDataDir);
      const message = await getStartError(filledDataDir);
      expect(message).toMatch(/ is empty or missing, but there are backups of it\./);
      expect(hashFiles(filledDataDir)).toEqual(before);
      expect(await runCommands(message, filledDataDir, folder)).toMatchObject({
        code: 0,
        stderr: '',
      });
      const { database } = await start(filledDataDir);
      expect(database && (await listRecords(database))).toHaveLength(REPLIES);
      await database?.close();
    });
  }
});

describe('a database', () => {
  for (const [how, make, line] of [
    [
      'with another program’s tables',
      'CREATE TABLE guests (name)',
      /belongs to another program\. It was not changed/,
    ],
    [
      'with another program’s version',
      'CREATE TABLE a (b); PRAGMA user_version = 3',
      /belongs to another program/,
    ],
    [
      'with another program’s id',
      'PRAGMA application_id = 252006674',
      /belongs to another program/,
    ],
    ['of a newer version', 'CREATE TABLE rsvps (a); PRAGMA user_version = 99', /newer version/],
  ] as const) {
    test(`${how} is rejected and not changed`, async ({ dataDir }) => {
      mkdirSync(dataDir);
      const sqlite = new DatabaseSync(getDatabaseFile(dataDir));
      sqlite.exec(make);
      const facts = () => sqlite.prepare('SELECT name, sql FROM sqlite_schema').all();
      const before = facts();
      expect(await getStartError(dataDir)).toMatch(line);
      expect(facts()).toEqual(before);
      sqlite.close();
    });
  }
});

test('the start on a read-only disk fails with one clear line', async ({
  folder,
  filledDataDir,
  skip,
}) => {
  const disk = mountSmallDisk(folder, '4m');
  if (!disk) return skip('mounting the small disk needs root');
  try {
    copyFileSync(getDatabaseFile(filledDataDir), getDatabaseFile(disk.path));
    disk.makeReadOnly();
    expect(await getStartError(disk.path)).toMatch(
      /^The data folder .* cannot be written \(the disk is read-only\)\. .*DATA_DIR/,
    );
  } finally {
    disk.remove();
  }
});

describe('before a migration', () => {
  /** Replaces the database by one of the last version before the first release, with 300 replies. */
  function downgrade(dataDir: string): void {
    const file = getDatabaseFile(dataDir);
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    const sqlite = new DatabaseSync(file);
    sqlite.exec(`${OLD_SCHEMA_SQL.sqlite}
      INSERT INTO rsvps (guest_one_first, guest_one_last, email, welcome_party, wedding, guests_count)
      SELECT 'Portia', 'Neri', 'portia@b.co', 'attending', 'attending', 1
      FROM json_each('[${Array(300).fill(1).join()}]')`);
    sqlite.close();
  }

  test('nothing is changed if no backup can be made', async ({ filledDataDir }) => {
    downgrade(filledDataDir);
    writeFileSync(join(filledDataDir, 'backups'), 'a file in the way');
    expect(await getStartError(filledDataDir)).toMatch(
      /^This version changes the database, and the backup before it failed/,
    );
    const sqlite = new DatabaseSync(getDatabaseFile(filledDataDir));
    expect(sqlite.prepare('PRAGMA user_version').all()).toEqual([{ user_version: 16 }]);
    sqlite.close();
  });

  test('one backup is made, and it can be restored', async ({ folder, filledDataDir }) => {
    downgrade(filledDataDir);
    for (let time = 0; time < 2; time += 1) await (await start(filledDataDir)).database?.close();
    const [backup, ...others] = listBackups(filledDataDir);
    expect({ occasion: backup?.reason, others }).toEqual({ occasion: 'migration', others: [] });

    const listed = await runRestore(folder, [], { DATA_DIR: filledDataDir });
    expect(listed.stdout).toMatch(/ 300 +\d+ kB +serenissima-.*-migration\.db\n/);
    copyFileSync(backup?.path ?? '', join(folder, 'copied-backup.db'));
    const target = { DATA_DIR: join(folder, 'new') };
    const outcome = await runRestore(folder, ['copied-backup.db'], target);
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('replies 300,') });
  });
});
