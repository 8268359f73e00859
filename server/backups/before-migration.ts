import { StartFailure } from '../start-failure.ts';
import { makeBackup } from './make-backup.ts';

/** Copies the database as it is before a migration; without that nothing is migrated. */
export function backUpBeforeMigration(dataDir: string): void {
  try {
    makeBackup(dataDir, 'migration');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartFailure(
      `This version changes the database, and a backup could not be made before (${reason}). ` +
        `Nothing was changed. Make room or mend the folder backups in ${dataDir}, and start again`,
      { cause: error },
    );
  }
}
