import { expect, test } from 'vitest';
import { type BackupFile, findExpiredBackups } from './backup-list.ts';

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
