import { describe, expect, test } from 'vitest';
import {
  type BackupFile,
  findExpiredBackups,
  findExpiredCopies,
  sortNewestFirst,
} from './backup-list.ts';

function createBackup(time: string, reason: BackupFile['reason'] = 'start'): BackupFile {
  return { name: time, path: time, createdAt: new Date(time), reason };
}

const day = (number: number, hour = 12) =>
  createBackup(
    `2026-06-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`,
  );

test('keeps fourteen backups and removes the oldest day first', () => {
  const newestFirst = Array.from({ length: 15 }, (_, index) => day(20 - index));
  expect(findExpiredBackups(newestFirst.slice(0, 14))).toEqual([]);
  expect(findExpiredBackups(newestFirst)).toEqual([day(6)]);
});

test('keeps the days before when a server restarts every hour', () => {
  const hourly = Array.from({ length: 20 }, (_, hour) => day(10, 23 - hour));
  const before = Array.from({ length: 9 }, (_, index) => day(9 - index));
  const expired = findExpiredBackups([...hourly, ...before]);
  expect(expired).toHaveLength(15);
  expect(expired).toEqual(hourly.slice(-15));
});

test('keeps the backup before a migration as well as the last one of that day', () => {
  const migration = createBackup('2026-06-20T11:00:00Z', 'migration');
  const newestFirst = [day(20), migration, ...Array.from({ length: 14 }, (_, i) => day(19 - i))];
  expect(findExpiredBackups(newestFirst)).toEqual([day(7), day(6)]);
});

describe('of the copies in another place', () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;
  const NOW = Date.parse('2026-06-20T12:30:00Z');

  /** Makes a copy at each of the times and removes expired copies after each; returns the ages of those that stay. */
  function keepAfter(times: readonly number[]): number[] {
    let copies: BackupFile[] = [];
    for (const time of times) {
      const now = new Date(time);
      const newestFirst = sortNewestFirst([...copies, createBackup(now.toISOString())], now);
      const expired = findExpiredCopies(newestFirst, now);
      copies = newestFirst.filter((copy) => !expired.includes(copy));
    }
    const last = times.at(-1) ?? 0;
    return copies.map(({ createdAt }) => last - createdAt.getTime());
  }

  test('all of the last day stay, one an hour for a week and one a day for 60 days', () => {
    const times = Array.from({ length: 62 * 24 * 2 }, (_, index) => NOW - index * (HOUR / 2));
    const ages = keepAfter(times.reverse());
    const between = (from: number, to: number) => ages.filter((age) => age > from && age <= to);
    expect(between(-1, DAY)).toHaveLength(24 * 2 + 1);
    expect(between(DAY, 7 * DAY)).toHaveLength(6 * 24);
    expect(between(7 * DAY, Number.POSITIVE_INFINITY)).toHaveLength(53);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60 * DAY);
  });

  test('the newest stays however old it is, and of an hour and a day the last stays', () => {
    expect(keepAfter([NOW - 90 * DAY, NOW - 90 * DAY + HOUR])).toHaveLength(2);
    const copies = ['2026-01-01T10:00:00Z'].map((time) => createBackup(time));
    expect(findExpiredCopies(copies, new Date(NOW))).toEqual([]);
    const week = ['2026-06-18T10:50:00Z', '2026-06-18T10:10:00Z', '2026-06-10T22:00:00Z'];
    const newestFirst = [...week, '2026-06-10T08:00:00Z'].map((time) => createBackup(time));
    const current = createBackup('2026-06-20T12:00:00Z');
    expect(findExpiredCopies([current, ...newestFirst], new Date(NOW))).toEqual([
      newestFirst[3],
      newestFirst[1],
    ]);
  });

  test('few are removed while the clock is years ahead, and those from the future stay once a day', () => {
    const daily = Array.from({ length: 60 }, (_, index) => NOW - (59 - index) * DAY);
    expect(keepAfter([...daily, NOW + 3650 * DAY])).toHaveLength(41);
    const future = [NOW + 3650 * DAY, NOW + 3650 * DAY + MINUTE];
    const ages = keepAfter([...daily, ...future, NOW + MINUTE]);
    expect(ages.filter((age) => age < 0)).toHaveLength(1);
    expect(Math.min(...ages.filter((age) => age >= 0))).toBe(0);
  });
});
