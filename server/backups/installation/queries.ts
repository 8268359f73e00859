import { renewGeneration } from '../../platform/access/sessions.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Database, Queries, Value } from '../../platform/database/database.ts';
import { insertInBatches } from '../../platform/database/database.ts';
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
    assertExactNumbers(rows, name);
    yield rows.map(dropNestedAnswers);
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
function dropNestedAnswers(row: Row): Row {
  const { answers } = row;
  const isNested = typeof answers === 'string' && getJsonDepth(answers) > MAX_JSON_DEPTH;
  return isNested ? { ...row, answers: null } : row;
}

function getJsonDepth(json: string): number {
  if (json.length < 2 * MAX_JSON_DEPTH) return 0;
  let depth = 0;
  let deepest = 0;
  // Brackets in texts do not count.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** JavaScript rounds the largest numbers of PostgreSQL; a copy would store another number. */
function assertExactNumbers(rows: Row[], table: string): void {
  const isRounded = (value: Value) => typeof value === 'number' && !Number.isSafeInteger(value);
  const row = rows.find((row) => Object.values(row).some(isRounded));
  if (!row) return;
  throw new CommandError(
    `The table ${table} contains a number that is too large to copy, near id ${row.id}. ` +
      'Nothing was changed.',
  );
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

/** Whether another server of this program is connected to the PostgreSQL database. */
export async function hasOtherConnections(database: Database): Promise<boolean> {
  const others = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'serenissima'" +
      ' AND datname = current_database() AND pid <> pg_backend_pid()',
  );
  return others.length > 0;
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

/** Ends all sessions of the couple and the guests, also sessions without a row, and all links. */
export async function endAllSessions(queries: Queries): Promise<void> {
  await renewGeneration(queries, 'dashboard');
  await renewGeneration(queries, 'gate');
  await queries.query('DELETE FROM desk_sessions');
  await queries.query('DELETE FROM preview_links');
  await queries.query('DELETE FROM share_links');
}

/** Reads a whole SQLite database, with the constraints of all rows. */
export async function isIntact(sqlite: Queries): Promise<boolean> {
  const problems = await sqlite.query<object>('PRAGMA integrity_check');
  return problems.length === 1 && Object.values(problems[0] ?? {})[0] === 'ok';
}

/** Gives a SQLite file the table in which PostgreSQL stores the secrets. */
export async function createSecretsTable(queries: Queries): Promise<void> {
  await queries.query(
    'CREATE TABLE IF NOT EXISTS server_secrets (name TEXT PRIMARY KEY, line TEXT NOT NULL) STRICT',
  );
}
