import { rmSync } from 'node:fs';
import { backupFolder, TABLE_NAMES } from './backup.ts';
import type { Database } from './database.ts';
import { deskRefusal } from './desk-refusal.ts';

/**
 * Removes every row, and every trace of them from the files: SQLite leaves what was deleted in its
 * free pages and in its log until both are rewritten.
 */
export async function eraseEverything(database: Database, dataDir: string): Promise<void> {
  rmSync(backupFolder(dataDir), { recursive: true, force: true });
  await database.transaction(async (queries) => {
    for (const table of TABLE_NAMES.toReversed()) await queries.query(`DELETE FROM ${table}`);
    // Who has signed out stays signed out.
    await queries.query('DELETE FROM desk_sessions WHERE signed_out_at IS NULL');
  });
  // The rebuilt file is put together in memory: a temporary one would be yet another copy.
  await database.query('PRAGMA temp_store = MEMORY');
  await database.query('VACUUM');
  const [log] = await database.query<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  if (log?.busy !== 0) throw deskRefusal.notYetEmptied();
}
