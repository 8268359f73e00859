import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, vi } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { smallDisk } from '../fixtures/small-disk.ts';
import { insertRsvp } from '../tables/rsvps.ts';
import { backupName, halfOf, listBackups } from './backup-files.ts';
import { keepBackups } from './keep-backups.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse('2026-06-05T17:00:00Z');

type Fixtures = {
  /** Keeps backups of a database with one reply, from a time on. */
  keepFrom: (instant: number) => Promise<void>;
};

const test = base.extend<Fixtures>({
  keepFrom: async ({ database, dataDir, log, stopping }, use) => {
    await insertRsvp(database, PORTIA);
    await use(async (instant) => {
      vi.useFakeTimers({ now: instant, toFake: ['Date', 'setInterval', 'clearInterval'] });
      await keepBackups(dataDir, { log, stopping: stopping.signal }).settled();
    });
  },
});

afterEach(() => {
  vi.useRealTimers();
});

function rowsIn(path: string): unknown[] {
  const copy = new DatabaseSync(path, { readOnly: true });
  const rows = copy.prepare('SELECT email FROM rsvps').all();
  copy.close();
  return rows;
}

describe('a backup that cannot be made', () => {
  test('is logged without a word of a guest, and the site goes on', async ({
    keepFrom,
    dataDir,
    logged,
    post,
  }) => {
    writeFileSync(join(dataDir, 'backups'), 'a file in the way');
    await keepFrom(NOW);
    expect(logged).toMatchObject([{ message: 'backup failed', occasion: 'start' }]);
    expect(JSON.stringify(logged)).not.toContain('belmont');
    expect((await post(PORTIA)).status).toBe(201);
  });

  test('for want of room leaves it to the replies', async ({
    folder,
    log,
    logged,
    stopping,
    skip,
  }) => {
    const disk = smallDisk(folder, '1m');
    if (!disk) return skip('the small disk needs root, who may mount one');
    const database = openSqliteDatabase(disk.path);
    try {
      const email = { ...PORTIA, dietary_restrictions: 'x'.repeat(2000) };
      await database.exclusiveTransaction(async (queries) => {
        for (let guest = 0; guest < 100; guest += 1) await insertRsvp(queries, email);
      });
      await keepBackups(disk.path, { log, stopping: stopping.signal }).settled();
      expect(logged).toMatchObject([
        { message: 'backup failed', reason: expect.stringMatching(/no room/) },
      ]);
      expect(readdirSync(join(disk.path, 'backups'))).toEqual([]);
      await insertRsvp(database, email);
    } finally {
      await database.close();
      disk.remove();
    }
  });
});

describe('backups', () => {
  test('one at the start: one whole file, for this user alone', async ({ keepFrom, dataDir }) => {
    await keepFrom(NOW);
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([
      'serenissima-2026-06-05T17-00-00Z-start.db',
    ]);
    const [made] = listBackups(dataDir);
    expect(rowsIn(made?.path ?? '')).toEqual([{ email: PORTIA.email }]);
    expect(statSync(made?.path ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);
  });

  test('none at a start within the hour; one after it, or when the clock was set back', async ({
    keepFrom,
    dataDir,
  }) => {
    await keepFrom(NOW);
    await keepFrom(NOW + HOUR - 1);
    expect(listBackups(dataDir)).toHaveLength(1);
    await keepFrom(NOW + HOUR);
    expect(listBackups(dataDir)).toHaveLength(2);
    await keepFrom(NOW - 10 * 365 * 24 * HOUR);
    expect(listBackups(dataDir)).toHaveLength(3);
  });

  test.for([
    ['a day back', -1],
    ['ten years back', -3650],
    ['a day ahead', 1],
    ['ten years ahead', 3650],
  ] as const)(
    'a clock set %s: the newest are kept, then and after it',
    async ([, days], { keepFrom, dataDir, database }) => {
      const folder = join(dataDir, 'backups');
      mkdirSync(folder);
      for (let day = 1; day <= 14; day += 1) {
        writeFileSync(
          join(folder, backupName(new Date(NOW - day * 24 * HOUR + 2 * HOUR), 'daily')),
          '',
        );
      }
      for (const [instant, replies] of [
        [NOW + days * 24 * HOUR, 1],
        [NOW + HOUR, 2],
      ] as const) {
        await keepFrom(instant);
        const kept = listBackups(dataDir);
        expect(kept).toHaveLength(14);
        expect(kept[0]?.madeAt).toEqual(new Date(instant));
        expect(rowsIn(kept[0]?.path ?? '')).toHaveLength(replies);
        await keepFrom(instant + HOUR / 2);
        expect(listBackups(dataDir)).toEqual(kept);
        await insertRsvp(database, PORTIA);
      }
    },
  );

  test('what was left half made goes, and a folder that was open is closed', async ({
    keepFrom,
    dataDir,
  }) => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const half = halfOf(backupName(new Date(NOW - 24 * HOUR), 'start'));
    for (const name of [half, `${half}-journal`, 'mine.half'])
      writeFileSync(join(folder, name), '');
    await keepFrom(NOW);
    expect(readdirSync(folder).sort()).toEqual([
      'mine.half',
      'serenissima-2026-06-05T17-00-00Z-start.db',
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('one while replies pour in is of one moment, and comes to its end', async ({
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
    let pouring = true;
    const flood = (async () => {
      while (pouring) await fill(1).then(() => new Promise(setImmediate));
    })();
    await keepBackups(dataDir, { log, stopping: stopping.signal }).settled();
    pouring = false;
    await flood;
    const [made] = listBackups(dataDir);
    expect(rowsIn(made?.path ?? '').length).toBeGreaterThanOrEqual(2000);
  });

  test('one a day, which has what came since, until the server stops', async ({
    keepFrom,
    dataDir,
    database,
    stopping,
  }) => {
    await keepFrom(NOW);
    await insertRsvp(database, { ...PORTIA, email: 'a@b.co' });
    vi.advanceTimersByTime(24 * HOUR);
    await vi.waitFor(() => expect(listBackups(dataDir)).toHaveLength(2));
    const [daily] = listBackups(dataDir);
    expect(daily?.name).toBe('serenissima-2026-06-06T17-00-00Z-daily.db');
    expect(rowsIn(daily?.path ?? '')).toHaveLength(2);
    stopping.abort();
    vi.advanceTimersByTime(48 * HOUR);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fourteen are kept, and files of others are left alone', async ({ keepFrom, dataDir }) => {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder);
    const mine = join(folder, 'serenissima-before-the-party.db');
    writeFileSync(mine, 'mine');
    for (let day = 1; day <= 14; day += 1) {
      writeFileSync(join(folder, backupName(new Date(NOW - day * 24 * HOUR), 'daily')), '');
    }
    await keepFrom(NOW);
    expect(listBackups(dataDir)).toHaveLength(14);
    expect(listBackups(dataDir).at(-1)?.madeAt).toEqual(new Date(NOW - 13 * 24 * HOUR));
    expect(readdirSync(folder)).toContain('serenissima-before-the-party.db');
  });

  test('one while a transaction is open has what was committed before', async ({
    keepFrom,
    dataDir,
    database,
  }) => {
    await database.exclusiveTransaction(async (queries) => {
      await queries.query('DELETE FROM rsvps');
      await keepFrom(NOW);
    });
    expect(rowsIn(listBackups(dataDir)[0]?.path ?? '')).toHaveLength(1);
  });
});
