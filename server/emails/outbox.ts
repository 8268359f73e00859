import { normalizeAddress } from '../../domain/emails/email-address.ts';
import type { EmailKind } from '../../domain/emails/email-log.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import type { Queries, Statement } from '../platform/database/database.ts';
import { insertInBatches } from '../platform/database/database.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';
import { FAILURES } from './failures.ts';

/** server/migrations/0020-schema.sql describes the columns. */
export const emailsTable = defineTable(
  'emails',
  {
    id: 'id',
    created_at: 'text',
    kind: 'text',
    rsvp: 'integer?',
    mailing: 'integer?',
    recipient: 'integer?',
    /** The language of the page on which the guest replied; null for the first one. */
    language: 'text?',
    due_at: 'text',
    attempts: 'integer',
    sending_since: 'text?',
    unconfirmed_attempts: 'integer',
    sent_at: 'text?',
    failed_at: 'text?',
    stopped_at: 'text?',
    error: 'text?',
  },
  { title: 'emails', contains: 'guest data' },
);

export type OutboxEmail = RowOf<typeof emailsTable> & { kind: EmailKind };

const COLUMNS = emailsTable.columnNames.join(', ');
const WAITING = 'sent_at IS NULL AND failed_at IS NULL AND stopped_at IS NULL';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// The conditions stand twice: of two copies that claim the same email at once, the second waits for
// the first and then finds that the email is no longer due. Emails about replies come before all mailings.
const CLAIM =
  'UPDATE emails SET due_at = $2, attempts = attempts + 1, sending_since = NULL,' +
  ' unconfirmed_attempts = unconfirmed_attempts + CASE WHEN sending_since IS NULL THEN 0 ELSE 1 END' +
  ` WHERE id = (SELECT id FROM emails WHERE ${WAITING} AND due_at <= $1` +
  " AND (kind <> 'mailing' OR" +
  " (SELECT count(*) FROM emails WHERE kind = 'mailing' AND sent_at BETWEEN $3 AND $4) < $5)" +
  ` ORDER BY kind = 'mailing', due_at, id LIMIT 1) AND ${WAITING} AND due_at <= $1 RETURNING ${COLUMNS}`;

/** Creates the statement that queues emails about the reply whose id it gets as `$1`. */
export function createReplyEmails(
  kinds: readonly ('receipt' | 'notification')[],
  language: LanguageCode | null,
): Statement {
  const rows = kinds.map((_, index) => `($${index + 3}, $1, $2)`).join(', ');
  return {
    sql: `INSERT INTO emails (kind, rsvp, language) VALUES ${rows}`,
    params: [language, ...kinds],
  };
}

type MailingEmail = { recipient: number; language: LanguageCode; dueAt: Date };

/** Queues the emails of a mailing, without those for recipients who already have it. */
export async function queueMailing(
  queries: Queries,
  mailing: number,
  emails: readonly MailingEmail[],
): Promise<void> {
  await insertInBatches(queries, {
    table: 'emails',
    columns: ['kind', 'mailing', 'recipient', 'language', 'due_at'],
    rows: emails.map(({ recipient, language, dueAt }) => [
      'mailing',
      mailing,
      recipient,
      language,
      dueAt.toISOString(),
    ]),
    ending: 'ON CONFLICT (mailing, recipient) DO NOTHING',
  });
}

/** Stops or continues the emails of a mailing that have not been sent. */
export async function stopEmails(
  queries: Queries,
  mailing: number,
  stoppedAt: Date | null,
): Promise<void> {
  await queries.query(
    'UPDATE emails SET stopped_at = $2' +
      ' WHERE mailing = $1 AND sent_at IS NULL AND failed_at IS NULL',
    [mailing, stoppedAt?.toISOString() ?? null],
  );
}

/** The latest time for which an email of a mailing waits; null when none does. */
export async function findLastMailingDueAt(queries: Queries): Promise<Date | null> {
  const [row] = await queries.query<{ due_at: string | null }>(
    `SELECT max(due_at) AS due_at FROM emails WHERE kind = 'mailing' AND attempts = 0 AND ${WAITING}`,
  );
  return row?.due_at ? new Date(row.due_at) : null;
}

