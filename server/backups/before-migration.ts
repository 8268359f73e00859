import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { backupFolder } from '../backup.ts';
import { backupName } from './backup-files.ts';
import { seal } from './make-backup.ts';

/** Copies the database as it is before a migration; throws when that fails, and nothing is migrated. */
export function backUpBeforeMigration(sqlite: DatabaseSync, dataDir: string): void {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const file = join(folder, backupName(new Date(), 'migration'));
  const half = `${file}.half`;
  rmSync(half, { force: true });
  sqlite.prepare('VACUUM INTO ?').run(half);
  seal(half);
  renameSync(half, file);
}
