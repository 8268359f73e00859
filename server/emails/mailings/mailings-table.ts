import type {
  Mailing,
  MailingKind,
  MailingMessage,
  MailingState,
} from '../../../domain/emails/mailings.ts';
import type { Queries } from '../../platform/database/database.ts';
import { StorageError } from '../../platform/database/storage-error.ts';
import { defineTable, type RowOf } from '../../platform/database/table.ts';

export const mailingsTable = defineTable(
  'mailings',
  {
    id: 'id',
    created_at: 'text',
    kind: 'text',
    version: 'integer',
    message: 'text',
    send_at: 'text?',
    days_before_deadline: 'integer?',
    started_at: 'text?',
    stopped_at: 'text?',
  },
  { title: 'emails to many guests', contains: 'guest data' },
);

/** The mailings that match a condition, newest first. */
async function selectMailings(
  queries: Queries,
  condition: string,
  params: (string | number)[] = [],
): Promise<Mailing[]> {
  const columns = mailingsTable.columnNames.map((column) => `mailings.${column}`).join(', ');
  // The emails are counted for all mailings at once.
  const rows = await queries.query<Row>(
    `SELECT ${columns}, coalesce(total, 0) AS total, coalesce(sent, 0) AS sent,` +
      ' coalesce(failed, 0) AS failed FROM mailings LEFT JOIN (' +
      'SELECT mailing, count(*) AS total, count(sent_at) AS sent, count(failed_at) AS failed' +
      " FROM emails WHERE kind = 'mailing' GROUP BY mailing" +
      `) AS counted ON counted.mailing = mailings.id WHERE ${condition} ORDER BY mailings.id DESC`,
    params,
  );
  return rows.map(toMailing);
}

export function listMailings(queries: Queries): Promise<Mailing[]> {
  return selectMailings(queries, '0 = 0');
}

/** The mailings that have a time and have not begun. */
export function listScheduledMailings(queries: Queries): Promise<Mailing[]> {
  return selectMailings(queries, 'send_at IS NOT NULL AND started_at IS NULL');
}

export async function findMailing(queries: Queries, id: number): Promise<Mailing | null> {
  const [mailing] = await selectMailings(queries, 'mailings.id = $1', [id]);
  return mailing ?? null;
}

/** Adds a draft and returns its id. */
export async function insertMailing(
  queries: Queries,
  kind: MailingKind,
  message: MailingMessage,
): Promise<number> {
  const [row] = await queries.query<{ id: number }>(
    'INSERT INTO mailings (kind, message) VALUES ($1, $2) RETURNING id',
    [kind, JSON.stringify(message)],
  );
  if (!row) throw new StorageError('XX000');
  return row.id;
}

export async function saveMailing(
  queries: Queries,
  id: number,
  message: MailingMessage,
): Promise<void> {
  await queries.query('UPDATE mailings SET message = $2, version = version + 1 WHERE id = $1', [
    id,
    JSON.stringify(message),
  ]);
}

/** Null as a time makes it a draft again. */
export async function scheduleMailing(
  queries: Queries,
  id: number,
  sendAt: Date | null,
  daysBeforeDeadline: number | null,
): Promise<void> {
  await queries.query(
    'UPDATE mailings SET send_at = $2, days_before_deadline = $3, version = version + 1 WHERE id = $1',
    [id, sendAt?.toISOString() ?? null, daysBeforeDeadline],
  );
}

export async function markStarted(queries: Queries, id: number, now: Date): Promise<void> {
  await queries.query(
    'UPDATE mailings SET started_at = coalesce(started_at, $2), stopped_at = NULL WHERE id = $1',
    [id, now.toISOString()],
  );
}

/** Null continues it. */
export async function markStopped(queries: Queries, id: number, now: Date | null): Promise<void> {
  const params = [id, now?.toISOString() ?? null];
  await queries.query('UPDATE mailings SET stopped_at = $2 WHERE id = $1', params);
}

export async function deleteMailing(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM mailings WHERE id = $1', [id]);
}

/** After a restore: the emails of the backup may have been sent since. */
export async function makeScheduledDrafts(queries: Queries): Promise<void> {
  await queries.query(
    'UPDATE mailings SET send_at = NULL, days_before_deadline = NULL WHERE started_at IS NULL',
  );
}

type Row = RowOf<typeof mailingsTable> & {
  kind: MailingKind;
  total: number;
  sent: number;
  failed: number;
};

function toMailing(row: Row): Mailing {
  const { total, sent, failed } = row;
  const counts = { sent, failed, waiting: total - sent - failed };
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    state: getState(row, counts.waiting),
    // Only this program writes to the table.
    message: JSON.parse(row.message),
    createdAt: row.created_at,
    sendAt: row.send_at,
    daysBeforeDeadline: row.days_before_deadline,
    startedAt: row.started_at,
    counts,
  };
}

function getState(row: Row, waiting: number): MailingState {
  if (row.send_at === null) return 'draft';
  if (row.started_at === null) return 'scheduled';
  if (waiting === 0) return 'sent';
  return row.stopped_at === null ? 'sending' : 'stopped';
}