/** Queues an email again, as a new row: mail programs would take its Message-ID for a duplicate. */
export async function resendEmail(
  queries: Queries,
  id: number,
): Promise<'queued' | 'not-found' | 'already-queued' | 'already-sent'> {
  const email = await findEmail(queries, id);
  if (!email) return 'not-found';
  const { kind, rsvp, mailing, recipient, language, sent_at, failed_at } = email;
  if (sent_at === null && failed_at === null) return 'already-queued';
  // The couple cannot send the same mailing to anybody twice.
  if (kind === 'mailing' && sent_at) return 'already-sent';
  if (failed_at) await deleteEmail(queries, id);
  await queries.query(
    'INSERT INTO emails (kind, rsvp, mailing, recipient, language) VALUES ($1, $2, $3, $4, $5)',
    [kind, rsvp, mailing, recipient, language],
  );
  return 'queued';
}

/**
 * Claims the email that has been due the longest until `leaseEnds`; null when none is due, or only
 * emails of mailings after as many as `emailsPerMinute` allows.
 */
export async function claimEmail(
  queries: Queries,
  now: Date,
  leaseEnds: Date,
  emailsPerMinute: number,
): Promise<OutboxEmail | null> {
  const [from, to] = toPeriodAround(now, MINUTE_MS);
  const params = [now.toISOString(), leaseEnds.toISOString(), from, to, emailsPerMinute];
  const [email] = await queries.query<OutboxEmail>(CLAIM, params);
  return email ?? null;
}

/** Records that the email may have arrived from now on; false if it was stopped or deleted. */
export async function markSending(queries: Queries, id: number, now: Date): Promise<boolean> {
  const rows = await queries.query(
    'UPDATE emails SET sending_since = $2 WHERE id = $1 AND stopped_at IS NULL RETURNING id',
    [id, now.toISOString()],
  );
  return rows.length > 0;
}

/** A notification may have been about other replies, too: see `claimNotifications`. */
export async function markSent(
  queries: Queries,
  { id, kind, due_at }: OutboxEmail,
  now: Date,
): Promise<void> {
  const bundled = ` OR (kind = 'notification' AND due_at = $3 AND ${WAITING})`;
  const isNotification = kind === 'notification';
  await queries.query(
    'UPDATE emails SET sent_at = $2, sending_since = NULL, stopped_at = NULL, error = NULL' +
      ` WHERE id = $1${isNotification ? bundled : ''}`,
    [id, now.toISOString(), ...(isNotification ? [due_at] : [])],
  );
}

export async function markFailed(
  queries: Queries,
  id: number,
  now: Date,
  error: string,
): Promise<void> {
  await queries.query(
    'UPDATE emails SET failed_at = $2, sending_since = NULL, stopped_at = NULL, error = $3 WHERE id = $1',
    [id, now.toISOString(), error],
  );
}

/** After a restore: an email that waited may have been sent since the backup was made. */
export async function failRestoredEmails(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    'UPDATE emails SET failed_at = $1, sending_since = NULL, stopped_at = NULL, error = $2' +
      ' WHERE sent_at IS NULL AND failed_at IS NULL',
    [now.toISOString(), FAILURES.unknownAfterRestore],
  );
}

/** Schedules the next attempt. An unconfirmed email keeps the mark that it may have arrived. */
export async function scheduleRetry(
  queries: Queries,
  id: number,
  { dueAt, error, isUnconfirmed }: { dueAt: Date; error: string; isUnconfirmed: boolean },
): Promise<void> {
  const clearMark = isUnconfirmed ? '' : ', sending_since = NULL';
  await queries.query(`UPDATE emails SET due_at = $2, error = $3${clearMark} WHERE id = $1`, [
    id,
    dueAt.toISOString(),
    error,
  ]);
}

export async function deleteEmail(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM emails WHERE id = $1', [id]);
}

async function findEmail(queries: Queries, id: number): Promise<OutboxEmail | null> {
  const select = `SELECT ${COLUMNS} FROM emails WHERE id = $1`;
  const [email] = await queries.query<OutboxEmail>(select, [id]);
  return email ?? null;
}

