import { dirname, join } from 'node:path';
import { CommandError } from '../platform/command-error.ts';
import {
  DamagedDatabaseError,
  getDatabaseFile,
  getFileSize,
} from '../platform/database/sqlite-connection.ts';
import { type BackupFile, listBackups } from './backup-list.ts';

/**
 * Throws CommandError when there are backups but no database: an empty site would look as if nobody
 * had replied.
 */
export function assertNotLost(dataDir: string): void {
  const file = getDatabaseFile(dataDir);
  if (getFileSize(file) > 0) return;
  const [newest] = listBackups(dataDir);
  if (!newest) return;
  throw new CommandError(
    `The database ${file} is empty or missing, but there are backups of it. To restore the newest:\n` +
      `  ${toRestoreCommand(newest)}\n` +
      `Or to start with an empty site: move the folder ${dirname(newest.path)} away.`,
  );
}

/** Opens a database; adds the commands that restore a backup to the error of a damaged one. */
export function openOrExplainRecovery<T>(dataDir: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    throw new CommandError(toRecoveryMessage(error, dataDir), { cause: error });
  }
}

export function toRecoveryMessage({ message }: DamagedDatabaseError, dataDir: string): string {
  // A new folder each time, so that an earlier damaged database is not overwritten.
  const second = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = quoteForShell(join(dataDir, `damaged-${second}Z`));
  const [newest] = listBackups(dataDir);
  return (
    `${message} To continue with ` +
    `${newest ? 'the newest backup' : 'a backup (npm run restore lists them)'}:\n` +
    `  mkdir -m 700 ${aside} && mv ${quoteForShell(getDatabaseFile(dataDir))}* ${aside}/\n` +
    `  ${toRestoreCommand(newest)}`
  );
}

function toRestoreCommand(backup: BackupFile | undefined): string {
  return `npm run restore -- ${backup?.name ?? 'FILE'}`;
}

function quoteForShell(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
