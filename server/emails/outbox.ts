import type { EmailKind } from '../../domain/emails.ts';
import type { Queries } from '../database/database.ts';

/** A letter as it lies in the outbox. */
export type OutboxEmail = {
  id: number;
  created_at: string;
  kind: EmailKind;
  rsvp: number | null;
  invited: number | null;
  due_at: string;
  attempts: number;
  unconfirmed_attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  error: string | null;
};

export const OUTBOX_COLUMNS = [
  'id',
  'created_at',
  'kind',
  'rsvp',
  'invited',
  'due_at',
  'attempts',
  'unconfirmed_attempts',
  'sent_at',
  'failed_at',
  'error',
] as const satisfies readonly (keyof OutboxEmail)[];

const COLUMNS = OUTBOX_COLUMNS.join(', ');
const WAITING = 'sent_at IS NULL AND failed_at IS NULL';

// Of two copies that reach for the same letter, the second waits for the first and then finds it no
// longer due: hence the conditions twice.
const CLAIM =
  'UPDATE emails SET due_at = $2, attempts = attempts + 1, sending_since = NULL,' +
  ' unconfirmed_attempts = unconfirmed_attempts + CASE WHEN sending_since IS NULL THEN 0 ELSE 1 END' +
  ` WHERE id = (SELECT id FROM emails WHERE ${WAITING} AND due_at <= $1` +
  ` ORDER BY due_at, id LIMIT 1) AND ${WAITING} AND due_at <= $1 RETURNING ${COLUMNS}`;

/** Puts a letter about a reply into the outbox, to go out once the transaction is through. */
export async function queueReplyEmails(
  queries: Queries,
  rsvp: number,
  kinds: readonly ('receipt' | 'notification')[],
): Promise<void> {
  const rows = kinds.map((_, index) => `($${index + 2}, $1)`).join(', ');
  await queries.query(`INSERT INTO emails (kind, rsvp) VALUES ${rows}`, [rsvp, ...kinds]);
}

export async function queueReminder(queries: Queries, invited: number): Promise<void> {
  await queries.query("INSERT INTO emails (kind, invited) VALUES ('reminder', $1)", [invited]);
}

/** Takes the letter that has been due for longest, until `leaseEnds`; null when none is due. */
export async function claimEmail(
  queries: Queries,
  now: Date,
  leaseEnds: Date,
): Promise<OutboxEmail | null> {
  const params = [now.toISOString(), leaseEnds.toISOString()];
  const [email] = await queries.query<OutboxEmail>(CLAIM, params);
  return email ?? null;
}

/** Notes that from now on the letter may have arrived. */
export async function markSending(queries: Queries, id: number, now: Date): Promise<void> {
  await queries.query('UPDATE emails SET sending_since = $2 WHERE id = $1', [
    id,
    now.toISOString(),
  ]);
}

export async function markSent(queries: Queries, id: number, now: Date): Promise<void> {
  await queries.query(
    'UPDATE emails SET sent_at = $2, sending_since = NULL, error = NULL WHERE id = $1',
    [id, now.toISOString()],
  );
}

export async function giveUp(
  queries: Queries,
  id: number,
  now: Date,
  error: string,
): Promise<void> {
  await queries.query(
    'UPDATE emails SET failed_at = $2, sending_since = NULL, error = $3 WHERE id = $1',
    [id, now.toISOString(), error],
  );
}

/** Puts a letter off. One of which it is not known whether it arrived stays marked so. */
export async function putOff(
  queries: Queries,
  id: number,
  { dueAt, error, unsure }: { dueAt: Date; error: string; unsure: boolean },
): Promise<void> {
  const known = unsure ? '' : ', sending_since = NULL';
  await queries.query(`UPDATE emails SET due_at = $2, error = $3${known} WHERE id = $1`, [
    id,
    dueAt.toISOString(),
    error,
  ]);
}

export async function outboxEmail(queries: Queries, id: number): Promise<OutboxEmail | null> {
  const [email] = await queries.query<OutboxEmail>(`SELECT ${COLUMNS} FROM emails WHERE id = $1`, [
    id,
  ]);
  return email ?? null;
}

/** Writes the same letter as a new one, which no mail program takes for the old. */
export async function queueAgain(
  queries: Queries,
  { kind, rsvp, invited }: OutboxEmail,
): Promise<void> {
  await queries.query('INSERT INTO emails (kind, rsvp, invited) VALUES ($1, $2, $3)', [
    kind,
    rsvp,
    invited,
  ]);
}

/** Takes a letter out that nobody needs any more. */
export async function removeEmail(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM emails WHERE id = $1', [id]);
}

/** When the next letter is due; null when none waits. */
export async function nextDue(queries: Queries): Promise<Date | null> {
  const [row] = await queries.query<{ due_at: string | null }>(
    `SELECT min(due_at) AS due_at FROM emails WHERE ${WAITING}`,
  );
  return row?.due_at ? new Date(row.due_at) : null;
}

/** Receipts that went to an address since then. */
export async function receiptsSentTo(
  queries: Queries,
  email: string,
  since: Date,
): Promise<number> {
  const [row] = await queries.query<{ sent: number }>(
    'SELECT count(*) AS sent FROM emails JOIN rsvps ON rsvps.id = emails.rsvp' +
      " WHERE kind = 'receipt' AND lower(email) = lower($1) AND sent_at >= $2",
    [email, since.toISOString()],
  );
  return row?.sent ?? 0;
}
