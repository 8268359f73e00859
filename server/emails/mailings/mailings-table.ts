import { randomBytes } from 'node:crypto';
import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import type {
  Mailing,
  MailingKind,
  MailingMessage,
  MailingState,
} from '../../../domain/emails/mailings.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { insertInBatches, type Queries } from '../../platform/database/database.ts';
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

export const recipientsTable = defineTable(
  'mail_recipients',
  {
    id: 'id',
    created_at: 'text',
    /** In lower case. */
    address: 'text',
    /** Of the link to unsubscribe. */
    token: 'text',
    unsubscribed_at: 'text?',
  },
  { title: 'addresses of emails', contains: 'guest data', erase: { id: 'recipient' } },
);

type MailRecipient = Omit<RowOf<typeof recipientsTable>, 'created_at'>;

const RECIPIENT_COLUMNS = 'id, address, token, unsubscribed_at';

/** The form in which addresses are stored. They are compared with `normalizeAddress`. */
export function toAddressKey(address: string): string {
  return address.trim().toLowerCase();
}

/** Adds the addresses that are not known yet, and returns the ids of all recipients. */
export async function addRecipients(
  queries: Queries,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  await insertInBatches(queries, {
    table: 'mail_recipients',
    columns: ['address', 'token'],
    rows: addresses.map((address) => [address, createToken()]),
    ending: 'ON CONFLICT (address) DO NOTHING',
  });
  const recipients = await queries.query<{ id: number; address: string }>(
    'SELECT id, address FROM mail_recipients',
  );
  return new Map(recipients.map(({ id, address }) => [address, id]));
}

export async function findRecipient(queries: Queries, id: number): Promise<MailRecipient | null> {
  const select = `SELECT ${RECIPIENT_COLUMNS} FROM mail_recipients WHERE id = $1`;
  const [recipient] = await queries.query<MailRecipient>(select, [id]);
  return recipient ?? null;
}

/** The addresses that want no more mailings, the latest first. */
export function listUnsubscribed(queries: Queries): Promise<MailRecipient[]> {
  return queries.query(
    `SELECT ${RECIPIENT_COLUMNS} FROM mail_recipients WHERE unsubscribed_at IS NOT NULL` +
      ' ORDER BY unsubscribed_at DESC, id DESC',
  );
}

/** The language of the page on which each address last replied, by the form in which addresses are compared. */
export async function readReplyLanguages(queries: Queries): Promise<Map<string, LanguageCode>> {
  const rows = await queries.query<{ address: string; language: LanguageCode }>(
    'SELECT rsvps.email AS address, language FROM emails' +
      ' JOIN rsvps ON rsvps.id = emails.rsvp' +
      " WHERE kind = 'receipt' AND language IS NOT NULL ORDER BY emails.id",
  );
  return new Map(rows.map(({ address, language }) => [normalizeAddress(address), language]));
}

/** Does nothing for an unknown token. Keeps the time of the first request. */
export async function unsubscribe(queries: Queries, token: string, now: Date): Promise<void> {
  // PostgreSQL rejects a text with U+0000 instead of finding nothing.
  if (token.includes('\0')) return;
  await queries.query(
    'UPDATE mail_recipients SET unsubscribed_at = $2 WHERE token = $1 AND unsubscribed_at IS NULL',
    [token, now.toISOString()],
  );
}

export async function subscribeAgain(queries: Queries, id: number): Promise<void> {
  await queries.query('UPDATE mail_recipients SET unsubscribed_at = NULL WHERE id = $1', [id]);
}

function createToken(): string {
  return randomBytes(18).toString('base64url');
}