/** The time of the next attempt of any email or of the next mailing; null when none is waiting. */
export async function findNextDueAt(queries: Queries): Promise<Date | null> {
  const [row] = await queries.query<{ due_at: string | null }>(
    `SELECT min(due_at) AS due_at FROM (SELECT min(due_at) AS due_at FROM emails WHERE ${WAITING}` +
      ' UNION ALL SELECT min(send_at) FROM mailings WHERE started_at IS NULL) AS next',
  );
  return row?.due_at ? new Date(row.due_at) : null;
}

/** Receipts that were sent to one address, in all of its spellings, and for all replies by the open form. */
type ReceiptCounts = { toAddress: number; openInHour: number; openInDay: number };

export async function countReceipts(
  queries: Queries,
  email: string,
  now: Date,
): Promise<ReceiptCounts> {
  const rows = await queries.query<{ email: string; sent_at: string; answers: string | null }>(
    'SELECT email, sent_at, answers FROM emails JOIN rsvps ON rsvps.id = emails.rsvp' +
      " WHERE kind = 'receipt' AND sent_at BETWEEN $1 AND $2",
    toPeriodAround(now, DAY_MS),
  );
  const address = toLimitedAddress(email);
  const [hourStart] = toPeriodAround(now, HOUR_MS);
  const open = rows.filter(({ answers }) => !answers?.includes('"invitation":'));
  return {
    toAddress: rows.filter((row) => toLimitedAddress(row.email) === address).length,
    openInHour: open.filter(({ sent_at }) => sent_at >= hourStart).length,
    openInDay: open.length,
  };
}

/** One mailbox receives anna+1@… and anna+2@…. Only for limits: elsewhere they may be two people. */
function toLimitedAddress(email: string): string {
  return normalizeAddress(email).replace(/\+.*(?=@)/, '');
}

/** The times at which notifications were sent within a day, the latest first. One email has one time. */
export async function listNotificationTimes(queries: Queries, now: Date): Promise<Date[]> {
  const rows = await queries.query<{ sent_at: string }>(
    "SELECT DISTINCT sent_at FROM emails WHERE kind = 'notification'" +
      ' AND sent_at BETWEEN $1 AND $2 ORDER BY sent_at DESC',
    toPeriodAround(now, DAY_MS),
  );
  return rows.map(({ sent_at }) => new Date(sent_at));
}

/** Lets all waiting notifications wait until then. Those of a running attempt are due later anyway. */
export async function delayNotifications(queries: Queries, dueAt: Date): Promise<void> {
  await queries.query(
    `UPDATE emails SET due_at = $1 WHERE kind = 'notification' AND due_at < $1 AND ${WAITING}`,
    [dueAt.toISOString()],
  );
}

/** Fewer other notifications are sent one by one, because only these can be answered. */
const MIN_BUNDLED = 3;

/**
 * Claims all other notifications that are due for the same email, until the same time. Returns the ids of their
 * replies.
 */
export async function claimNotifications(
  queries: Queries,
  { id, due_at }: OutboxEmail,
  now: Date,
): Promise<number[]> {
  const others = `kind = 'notification' AND id <> $1 AND due_at <= $2 AND sending_since IS NULL AND ${WAITING}`;
  const rows = await queries.query<{ rsvp: number }>(
    `UPDATE emails SET due_at = $3 WHERE ${others}` +
      ` AND (SELECT count(*) FROM emails WHERE ${others}) >= ${MIN_BUNDLED} RETURNING rsvp`,
    [id, now.toISOString(), due_at],
  );
  // PostgreSQL returns them in any order.
  return rows.map(({ rsvp }) => rsvp).sort((a, b) => a - b);
}

/**
 * The first and last time at which an email counts as sent within a period. The clock of another copy of the server
 * can be a little ahead; a later time is from a clock that was wrong, and must not block emails until then.
 */
export function toPeriodAround(now: Date, lengthMs: number): [from: string, to: string] {
  const toTime = (differenceMs: number) => new Date(now.getTime() + differenceMs).toISOString();
  return [toTime(-lengthMs), toTime(lengthMs)];
}
