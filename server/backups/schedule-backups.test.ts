import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, vi } from 'vitest';
import { insertRecord } from '../fixtures/records.ts';
import { openS3Server } from '../fixtures/s3-server.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { mountSmallDisk } from '../fixtures/small-disk.ts';
import { openSqliteDatabase } from '../platform/database/sqlite-database.ts';
import { createBackupName, listBackups, toPartialName } from './backup-list.ts';
import { readCopyStatus } from './remote/copy-status.ts';
import { scheduleBackups } from './schedule-backups.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = HOUR / 60;
const NOW = Date.parse('2026-06-05T17:00:00Z');
const TIMERS: ('Date' | 'setInterval' | 'clearInterval' | 'setTimeout' | 'clearTimeout')[] = [
  'Date',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

type Fixtures = {
  /** Schedules backups of a database with one reply, starting at the given time. */
  scheduleFrom: (instant: number) => Promise<void>;
};

const test = base.extend<Fixtures>({
  scheduleFrom: async ({ database, dataDir, log, stopping }, use) => {
    await insertRecord(database, PORTIA);
    await use(async (instant) => {
      vi.useFakeTimers({ now: instant, toFake: TIMERS });
      await scheduleBackups(dataDir, { database, log, stopping: stopping.signal }).settled();
    });
  },
});

afterEach(() => {
  vi.useRealTimers();
});

function readEmails(path: string): unknown[] {
  const copy = new DatabaseSync(path, { readOnly: true });
  const rows = copy.prepare('SELECT email FROM rsvps').all();
  copy.close();
  return rows;
}

describe('a backup that fails', () => {
  test('is logged without personal data, and the site continues', async ({
    scheduleFrom,
    dataDir,
    logged,
    post,
  }) => {
    writeFileSync(join(dataDir, 'backups'), 'a file in the way');
    await scheduleFrom(NOW);
    expect(logged).toMatchObject([{ message: 'backup failed', backup: 'start' }]);
    expect(JSON.stringify(logged)).not.toContain('belmont');
    expect((await post(PORTIA)).status).toBe(201);
  });

  test('for lack of space leaves the space to the replies', async ({
    folder,
    log,
    logged,
    stopping,
    skip,
  }) => {
    const disk = mountSmallDisk(folder, '1m');
    if (!disk) return skip('mounting the small disk needs root');
    const database = openSqliteDatabase(disk.path);
    try {
      const email = { ...PORTIA, dietary_restrictions: 'x'.repeat(2000) };
      await database.exclusiveTransaction(async (queries) => {
        for (let guest = 0; guest < 100; guest += 1) await insertRecord(queries, email);
      });
      await scheduleBackups(disk.path, { database, log, stopping: stopping.signal }).settled();
      expect(logged).toMatchObject([
        { message: 'backup failed', reason: expect.stringMatching(/no space/) },
      ]);
      expect(readdirSync(join(disk.path, 'backups'))).toEqual([]);
      await insertRecord(database, email);
    } finally {
      await database.close();
      disk.remove();
    }
  });
});

describe('a copy in another place', () => {
  /** The times and the reasons in the names of the copies, oldest first. */
  const listCopies = (folder: string) =>
    readdirSync(folder).flatMap((name) => /T(\d\d-\d\d)-\d\dZ-(.*)/.exec(name)?.slice(1) ?? []);

  test('is made at the start, a minute after the first of some changes, and each day', async ({
    dataDir,
    database,
    folder,
    log,
    logged,
    stopping,
  }) => {
    await insertRecord(database, PORTIA);
    const mount = join(folder, 'mount');
    mkdirSync(mount);
    const remote = { url: mount, key: null };
    vi.useFakeTimers({ now: NOW, toFake: TIMERS });
    const schedule = scheduleBackups(dataDir, { database, log, stopping: stopping.signal, remote });
    await schedule.settled();
    expect(listCopies(mount)).toEqual(['17-00', 'start.db.gz']);
    expect(readCopyStatus(dataDir, remote)).toEqual({
      location: `the folder ${mount}`,
      isEncrypted: false,
      succeededAt: new Date(NOW).toISOString(),
      failure: null,
    });
    await insertRecord(database, PORTIA);
    vi.advanceTimersByTime(MINUTE / 2);
    await insertRecord(database, PORTIA);
    vi.advanceTimersByTime(MINUTE / 2);
    await schedule.settled();
    const afterChange = ['17-00', 'start.db.gz', '17-01', 'change.db.gz'];
    expect(listCopies(mount)).toEqual(afterChange);
    vi.advanceTimersByTime(10 * MINUTE);
    await schedule.settled();
    expect(listCopies(mount)).toEqual(afterChange);
    vi.advanceTimersByTime(24 * HOUR - 11 * MINUTE);
    await schedule.settled();
    expect(listCopies(mount)).toEqual([...afterChange, '17-00', 'daily.db.gz']);
    expect(listBackups(dataDir)).toHaveLength(2);
    expect(logged).toEqual([]);
  });

  test('follows a change that was not copied before the server was killed, and no start without a change', async ({
    dataDir,
    database,
    folder,
    log,
    stopping,
  }) => {
    const mount = join(folder, 'mount');
    mkdirSync(mount);
    const remote = { url: mount, key: 'acqua alta di novembre' };
    const start = async (instant: number) => {
      vi.useFakeTimers({ now: instant, toFake: TIMERS });
      const { signal } = stopping;
      const schedule = scheduleBackups(dataDir, { database, log, stopping: signal, remote });
      await schedule.settled();
      // All that a killed server leaves: its timers never fire.
      vi.clearAllTimers();
    };
    await insertRecord(database, PORTIA);
    await start(NOW);
    await insertRecord(database, PORTIA);
    await start(NOW + MINUTE);
    await start(NOW + 2 * MINUTE);
    expect(listCopies(mount)).toEqual(['17-00', 'start.db.gz.enc', '17-01', 'start.db.gz.enc']);
  });

  test('that fails is logged once, kept as the status since the first failure, and tried again after at most five minutes', async ({
    dataDir,
    database,
    folder,
    log,
    logged,
    stopping,
  }) => {
    const mount = join(folder, 'mount');
    const remote = { url: mount, key: 'acqua alta di novembre' };
    await insertRecord(database, PORTIA);
    vi.useFakeTimers({ now: NOW, toFake: TIMERS });
    const schedule = scheduleBackups(dataDir, { database, log, stopping: stopping.signal, remote });
    await schedule.settled();
    const reason = 'The folder does not exist, or its disk is not mounted (ENOENT).';
    expect(logged).toEqual([{ message: 'copying the backup elsewhere failed', reason }]);
    const failure = { at: new Date(NOW).toISOString(), reason };
    for (const seconds of [30, 60, 120, 240]) {
      vi.advanceTimersByTime(seconds * 1000);
      await schedule.settled();
      expect(readCopyStatus(dataDir, remote)).toMatchObject({ succeededAt: null, failure });
    }
    expect(logged).toHaveLength(1);
    mkdirSync(mount);
    vi.advanceTimersByTime(5 * MINUTE);
    await schedule.settled();
    expect(listCopies(mount)).toEqual(['17-12', 'change.db.gz.enc']);
    expect(readCopyStatus(dataDir, remote)).toMatchObject({ failure: null, isEncrypted: true });
    expect(readCopyStatus(dataDir, { ...remote, url: folder })).toMatchObject({
      succeededAt: null,
      failure: null,
    });
  });

  test('passes no secret to the log, the status or the arguments of a program', async ({
    dataDir,
    database,
    log,
    logged,
    stopping,
  }) => {
    const s3 = await openS3Server();
    try {
      const remote = {
        url: s3.createUrl({ secret: 'ponte-dei-pugni' }),
        key: 'acqua alta di 1966',
      };
      await scheduleBackups(dataDir, {
        database,
        log,
        stopping: stopping.signal,
        remote,
      }).settled();
      expect(logged).toHaveLength(1);
      const status = readFileSync(join(dataDir, 'backup-copies.json'), 'utf8');
      for (const text of [JSON.stringify(logged), status]) {
        expect(text).toContain('The secret of the access key is wrong (SignatureDoesNotMatch).');
        expect(text).not.toMatch(/ponte|AKID|acqua/);
      }
    } finally {
      await s3.close();
    }
  });

  test('does not delay the stop of the server', async ({
    dataDir,
    database,
    log,
    logged,
    stopping,
  }) => {
    // Accepts the connection and never answers.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const remote = { url: `s3://k:s@127.0.0.1:${port}/belmont`, key: null };
    const connected = once(silent, 'connection');
    const schedule = scheduleBackups(dataDir, { database, log, stopping: stopping.signal, remote });
    const [socket] = (await connected) as [Socket];
    stopping.abort();
    await schedule.settled();
    expect(logged).toEqual([]);
    socket.destroy();
    silent.close();
  });
});

describe('the server', () => {
  test('makes a complete backup at the start that only its user can read', async ({
    scheduleFrom,
    dataDir,
  }) => {
    await scheduleFrom(NOW);
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([
      'serenissima-2026-06-05T17-00-00Z-start.db',
    ]);
    const [backup] = listBackups(dataDir);
    expect(readEmails(backup?.path ?? '')).toEqual([{ email: PORTIA.email }]);
    expect(statSync(backup?.path ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);
  });

  test('makes a backup of a new site within a quarter of an hour after the first data', async ({
    dataDir,
    database,
    log,
    stopping,
  }) => {
    vi.useFakeTimers({ now: NOW, toFake: TIMERS });
    const schedule = scheduleBackups(dataDir, { database, log, stopping: stopping.signal });
    const waitMinutes = async (minutes: number) => {
      vi.advanceTimersByTime(minutes * MINUTE);
      await schedule.settled();
    };
    await waitMinutes(15);
    expect(listBackups(dataDir).map(({ reason }) => reason)).toEqual(['start']);
    await insertRecord(database, PORTIA);
    await waitMinutes(15);
    const [first] = listBackups(dataDir);
    expect(first?.name).toBe('serenissima-2026-06-05T17-30-00Z-change.db');
    expect(readEmails(first?.path ?? '')).toEqual([{ email: PORTIA.email }]);
    await insertRecord(database, PORTIA);
    await waitMinutes(30);
    expect(listBackups(dataDir)).toHaveLength(2);
  });

  test('makes no second backup within an hour, unless the clock was set back', async ({
    scheduleFrom,
    dataDir,
  }) => {
    await scheduleFrom(NOW);
    await scheduleFrom(NOW + HOUR - 1);
    expect(listBackups(dataDir)).toHaveLength(1);
    await scheduleFrom(NOW + HOUR);
    expect(listBackups(dataDir)).toHaveLength(2);
    await scheduleFrom(NOW - 10 * 365 * 24 * HOUR);
    expect(listBackups(dataDir)).toHaveLength(3);
  });

  test.for([
    ['a day back', -1],
    ['ten years ahead', 3650],
  ] as const)(
    'keeps the newest backups while the clock is set %s and afterwards',
    async ([, days], { scheduleFrom, dataDir, database }) => {
      const folder = join(dataDir, 'backups');
      mkdirSync(folder);
      for (let day = 1; day <= 14; day += 1) {
        writeFileSync(
          join(folder, createBackupName(new Date(NOW - day * 24 * HOUR + 2 * HOUR), 'daily')),
          '',
        );
      }
      for (const [instant, replies] of [
        [NOW + days * 24 * HOUR, 1],
        [NOW + HOUR, 2],
      ] as const) {
        await scheduleFrom(instant);
        const kept = listBackups(dataDir);
        expect(kept).toHaveLength(14);
        expect(kept[0]?.createdAt).toEqual(new Date(instant));
        expect(readEmails(kept[0]?.path ?? '')).toHaveLength(replies);
        await scheduleFrom(instant + HOUR / 2);
        expect(listBackups(dataDir)).toEqual(kept);
        await insertRecord(database, PORTIA);
      }
    },
  );

  test('removes partial backups, but not that of another copy, and makes an open folder private', async ({
    scheduleFrom,
    dataDir,
  }) => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const name = createBackupName(new Date(NOW - 24 * HOUR), 'start');
    // Larger than any number of a process.
    const left = `${name}.${2 ** 30}.partial`;
    // The backup is made in another process.
    const running = toPartialName(name);
    const download = `download-1f2e.${2 ** 30}.partial`;
    for (const file of [left, `${left}-journal`, download, running, 'mine.partial'])
      writeFileSync(join(folder, file), '');
    await scheduleFrom(NOW);
    expect(readdirSync(folder).sort()).toEqual([
      'mine.partial',
      running,
      'serenissima-2026-06-05T17-00-00Z-start.db',
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('completes a backup of one moment while many replies arrive', async ({
    dataDir,
    database,
    log,
    stopping,
  }) => {
    const email = { ...PORTIA, dietary_restrictions: 'x'.repeat(2000) };
    const fill = async (times: number) => {
      await database.exclusiveTransaction(async (queries) => {
        for (let time = 0; time < times; time += 1) await insertRecord(queries, email);
      });
    };
    await fill(2000);
    let isFlooding = true;
    const flood = (async () => {
      while (isFlooding) await fill(1).then(() => new Promise(setImmediate));
    })();
    await scheduleBackups(dataDir, { database, log, stopping: stopping.signal }).settled();
    isFlooding = false;
    await flood;
    const [backup] = listBackups(dataDir);
    expect(readEmails(backup?.path ?? '').length).toBeGreaterThanOrEqual(2000);
  });

  test('makes a backup with the new replies each day until it stops', async ({
    scheduleFrom,
    dataDir,
    database,
    stopping,
  }) => {
    await scheduleFrom(NOW);
    await insertRecord(database, { ...PORTIA, email: 'a@b.co' });
    vi.advanceTimersByTime(24 * HOUR);
    await vi.waitFor(() => expect(listBackups(dataDir)).toHaveLength(2), { timeout: 10_000 });
    const [daily] = listBackups(dataDir);
    expect(daily?.name).toBe('serenissima-2026-06-06T17-00-00Z-daily.db');
    expect(readEmails(daily?.path ?? '')).toHaveLength(2);
    stopping.abort();
    vi.advanceTimersByTime(48 * HOUR);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps fourteen backups and leaves other files alone', async ({ scheduleFrom, dataDir }) => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder);
    const mine = join(folder, 'serenissima-before-the-party.db');
    writeFileSync(mine, 'mine');
    for (let day = 1; day <= 14; day += 1) {
      writeFileSync(join(folder, createBackupName(new Date(NOW - day * 24 * HOUR), 'daily')), '');
    }
    await scheduleFrom(NOW);
    expect(listBackups(dataDir)).toHaveLength(14);
    expect(listBackups(dataDir).at(-1)?.createdAt).toEqual(new Date(NOW - 13 * 24 * HOUR));
    expect(readdirSync(folder)).toContain('serenissima-before-the-party.db');
  });

  test('backs up the committed rows while a transaction is open', async ({
    scheduleFrom,
    dataDir,
    database,
  }) => {
    await database.exclusiveTransaction(async (queries) => {
      await queries.query('DELETE FROM rsvps');
      await scheduleFrom(NOW);
    });
    expect(readEmails(listBackups(dataDir)[0]?.path ?? '')).toHaveLength(1);
  });
});
