import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { getBackupFolder } from '../backups/backup-list.ts';
import { toRecoveryMessage } from '../backups/recovery.ts';
import { isReadableByOthers } from '../platform/access/private-file.ts';
import { CommandError } from '../platform/command-error.ts';
import { DamagedDatabaseError } from '../platform/database/sqlite-checks.ts';
import {
  describeFileError,
  getDatabaseFile,
  openSqliteForReading,
  wrapSqliteErrors,
} from '../platform/database/sqlite-connection.ts';
import { isMigrated } from '../platform/database/sqlite-migrations.ts';
import { countSqliteReplies, isIntact } from './queries.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

const DAY_MS = 86_400_000;
const MAX_BACKUP_AGE_DAYS = 2;
const FIX_OLD_BACKUP =
  'A running site makes one each day. If it is running, look for “backup failed” in its log';
const FIX_BY_RESTORING =
  'Stop the site, move the data folder away unchanged, and restore a backup into an empty one: ' +
  'npm run restore -- backup.db';

/** Checks the embedded database, reading its whole file. */
export function checkSqlite(dataDir: string): CheckResult[] {
  const file = getDatabaseFile(dataDir);
  try {
    // Throws when this user has no access to the folder; the file would otherwise seem to be missing.
    statSync(file, { throwIfNoEntry: false });
    const sqlite = openSqliteForReading(dataDir);
    if (!sqlite) return [ok('There is no database yet; the first start creates it.')];
    try {
      return wrapSqliteErrors(file, () => checkDatabase(sqlite, file));
    } finally {
      sqlite.close();
    }
  } catch (cause) {
    if (cause instanceof DamagedDatabaseError) return [error(toRecoveryMessage(cause, dataDir))];
    if (cause instanceof CommandError) return [error(cause.message, FIX_BY_RESTORING)];
    return [
      error(
        `The database ${file} cannot be checked: ${describeFileError(cause)}.`,
        'Run the doctor as the user who runs the site',
      ),
    ];
  }
}

function checkDatabase(sqlite: DatabaseSync, file: string): CheckResult[] {
  if (!isIntact(sqlite)) throw new DamagedDatabaseError(file);
  const results = [ok(`The database ${file} is not damaged.`), checkSchema(sqlite, file)];
  const replies = countSqliteReplies(sqlite);
  if (replies !== null) results.push(ok(`Replies stored: ${replies}.`));
  if (isReadableByOthers(file, 'users')) {
    results.push(
      warning('Other users of this machine can read the database.', `chmod 600 ${file}*`),
    );
  }
  return results;
}

function checkSchema(sqlite: DatabaseSync, file: string): CheckResult {
  try {
    return isMigrated(sqlite, file)
      ? ok('Its tables match this version of the program.')
      : ok('Its tables are from an older version; the next start updates them.');
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    return error(`${cause.message}.`);
  }
}

/** Reports the age of the newest backup, if there is one, and warns when the daily ones are missing. */
export function checkBackups(dataDir: string, now = new Date()): CheckResult[] {
  const folder = getBackupFolder(dataDir);
  const times = listFiles(folder)
    .filter((name) => /\.(db|json)$/.test(name))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (times.length === 0) return [];
  const days = Math.floor((now.getTime() - Math.max(...times)) / DAY_MS);
  const age = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  const message = `The newest backup in ${folder} is ${age} old.`;
  return [days < MAX_BACKUP_AGE_DAYS ? ok(message) : warning(message, FIX_OLD_BACKUP)];
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
