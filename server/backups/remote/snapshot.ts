import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { BUSY_TIMEOUT_MS, getDatabaseFile } from '../../platform/database/sqlite-connection.ts';
import type { Table } from '../../platform/database/table.ts';
import { BACKUP_TABLES } from '../../schema.ts';
import { DOCUMENTS_WITH_HASHES, findHashes } from '../../website/videos/video-hashes.ts';
import { assertIntactFile } from '../make-backup.ts';

/** The large values of a row, such as a picture. They never change, so they are copied once. */
export type LargeValue = { table: string; id: string; column: string };

export const LARGE_COLUMNS = BACKUP_TABLES.flatMap((table) =>
  listColumns(table, 'bytes').map((column) => ({ table: table.name, column })),
);

/**
 * Writes the tables of a backup as of one moment into a new file, without large values. Equal rows make equal
 * files. Returns the hash of the file.
 */
export function writeSnapshot(dataDir: string, file: string): string {
  {
    using copy = new DatabaseSync(file, {
      enableForeignKeyConstraints: false,
      timeout: BUSY_TIMEOUT_MS,
    });
    copy.exec('PRAGMA journal_mode = OFF; PRAGMA ignore_check_constraints = ON');
    const source = pathToFileURL(getDatabaseFile(dataDir));
    source.searchParams.set('mode', 'ro');
    copy.prepare('ATTACH ? AS source').run(source.href);
    copy.exec('BEGIN');
    // Triggers and indexes come after the rows: they would take most of the time.
    createSchema(copy, "type = 'table'");
    for (const table of BACKUP_TABLES) copy.exec(toInsert(table));
    createSchema(copy, "type <> 'table'");
    const names = BACKUP_TABLES.map(({ name }) => `'${name}'`).join();
    copy.exec(
      'DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence ' +
        `SELECT * FROM source.sqlite_sequence WHERE name IN (${names}) ORDER BY name`,
    );
    const [version] = copy.prepare('PRAGMA source.user_version').all();
    copy.exec(`PRAGMA main.user_version = ${Number(version?.user_version)}; COMMIT`);
  }
  assertIntactFile(file);
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function createSchema(copy: DatabaseSync, condition: string): void {
  const rows = copy
    .prepare(
      `SELECT sql FROM source.sqlite_schema WHERE ${condition} AND sql IS NOT NULL` +
        " AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .all();
  for (const { sql } of rows) copy.exec(String(sql));
}

function toInsert(table: Table): string {
  const names = Object.keys(table.columns);
  const large = listColumns(table, 'bytes');
  const values = names.map((name) => (large.includes(name) ? "x''" : name));
  return (
    `INSERT INTO main.${table.name} (${names.join()}) ` +
    `SELECT ${values.join()} FROM source.${table.name} ORDER BY rowid`
  );
}

function listColumns({ columns }: Table, type: 'bytes'): string[] {
  return Object.keys(columns).filter((name) => columns[name] === type);
}

/** The large values of the rows of a snapshot or a database. */
export function listLargeValues(file: string): LargeValue[] {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  return LARGE_COLUMNS.flatMap(({ table, column }) =>
    sqlite
      .prepare(`SELECT id FROM ${table}`)
      .all()
      .map(({ id }) => ({ table, column, id: String(id) })),
  );
}

/** The files of the photographs and of the website's videos in a snapshot. */
export function listPhotoHashes(file: string): string[] {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  const rows = sqlite.prepare('SELECT sha256 FROM photographs ORDER BY added_at').all();
  const documents = sqlite.prepare(DOCUMENTS_WITH_HASHES).all();
  const hashes = documents.flatMap(({ document }) => findHashes(String(document)));
  return [...new Set([...hashes, ...rows.map(({ sha256 }) => String(sha256))])];
}

/** Undefined for a row that was deleted since. */
export function readLargeValue(
  dataDir: string,
  { table, column, id }: LargeValue,
): Uint8Array | undefined {
  using sqlite = new DatabaseSync(getDatabaseFile(dataDir), {
    readOnly: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  const [row] = sqlite
    .prepare(`SELECT ${column} AS value FROM ${table} WHERE CAST(id AS TEXT) = ?`)
    .all(id);
  return row?.value as Uint8Array | undefined;
}

/** Puts the large values back into a snapshot. Rows whose values `load` does not find are removed and counted. */
export async function fillSnapshot(
  file: string,
  load: (value: LargeValue) => Promise<Uint8Array | undefined>,
): Promise<number> {
  using sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  // A row is invalid until its last large value is there.
  sqlite.exec('PRAGMA ignore_check_constraints = ON');
  const missing = new Set<string>();
  for (const value of listLargeValues(file)) {
    const { table, column, id } = value;
    const bytes = await load(value);
    if (bytes === undefined) {
      missing.add(`${table} ${id}`);
      sqlite.prepare(`DELETE FROM ${table} WHERE CAST(id AS TEXT) = ?`).run(id);
      continue;
    }
    // Replaced, because a trigger forbids to update a picture.
    const columns = Object.keys(BACKUP_TABLES.find(({ name }) => name === table)?.columns ?? {});
    const values = columns.map((name) => (name === column ? '$bytes' : name));
    sqlite
      .prepare(
        `REPLACE INTO ${table} (${columns.join()}) ` +
          `SELECT ${values.join()} FROM ${table} WHERE CAST(id AS TEXT) = $id`,
      )
      .run({ $bytes: bytes, $id: id });
  }
  return missing.size;
}
