import { expect, test } from 'vitest';
import type { BackupFile } from './backup-files.ts';
import { superfluous } from './superfluous.ts';

function made(at: string, occasion: BackupFile['occasion'] = 'start'): BackupFile {
  return { name: at, path: at, madeAt: new Date(at), occasion };
}

const day = (number: number, hour = 12) =>
  made(`2026-06-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`);

test('up to fourteen nothing goes, of more the oldest day', () => {
  const newestFirst = Array.from({ length: 15 }, (_, index) => day(20 - index));
  expect(superfluous(newestFirst.slice(0, 14))).toEqual([]);
  expect(superfluous(newestFirst)).toEqual([day(6)]);
});

test('a server that starts every hour does not push out the days before', () => {
  const hourly = Array.from({ length: 20 }, (_, hour) => day(10, 23 - hour));
  const before = Array.from({ length: 9 }, (_, index) => day(9 - index));
  const gone = superfluous([...hourly, ...before]);
  expect(gone).toHaveLength(15);
  expect(gone).toEqual(hourly.slice(-15));
});

test('what was there before a migration stays beside what came after it', () => {
  const migration = made('2026-06-20T11:00:00Z', 'migration');
  const newestFirst = [day(20), migration, ...Array.from({ length: 14 }, (_, i) => day(19 - i))];
  expect(superfluous(newestFirst)).toEqual([day(7), day(6)]);
});
