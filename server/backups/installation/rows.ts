import { createHash } from 'node:crypto';
import { insertInBatches, type Queries, type Value } from '../../platform/database/database.ts';
import type { Table } from '../../platform/database/table.ts';
import { TABLES } from '../../schema.ts';

export type Row = Record<string, Value>;

const ROWS_PER_READ = 1000;

/** Yields all rows of a table in batches, in the same order on both databases. */
export async function* readRows(queries: Queries, table: Table): AsyncGenerator<Row[]> {
  const { name, columns, rowsPerRead } = table;
  const select = `SELECT ${Object.keys(columns).join(', ')} FROM ${name}`;
  if (!hasNumericIds(table) && !rowsPerRead) {
    // There are few, and the databases sort text differently. The ids of pictures they sort alike.
    yield (await queries.query<Row>(select)).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    return;
  }
  const limit = rowsPerRead ?? ROWS_PER_READ;
  let rows = await queries.query<Row>(`${select} ORDER BY id LIMIT ${limit}`);
  while (rows.length > 0) {
    yield rows.map((row) => (isTooDeep(row.answers) ? { ...row, answers: null } : row));
    const lastId = rows.at(-1)?.id ?? null;
    rows = await queries.query<Row>(`${select} WHERE id > $1 ORDER BY id LIMIT ${limit}`, [lastId]);
  }
}

/** The limit of SQLite's JSON. */
const MAX_JSON_DEPTH = 1000;

/**
 * On Supabase anybody can store answers of any shape. Without this, one reply with answers that SQLite cannot store
 * would stop every backup. They are ignored anyway (`parseReplyRow`).
 */
function isTooDeep(json: Value | undefined): boolean {
  if (typeof json !== 'string' || json.length < 2 * MAX_JSON_DEPTH) return false;
  let depth = 0;
  // Brackets in texts do not count.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}

export async function insertRows(
  queries: Queries,
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(table.columns);
  await insertInBatches(queries, {
    table: table.name,
    columns,
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
  });
}

/** Whether the table numbers its rows, so that ids must not be given twice. */
export function hasNumericIds(table: Table): boolean {
  return table.columns.id === 'id';
}

export async function hasRows(queries: Queries, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    const rows = await queries.query(`SELECT id FROM ${name} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Keeps the website's content, which has nothing of a guest. An announcement can name a guest. */
export async function deleteAllRows(queries: Queries): Promise<void> {
  for (const { name, contains, deleteAll } of TABLES.toReversed()) {
    const isOfGuests = contains === 'guest data' || contains === 'announcements';
    if (!isOfGuests && !deleteAll) continue;
    const condition = deleteAll?.startsWith('WHERE') ? deleteAll : '';
    await queries.query(`DELETE FROM ${name} ${condition}`);
  }
}

/** For each table its row count and the SHA-256 of its rows, comparable between SQLite and PostgreSQL. */
export type Checksums = Record<string, { rows: number; sha256: string }>;

/** Reads all rows of the tables; `use` gets them in batches. Throws StorageError. */
export async function computeChecksums(
  queries: Queries,
  tables: readonly Table[] = TABLES,
  use: (table: Table, rows: Row[]) => Promise<void> = async () => {},
): Promise<Checksums> {
  const checksums: Checksums = {};
  for (const table of tables) {
    const hash = createHash('sha256');
    const columns = Object.keys(table.columns);
    let count = 0;
    for await (const rows of readRows(queries, table)) {
      for (const row of rows) {
        const values = columns.map((column) => normalize(column, row[column] ?? null));
        hash.update(`${JSON.stringify(values)}\n`);
      }
      count += rows.length;
      await use(table, rows);
    }
    checksums[table.name] = { rows: count, sha256: hash.digest('hex') };
  }
  return checksums;
}

/** The first table that differs. */
export function findDifference(
  one: Checksums,
  other: Checksums,
  tables: readonly Table[] = TABLES,
): string | undefined {
  return tables.find(({ name }) => one[name]?.sha256 !== other[name]?.sha256)?.name;
}

/** SQLite stores a time as it was written, with or without milliseconds. */
function normalize(column: string, value: Value): Value {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value !== 'string' || !column.endsWith('_at')) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}
