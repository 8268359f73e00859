import { rmSync } from 'node:fs';
import { backupFolder, TABLE_NAMES } from '../backups/backup.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';

/** Removes every row, and what is left of them in the files. */
export async function deleteAllData(database: Database, dataDir: string): Promise<void> {
  removeBackups(dataDir);
  await database.exclusiveTransaction(async (queries) => {
    await queries.query('DELETE FROM emails');
    for (const table of TABLE_NAMES.toReversed()) await queries.query(`DELETE FROM ${table}`);
    // Who has signed out stays signed out.
    await queries.query('DELETE FROM desk_sessions WHERE signed_out_at IS NULL');
  });
  // One that was being made in the meantime.
  removeBackups(dataDir);
  if (!(await database.scrub())) throw dashboardErrors.fileStillInUse();
}

function removeBackups(dataDir: string): void {
  rmSync(backupFolder(dataDir), { recursive: true, force: true });
}
