import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries, Value } from '../platform/database/database.ts';
import { getDatabaseFile } from '../platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../platform/database/sqlite-database.ts';
import { IO_ERROR, StorageError } from '../platform/database/storage-error.ts';
import { BACKUP_TABLES } from '../schema.ts';
import { DOWNLOAD, getBackupFolder, toPartialName } from './backup-list.ts';
import { hasNumericIds, insertRows, type Row, readRows } from './installation/rows.ts';
import { runBackupProcess } from './schedule-backups.ts';

/**
 * Writes a copy of the database for a download, readable for this user alone. It is in the folder of
 * the backups, so that "delete all data" also removes a copy that a crash left behind.
 */
export async function createDownload(
  database: Database,
  dataDir: string,
  format: 'db' | 'json' = 'db',
): Promise<{ file: string; remove: () => void }> {
  mkdirSync(getBackupFolder(dataDir), { mode: 0o700, recursive: true });
  const file = join(getBackupFolder(dataDir), toPartialName(`${DOWNLOAD}${randomUUID()}`));
  const remove = () => rmSync(file, { force: true });
  try {
    if (format === 'json') {
      await writeJson(database, file);
    } else {
      closeSync(openSync(file, 'wx', 0o600));
      if (database.sqliteFile) await copyInOtherProcess(database.sqliteFile, file);
      else await writeSqliteCopy(database, file);
    }
    return { file, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const ROWS_PER_WRITE = 1000;

/**
 * Writes the backup's tables for people and other programs to read, as of one moment. Pictures are
 * many megabytes, so only a few rows are in memory at a time.
 */
async function writeJson(database: Database, file: string): Promise<void> {
  const output = openSync(file, 'wx', 0o600);
  try {
    await database.snapshot(async (queries) => {
      writeSync(output, `{\n "made_at": "${new Date().toISOString()}",\n "tables": {`);
      for (const [index, table] of BACKUP_TABLES.entries()) {
        writeSync(output, `${index > 0 ? ',' : ''}\n  "${table.name}": [`);
        let separator = '\n   ';
        for await (const rows of readRows(queries, table)) {
          for (let start = 0; start < rows.length; start += ROWS_PER_WRITE) {
            const some = rows.slice(start, start + ROWS_PER_WRITE);
            const texts = some.map((row) => JSON.stringify(encodeBytes(row)));
            writeSync(output, separator + texts.join(',\n   '));
            separator = ',\n   ';
            // On SQLite a query does not let the server answer others.
            await nextTurn();
          }
        }
        writeSync(output, ']');
      }
      writeSync(output, '\n }\n}\n');
    });
  } finally {
    closeSync(output);
  }
}

function encodeBytes(row: Row): Row {
  const encode = (value: Value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, encode(value)]));
}

async function copyInOtherProcess(source: string, copy: string): Promise<void> {
  try {
    await runBackupProcess(['download', source, copy]);
  } catch (error) {
    throw new StorageError(IO_ERROR, error);
  }
}

/** Writes the backup's tables of PostgreSQL, as of one moment, into a new SQLite file. */
async function writeSqliteCopy(database: Database, file: string): Promise<void> {
  const folder = mkdtempSync(join(dirname(file), 'copy-'));
  try {
    const copy = openSqliteDatabase(folder);
    try {
      await copy.exclusiveTransaction((target) =>
        database.snapshot((source) => copyTables(database, source, copy, target)),
      );
    } finally {
      await copy.close();
    }
    await copyInOtherProcess(getDatabaseFile(folder), file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyTables(
  database: Database,
  source: Queries,
  copy: Database,
  target: Queries,
): Promise<void> {
  for (const table of BACKUP_TABLES) {
    for await (const rows of readRows(source, table)) await insertRows(target, table, rows);
    if (!hasNumericIds(table)) continue;
    await copy.continueIds(target, table.name, await database.lastId(source, table.name));
  }
}
