import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, vi } from 'vitest';
import { listBackups } from './backups/backup-files.ts';
import { keepBackups } from './backups/keep-backups.ts';
import { runRestore } from './fixtures/program.ts';
import { PORTIA, test } from './fixtures/site.ts';
import { insertRsvp, listRsvps } from './rsvps.ts';
import { databaseFile } from './sqlite.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Overwrites a part of a file, as a failing disk does. */
function scratch(file: string, position: number, length: number): void {
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(length, 0xa5), 0, length, position);
  closeSync(open);
}

const DAMAGES: [string, (file: string) => void][] = [
  ['cut off in the middle', (file) => truncateSync(file, statSync(file).size / 2)],
  ['with another beginning', (file) => scratch(file, 0, 100)],
  ['with a page of rubbish', (file) => scratch(file, 3 * 4096, 4096)],
];

describe('a database that is damaged', () => {
  for (const [how, damage] of DAMAGES) {
    test(`${how} is refused and left as it is; what the message says brings the backup back`, async ({
      folder,
      log,
      stopping,
    }) => {
      const dataDir = join(folder, 'kept');
      const database = openSqliteDatabase(dataDir);
      for (let guest = 0; guest < 300; guest += 1) {
        await insertRsvp(database, { ...PORTIA, email: `guest-${guest}@b.co` });
      }
      await keepBackups(dataDir, { log, stopping: stopping.signal }).settled();
      await database.close();
      const file = databaseFile(dataDir);
      damage(file);
      const before = readFileSync(file);

      let said = '';
      expect(() => {
        try {
          openSqliteDatabase(dataDir);
        } catch (error) {
          said = String((error as Error).message);
          throw error;
        }
      }).toThrow('is damaged. It was not changed.');
      expect(readFileSync(file).equals(before)).toBe(true);

      const [, move = '', restore = ''] = said.split('\n');
      execFileSync('/bin/sh', ['-c', move]);
      const name = restore.trim().split(' ').at(-1) ?? '';
      expect(name).toBe(listBackups(dataDir)[0]?.name);
      const outcome = await runRestore(folder, [name], { DATA_DIR: dataDir });
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
      const restored = openSqliteDatabase(dataDir);
      expect(await listRsvps(restored)).toHaveLength(300);
      await restored.close();
    });
  }
});

test('a migration leaves a backup of what was before it, which can be restored', async ({
  folder,
}) => {
  const dataDir = join(folder, 'older');
  await openSqliteDatabase(dataDir).close();
  const sqlite = new DatabaseSync(databaseFile(dataDir));
  const names = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  for (const name of names.filter((table) => table !== 'rsvps')) sqlite.exec(`DROP TABLE ${name}`);
  sqlite.exec(
    "INSERT INTO rsvps (guest_one_first, guest_one_last, email, welcome_party, wedding, guests_count) VALUES ('A', 'B', 'a@b.co', 'attending', 'attending', 1)",
  );
  sqlite.exec('PRAGMA user_version = 1');
  sqlite.close();

  await openSqliteDatabase(dataDir).close();
  const [made, ...others] = listBackups(dataDir);
  expect({ occasion: made?.occasion, others }).toEqual({ occasion: 'migration', others: [] });

  const listed = await runRestore(folder, [], { DATA_DIR: dataDir });
  expect(listed.stdout).toMatch(/ 1 +\d+ kB +serenissima-.*-migration\.db\n/);
  execFileSync('cp', [made?.path ?? '', join(folder, 'carried-away.db')]);
  const target = { DATA_DIR: join(folder, 'new') };
  const outcome = await runRestore(folder, ['carried-away.db'], target);
  expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('replies 1,') });
});
