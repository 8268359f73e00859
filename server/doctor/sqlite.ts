import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { toRecoveryMessage } from '../backups/recovery.ts';
import { CommandError } from '../platform/command-error.ts';
import {
  DamagedDatabaseError,
  describeFileError,
  getDatabaseFile,
  openSqliteForReading,
  wrapSqliteErrors,
} from '../platform/database/sqlite-connection.ts';
import { isMigrated } from '../platform/database/sqlite-migrations.ts';
import { isReadableByOthers } from '../platform/files.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

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
    const message = `The database ${file} cannot be checked: ${describeFileError(cause)}.`;
    return [error(message, 'Run the doctor as the user who runs the site')];
  }
}

function checkDatabase(sqlite: DatabaseSync, file: string): CheckResult[] {
  const isIntact = sqlite.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  if (!isIntact) throw new DamagedDatabaseError(file);
  const results = [ok(`The database ${file} is not damaged.`), ...checkSchema(sqlite, file)];
  if (isReadableByOthers(file, 'users')) {
    results.push(
      warning('Other users of this machine can read the database.', `chmod 600 ${file}*`),
    );
  }
  return results;
}

function checkSchema(sqlite: DatabaseSync, file: string): CheckResult[] {
  try {
    if (!isMigrated(sqlite, file)) {
      return [ok('Its tables are from an older version; the next start updates them.')];
    }
  } catch (cause) {
    if (cause instanceof CommandError) return [error(`${cause.message}.`)];
    throw cause;
  }
  const count = sqlite.prepare('SELECT count(*) AS replies FROM rsvps').get();
  return [
    ok('Its tables match this version of the program.'),
    ok(`Replies stored: ${count?.replies}.`),
  ];
}
