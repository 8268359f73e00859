import { closeSync, openSync, writeSync } from 'node:fs';
import type { SecretName } from '../platform/access/secrets.ts';
import type { Database, Value } from '../platform/database/database.ts';
import { backupSchema, FORMAT, type FullBackup, parseJson, VERSION } from './backup-schema.ts';
import {
  ALL_TABLES,
  BACKUP_TABLES,
  type GuestDataTable,
  hasNumericIds,
  insertRows,
  type Row,
  readRows,
  type Table,
} from './queries.ts';

/** The content of a JSON backup. Only the tables of the guests' data are in every version. */
export type BackupContents = {
  tables: Record<GuestDataTable, Row[]> & Partial<Record<Table, Row[]>>;
  /** The highest id that each table ever gave, also to a deleted row. */
  lastIds: Partial<Record<Table, number>>;
  secrets: Partial<Record<SecretName, string>>;
};

/**
 * Writes a backup as of one moment into a file, or with `everything` all tables. It includes no secrets
 * unless they are given: this is also what a browser downloads. Pictures are many megabytes, so only a
 * few rows are in memory at a time.
 */
export async function writeBackupJson(
  database: Database,
  file: string,
  {
    everything = false,
    secrets = {},
  }: { everything?: boolean; secrets?: BackupContents['secrets'] },
): Promise<void> {
  const output = openSync(file, 'wx', 0o600);
  try {
    await database.snapshot(async (queries) => {
      const lastIds: BackupContents['lastIds'] = {};
      const header = { format: FORMAT, schema: VERSION, made_at: new Date().toISOString() };
      writeSync(output, `${JSON.stringify(header, null, 1).slice(0, -2)},\n "tables": {`);
      for (const [index, table] of (everything ? ALL_TABLES : BACKUP_TABLES).entries()) {
        writeSync(output, `${index > 0 ? ',' : ''}\n  ${JSON.stringify(table)}: [`);
        let separator = '\n   ';
        for await (const rows of readRows(queries, table)) {
          for (const row of rows) {
            writeSync(output, separator + JSON.stringify(encodeBytes(row)));
            separator = ',\n   ';
          }
        }
        writeSync(output, ']');
        if (hasNumericIds(table)) lastIds[table] = await database.lastId(queries, table);
      }
      const footer = { last_ids: lastIds, ...(Object.keys(secrets).length > 0 && { secrets }) };
      writeSync(output, `\n },\n${JSON.stringify(footer, null, 1).slice(2)}\n`);
    });
  } finally {
    closeSync(output);
  }
}

/** Inserts all rows into a new database, or none. Throws StorageError. */
export function insertContents(
  database: Database,
  { tables, lastIds = {} }: Pick<BackupContents, 'tables'> & Partial<BackupContents>,
): Promise<void> {
  return database.exclusiveTransaction(async (queries) => {
    for (const table of ALL_TABLES) {
      await insertRows(queries, table, tables[table] ?? []);
      if (hasNumericIds(table)) await database.continueIds(queries, table, lastIds[table]);
    }
  });
}

/** Returns the contents, or an error message that names the first invalid field. */
export function parseBackupJson(text: string): BackupContents | string {
  const json = parseJson(text);
  const result = backupSchema.safeParse(json);
  if (result.success) {
    const { last_ids = {}, secrets = {} } = result.data as Partial<FullBackup>;
    // The rows as they are: the schemas of the forms would trim texts.
    const { tables } = json as { tables: BackupContents['tables'] };
    if (tables.pictures) tables.pictures = tables.pictures.map(decodeBytes);
    return { tables, lastIds: last_ids, secrets };
  }
  const { format, schema } = Object(json) as { format?: unknown; schema?: unknown };
  if (format === FORMAT && Number(schema) > VERSION) {
    return 'it was made by a newer version of this program';
  }
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  if (!/^(tables|last_ids|secrets)\b/.test(path)) return 'it is not a backup of this program';
  return `${path} is not valid in a backup`;
}

const BYTES = ['bytes', 'thumbnail'];

function encodeBytes(row: Row): Row {
  const encode = (value: Value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, encode(value)]));
}

function decodeBytes(row: Row): Row {
  const bytes = BYTES.map((column) => [column, Buffer.from(String(row[column]), 'base64')]);
  return { ...row, ...Object.fromEntries(bytes) };
}
