import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { backupFolder } from '../backup.ts';
import { databaseFile } from '../sqlite.ts';
import { backupName, listBackups, type Occasion } from './backup-files.ts';
import { superfluous } from './superfluous.ts';

// A few pages at a time, so that replies are stored in between.
const PAGES_AT_ONCE = 200;

/**
 * Copies the database into the folder of backups by SQLite's own means, while it is in use, opens the
 * copy to see that it is whole, and removes what is superfluous. What is half done has another name.
 */
export async function makeBackup(
  dataDir: string,
  occasion: Occasion,
  now = new Date(),
): Promise<void> {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const file = join(folder, backupName(now, occasion));
  const half = `${file}.half`;
  // A connection of its own: in the server's, a transaction may be open.
  const source = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    await backup(source, half, { rate: PAGES_AT_ONCE });
    seal(half);
    renameSync(half, file);
  } finally {
    source.close();
    for (const ending of ['', '-wal', '-shm']) rmSync(half + ending, { force: true });
  }
  for (const { path } of superfluous(listBackups(dataDir))) rmSync(path, { force: true });
}

/** Makes one file of the copy, for this user alone; throws when it is not whole. */
export function seal(file: string): void {
  chmodSync(file, 0o600);
  const copy = new DatabaseSync(file);
  try {
    // A copy keeps the log of the original's; it is to be one file, which can be carried away.
    copy.exec('PRAGMA journal_mode = DELETE');
    const [row] = copy.prepare('PRAGMA quick_check(1)').all();
    if (Object.values(row ?? {})[0] !== 'ok') throw new Error('The copy is damaged.');
  } finally {
    copy.close();
  }
}
