import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, vi } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { mountSmallDisk } from '../fixtures/small-disk.ts';
import { insertRsvp } from '../tables/rsvps.ts';
import { createBackupName, listBackups, toPartialName } from './backup-list.ts';
import { scheduleBackups } from './schedule-backups.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse('2026-06-05T17:00:00Z');

type Fixtures = {
  /** Schedules backups of a database with one reply, starting at the given time. */
  scheduleFrom: (instant: number) => Promise<void>;
};

const test = base.extend<Fixtures>({
  scheduleFrom: async ({ database, dataDir, log, stopping }, use) => {
    await insertRsvp(database, PORTIA);
    await use(async (instant) => {
      vi.useFakeTimers({ now: instant, toFake: ['Date', 'setInterval', 'clearInterval'] });
      await scheduleBackups(dataDir, { log, stopping: stopping.signal }).settled();
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
        for (let guest = 0; guest < 100; guest += 1) await insertRsvp(queries, email);
      });
      await scheduleBackups(disk.path, { log, stopping: stopping.signal }).settled();
      expect(logged).toMatchObject([
        { message: 'backup failed', reason: expect.stringMatching(/no space/) },
      ]);
      expect(readdirSync(join(disk.path, 'backups'))).toEqual([]);
      await insertRsvp(database, email);
    } finally {
      await database.close();
      disk.remove();
    }
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
    ['ten years back', -3650],
    ['a day ahead', 1],
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
        await insertRsvp(database, PORTIA);
      }
    },
  );

  test('removes partial backups and makes an open folder private', async ({
    scheduleFrom,
    dataDir,
  }) => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const partial = toPartialName(createBackupName(new Date(NOW - 24 * HOUR), 'start'));
    for (const name of [partial, `${partial}-journal`, 'mine.partial'])
      writeFileSync(join(folder, name), '');
    await scheduleFrom(NOW);
    expect(readdirSync(folder).sort()).toEqual([
      'mine.partial',
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
        for (let time = 0; time < times; time += 1) await insertRsvp(queries, email);
      });
    };
    await fill(2000);
    let isFlooding = true;
    const flood = (async () => {
      while (isFlooding) await fill(1).then(() => new Promise(setImmediate));
    })();
    await scheduleBackups(dataDir, { log, stopping: stopping.signal }).settled();
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
    await insertRsvp(database, { ...PORTIA, email: 'a@b.co' });
    vi.advanceTimersByTime(24 * HOUR);
    await vi.waitFor(() => expect(listBackups(dataDir)).toHaveLength(2));
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
