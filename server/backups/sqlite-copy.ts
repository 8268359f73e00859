import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { allRows } from './backup.ts';
import { insertRows } from './insert-rows.ts';

/** Writes all rows of any database, as of one moment, into a new SQLite file. */
export async function writeSqliteCopy(database: Database, file: string): Promise<void> {
  const folder = mkdtempSync(join(dirname(file), 'copy-'));
  try {
    const copy = openSqliteDatabase(folder);
    try {
      const rows = await allRows(database);
      await copy.exclusiveTransaction((queries) => insertRows(copy, queries, rows));
      await copy.copyInto(file);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
