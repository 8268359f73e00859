import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queries } from '../database/database.ts';
import { GUEST_LIST_COLUMNS, MATCH_COLUMNS } from '../tables/guest-list.ts';
import { HOST_ENTRY_COLUMNS } from '../tables/host-entries.ts';
import { STORED_COLUMNS } from '../tables/rsvps.ts';

/** What a backup holds, in an order in which it can be put back. Sessions end with the server. */
export const BACKUP_TABLES = {
  rsvps: STORED_COLUMNS,
  host_entries: HOST_ENTRY_COLUMNS,
  invited: GUEST_LIST_COLUMNS,
  invited_matches: MATCH_COLUMNS,
  exports: ['id', 'created_at'],
} as const satisfies Record<string, readonly string[]>;

export type BackupTable = keyof typeof BACKUP_TABLES;

export const TABLE_NAMES = Object.keys(BACKUP_TABLES) as BackupTable[];

export type BackupRows = Record<BackupTable, Record<string, string | number | null>[]>;

/** Every row of every table, as of one moment. */
export function allRows(database: Database): Promise<BackupRows> {
  return database.snapshot(async (queries) => {
    const read = async (table: BackupTable) => [table, await rowsOf(queries, table)] as const;
    const tables: (readonly [BackupTable, object[]])[] = [];
    for (const table of TABLE_NAMES) tables.push(await read(table));
    return Object.fromEntries(tables) as BackupRows;
  });
}

/** Whether any of the tables has a row. */
export async function hasRows(queries: Queries, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const rows = await queries.query(`SELECT id FROM ${table} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

function rowsOf(queries: Queries, table: BackupTable): Promise<object[]> {
  return queries.query(`SELECT ${BACKUP_TABLES[table].join(', ')} FROM ${table} ORDER BY id`);
}

/** Where copies are made for a download; whatever a crash leaves there goes when all is erased. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Writes a consistent copy of the database, for this user alone; `remove` takes it away again. */
export async function copyDatabase(
  database: Database,
  dataDir: string,
): Promise<{ file: string; remove: () => void }> {
  mkdirSync(backupFolder(dataDir), { mode: 0o700, recursive: true });
  const file = join(backupFolder(dataDir), `${randomUUID()}.db`);
  const remove = () => rmSync(file, { force: true });
  try {
    await database.copyInto(file);
    return { file, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
