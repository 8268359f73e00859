import { SESSION_COLUMNS } from '../accounts/dashboard-sessions.ts';
import { HOST_COLUMNS } from '../accounts/hosts.ts';
import { ANNOUNCEMENT_COLUMNS } from '../announcements/announcements-table.ts';
import { RECIPIENT_COLUMNS } from '../emails/mailings/mail-recipients.ts';
import { MAILING_COLUMNS } from '../emails/mailings/mailings-table.ts';
import { EMAIL_COLUMNS } from '../emails/outbox.ts';
import { GUEST_LIST_COLUMNS, MATCH_COLUMNS } from '../guest-list/guest-list.ts';
import { INVITATION_CODE_COLUMNS } from '../invitations/invitation-codes.ts';
import { EXPORT_COLUMNS } from '../lists/exports.ts';
import {
  GENERATION_COLUMNS,
  renewGeneration,
} from '../platform/access/session-generations-table.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database, Queries, Value } from '../platform/database/database.ts';
import { insertInBatches } from '../platform/database/insert-in-batches.ts';
import { HOST_ENTRY_COLUMNS } from '../replies/host-entries.ts';
import { STORED_COLUMNS } from '../replies/rsvps.ts';
import { SHARE_LINK_COLUMNS } from '../sharing/share-links.ts';
import { PICTURE_COLUMNS } from '../website/pictures/pictures.ts';
import { PREVIEW_LINK_COLUMNS } from '../website/preview/preview-links.ts';
import { DRAFT_COLUMNS } from '../website/wedding-draft.ts';
import { VERSION_COLUMNS } from '../website/wedding-versions.ts';

const GUEST_DATA_COLUMNS = {
  rsvps: STORED_COLUMNS,
  host_entries: HOST_ENTRY_COLUMNS,
  invited: GUEST_LIST_COLUMNS,
  invited_matches: MATCH_COLUMNS,
  exports: EXPORT_COLUMNS,
} as const;

const WEBSITE_COLUMNS = {
  wedding_versions: VERSION_COLUMNS,
  wedding_draft: DRAFT_COLUMNS,
  pictures: PICTURE_COLUMNS,
} as const;

/** The emails, and what the couple writes to many guests. */
const EMAIL_TABLE_COLUMNS = {
  mailings: MAILING_COLUMNS,
  mail_recipients: RECIPIENT_COLUMNS,
  emails: EMAIL_COLUMNS,
} as const;

/** The tables of an installation, referenced tables first, so that rows can be inserted in order. */
export const TABLE_COLUMNS = {
  ...GUEST_DATA_COLUMNS,
  ...WEBSITE_COLUMNS,
  announcements: ANNOUNCEMENT_COLUMNS,
  ...EMAIL_TABLE_COLUMNS,
  desk_sessions: SESSION_COLUMNS,
  session_generations: GENERATION_COLUMNS,
  preview_links: PREVIEW_LINK_COLUMNS,
  share_links: SHARE_LINK_COLUMNS,
  invitation_codes: INVITATION_CODE_COLUMNS,
  hosts: HOST_COLUMNS,
} as const satisfies Record<string, readonly string[]>;

export type GuestDataTable = keyof typeof GUEST_DATA_COLUMNS;
export type Table = keyof typeof TABLE_COLUMNS;

/** Replies, guest list and history. */
const GUEST_DATA_TABLES = Object.keys(GUEST_DATA_COLUMNS) as GuestDataTable[];
/** The website's published versions, its draft and its pictures. */
export const WEBSITE_TABLES = Object.keys(WEBSITE_COLUMNS) as Table[];
const EMAIL_TABLES = Object.keys(EMAIL_TABLE_COLUMNS) as Table[];
/** The tables with data of guests that every backup contains. */
export const GUEST_TABLES: readonly Table[] = [
  ...GUEST_DATA_TABLES,
  'invitation_codes',
  ...EMAIL_TABLES,
];
/** The tables that every backup contains. */
export const BACKUP_TABLES: readonly Table[] = [
  ...GUEST_TABLES,
  ...WEBSITE_TABLES,
  'announcements',
];
export const ALL_TABLES = Object.keys(TABLE_COLUMNS) as Table[];

export type Row = Record<string, Value>;

/** The number of rows in memory, and in a statement to PostgreSQL, which has ten seconds also on a slow line. */
const READ_BATCH = 1000;
const LARGE_ROWS_READ_BATCH: Partial<Record<Table, number>> = {
  wedding_versions: 20,
  pictures: 1,
};
const TEXT_IDS: ReadonlySet<Table> = new Set([
  'wedding_draft',
  'pictures',
  'desk_sessions',
  'session_generations',
]);

/** Yields all rows of a table in batches, in the same order on both databases. */
export async function* readRows(queries: Queries, table: Table): AsyncGenerator<Row[]> {
  const select = `SELECT ${TABLE_COLUMNS[table].join(', ')} FROM ${table}`;
  if (!hasNumericIds(table) && table !== 'pictures') {
    // There are few, and the databases sort text differently. The ids of pictures they sort alike.
    yield (await queries.query<Row>(select)).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    return;
  }
  const limit = LARGE_ROWS_READ_BATCH[table] ?? READ_BATCH;
  let rows = await queries.query<Row>(`${select} ORDER BY id LIMIT ${limit}`);
  while (rows.length > 0) {
    assertExactNumbers(rows, table);
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
function assertExactNumbers(rows: Row[], table: Table): void {
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
  const columns = TABLE_COLUMNS[table];
  await insertInBatches(queries, {
    table,
    columns,
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
  });
}

/** Whether the table numbers its rows, so that ids must not be given twice. */
export function hasNumericIds(table: Table): boolean {
  return !TEXT_IDS.has(table);
}

export async function hasRows(queries: Queries, tables: readonly Table[]): Promise<boolean> {
  for (const table of tables) {
    const rows = await queries.query(`SELECT id FROM ${table} LIMIT 1`);
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

/**
 * Deletes all rows except the website's content, which has nothing of a guest, and ended sessions:
 * without those, a copied cookie would work again. An announcement can name a guest.
 */
export async function deleteAllRows(queries: Queries): Promise<void> {
  await deleteAnnouncements(queries);
  for (const table of GUEST_TABLES.toReversed()) await queries.query(`DELETE FROM ${table}`);
  await queries.query('DELETE FROM share_links');
  await queries.query('DELETE FROM hosts');
  await queries.query('DELETE FROM desk_sessions WHERE signed_out_at IS NULL');
}

export async function deleteAnnouncements(queries: Queries): Promise<void> {
  await queries.query('DELETE FROM announcements');
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
