import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { DamagedDatabaseError } from '../database/sqlite-checks.ts';
import { getDatabaseFile, openSqliteForReading } from '../database/sqlite-connection.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { StartFailure } from '../start-failure.ts';
import { allRows, type BackupRows } from './backup.ts';
import { backupAsJson, rowsInJson } from './backup-json.ts';

const SQLITE = Buffer.from('SQLite format 3\0');

/** The rows of a backup, either kind, found whole; throws StartFailure with what is wrong. */
export async function rowsOfBackup(file: string): Promise<BackupRows> {
  const bytes = bytesOf(file);
  const isDatabase = bytes.subarray(0, SQLITE.length).equals(SQLITE);
  const text = isDatabase ? backupAsJson(await rowsOfDatabase(file)) : bytes.toString();
  // Rows of a database pass the same checks: a file that someone made may say anything.
  const rows = rowsInJson(text);
  if (typeof rows === 'string') throw refusalOf(file, rows);
  return rows;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new StartFailure(`${file} cannot be read.`, { cause: error });
  }
}

/** Reads from a copy: the backup itself is left as it is, also when it is of an older version. */
async function rowsOfDatabase(file: string): Promise<BackupRows> {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-restore-'));
  try {
    copyFileSync(file, getDatabaseFile(folder));
    // Beside a database that was copied from a data folder its newest rows may lie in the log.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${getDatabaseFile(folder)}-wal`);
    refuseForeign(folder, file);
    const database = openSqliteDatabase(folder);
    try {
      await refuseDamaged(database, file);
      return await allRows(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartFailure && !(error instanceof DamagedDatabaseError)) {
      throw new StartFailure(error.message.replaceAll(getDatabaseFile(folder), file));
    }
    throw refusalOf(file, 'it is damaged', error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Migrating another program's database would make an empty one of ours beside its tables. */
function refuseForeign(folder: string, file: string): void {
  const sqlite = openSqliteForReading(folder);
  const tables = sqlite?.prepare("SELECT name FROM sqlite_schema WHERE name = 'rsvps'").all();
  sqlite?.close();
  if (tables?.length !== 1) throw refusalOf(file, 'it is not a backup of this program');
}

async function refuseDamaged(database: Database, file: string): Promise<void> {
  const found = await database.query<object>('PRAGMA integrity_check');
  const isWhole = found.length === 1 && Object.values(found[0] ?? {})[0] === 'ok';
  if (!isWhole) throw refusalOf(file, 'it is damaged');
}

function refusalOf(file: string, why: string, cause?: unknown): StartFailure {
  return new StartFailure(`${file} cannot be restored: ${why}. Nothing was changed.`, { cause });
}
