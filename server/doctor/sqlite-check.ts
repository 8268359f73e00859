import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isReadByOthers } from '../access/private-file.ts';
import { backupFolder } from '../backups/backup.ts';
import { DamagedDatabase } from '../database/damaged-database.ts';
import { databaseFile, explainErrorsOf, openSqliteForReading, reason } from '../database/sqlite.ts';
import { isMigrated } from '../database/sqlite-migrations.ts';
import { StartFailure } from '../start-failure.ts';
import { type CheckResult, fault, warning, well } from './check-result.ts';
import { repliesResult } from './replies-result.ts';

const RESTORE =
  'Stop the site, move the data folder aside as it is, and put a backup into an empty one: ' +
  'npm run restore -- backup.db';

/** Looks at the embedded database and reads all of its file. */
export function checkSqlite(dataDir: string): CheckResult[] {
  const file = databaseFile(dataDir);
  try {
    // Throws where the folder is closed to this user, in which no file seems to be there.
    statSync(file, { throwIfNoEntry: false });
    const sqlite = openSqliteForReading(dataDir);
    if (!sqlite) return [well('There is no database yet; the first start makes it.')];
    try {
      return explainErrorsOf(file, () => findingsIn(sqlite, file));
    } finally {
      sqlite.close();
    }
  } catch (error) {
    if (error instanceof DamagedDatabase) return [fault(error.message)];
    if (error instanceof StartFailure) return [fault(error.message, RESTORE)];
    return [
      fault(
        `The database ${file} cannot be looked at: ${reason(error)}.`,
        'Run the doctor as the user who runs the site',
      ),
    ];
  }
}

function findingsIn(sqlite: DatabaseSync, file: string): CheckResult[] {
  const [check] = sqlite.prepare('PRAGMA quick_check(1)').all();
  if (check?.quick_check !== 'ok') throw new DamagedDatabase(file);

  const results = [well(`The database ${file} is whole.`), schemaFinding(sqlite, file)];
  const [table] = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rsvps'").all();
  const [count] = table ? sqlite.prepare('SELECT count(*) AS replies FROM rsvps').all() : [];
  if (count) results.push(repliesResult(Number(count.replies)));
  if (isReadByOthers(file)) {
    const mend = `chmod 600 ${file}*`;
    results.push(warning('Others on this machine can read the database.', mend));
  }
  return results;
}

function schemaFinding(sqlite: DatabaseSync, file: string): CheckResult {
  try {
    return isMigrated(sqlite, file)
      ? well('It is of this version.')
      : well('It is of an older version; the next start brings it to this one.');
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return fault(`${error.message}.`);
  }
}

/** What lies in the folder for backups, where there is one. */
export function checkBackups(dataDir: string, now = new Date()): CheckResult[] {
  const folder = backupFolder(dataDir);
  const times = filesIn(folder)
    .filter((name) => /\.(db|json)$/.test(name))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (times.length === 0) return [];
  const days = Math.floor((now.getTime() - Math.max(...times)) / 86_400_000);
  const age = days < 1 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`;
  return [well(`The newest backup in ${folder} is ${age} old.`)];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
