import { StartFailure } from '../start-failure.ts';
import { makeBackup } from './make-backup.ts';
import { messageOf } from './message-of.ts';

/** Copies the database as it is before a migration; without that nothing is migrated. */
export function backUpBeforeMigration(dataDir: string): void {
  try {
    makeBackup(dataDir, 'migration');
  } catch (error) {
    throw new StartFailure(
      `This version changes the database, and a backup could not be made before (${messageOf(error)}). ` +
        `Nothing was changed. Make room or mend the folder backups in ${dataDir}, and start again`,
      { cause: error },
    );
  }
}
