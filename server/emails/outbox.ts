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
  unsure: number;
  sent_at: string | null;
  given_up_at: string | null;
  fault: string | null;
};

export const OUTBOX_COLUMNS = [
  'id',
  'created_at',
  'kind',
  'rsvp',
  'invited',
  'due_at',
  'attempts',
  'unsure',
  'sent_at',
  'given_up_at',
  'fault',
] as const satisfies readonly (keyof OutboxEmail)[];

const COLUMNS = OUTBOX_COLUMNS.join(', ').replace('attempts', 'tries AS attempts');
const WAITING = 'sent_at IS NULL AND given_up_at IS NULL';

// Of two copies that reach for the same letter, the second waits for the first and then finds it no
// longer due: hence the conditions twice.
const CLAIM =
  'UPDATE letters SET due_at = $2, tries = tries + 1, sending_since = NULL,' +
  ' unsure = unsure + CASE WHEN sending_since IS NULL THEN 0 ELSE 1 END' +
  ` WHERE id = (SELECT id FROM letters WHERE ${WAITING} AND due_at <= $1` +
  ` ORDER BY due_at, id LIMIT 1) AND ${WAITING} AND due_at <= $1 RETURNING ${COLUMNS}`;

/** Puts a letter about a reply into the outbox, to go out once the transaction is through. */
export async function queueReplyEmails(
  queries: Queries,
  rsvp: number,
  kinds: readonly ('receipt' | 'notice')[],
): Promise<void> {
  const rows = kinds.map((_, index) => `($${index + 2}, $1)`).join(', ');
  await queries.query(`INSERT INTO letters (kind, rsvp) VALUES ${rows}`, [rsvp, ...kinds]);
}

export async function queueReminder(queries: Queries, invited: number): Promise<void> {
  await queries.query("INSERT INTO letters (kind, invited) VALUES ('reminder', $1)", [invited]);
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
  await queries.query('UPDATE letters SET sending_since = $2 WHERE id = $1', [
    id,
    now.toISOString(),
  ]);
}

export async function markSent(queries: Queries, id: number, now: Date): Promise<void> {
  await queries.query(
    'UPDATE letters SET sent_at = $2, sending_since = NULL, fault = NULL WHERE id = $1',
    [id, now.toISOString()],
  );
}

export async function giveUp(
  queries: Queries,
  id: number,
  now: Date,
  fault: string,
): Promise<void> {
  await queries.query(
    'UPDATE letters SET given_up_at = $2, sending_since = NULL, fault = $3 WHERE id = $1',
    [id, now.toISOString(), fault],
  );
}

/** Puts a letter off. One of which it is not known whether it arrived stays marked so. */
export async function putOff(
  queries: Queries,
  id: number,
  { dueAt, fault, unsure }: { dueAt: Date; fault: string; unsure: boolean },
): Promise<void> {
  const known = unsure ? '' : ', sending_since = NULL';
  await queries.query(`UPDATE letters SET due_at = $2, fault = $3${known} WHERE id = $1`, [
    id,
    dueAt.toISOString(),
    fault,
  ]);
}

export async function outboxEmail(queries: Queries, id: number): Promise<OutboxEmail | null> {
  const [email] = await queries.query<OutboxEmail>(`SELECT ${COLUMNS} FROM letters WHERE id = $1`, [
    id,
  ]);
  return email ?? null;
}

/** Writes the same letter as a new one, which no mail program takes for the old. */
export async function queueAgain(
  queries: Queries,
  { kind, rsvp, invited }: OutboxEmail,
): Promise<void> {
  await queries.query('INSERT INTO letters (kind, rsvp, invited) VALUES ($1, $2, $3)', [
    kind,
    rsvp,
    invited,
  ]);
}

/** Takes a letter out that nobody needs any more. */
export async function removeEmail(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM letters WHERE id = $1', [id]);
}

/** When the next letter is due; null when none waits. */
export async function nextDue(queries: Queries): Promise<Date | null> {
  const [row] = await queries.query<{ due_at: string | null }>(
    `SELECT min(due_at) AS due_at FROM letters WHERE ${WAITING}`,
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
    'SELECT count(*) AS sent FROM letters JOIN rsvps ON rsvps.id = letters.rsvp' +
      " WHERE kind = 'receipt' AND lower(email) = lower($1) AND sent_at >= $2",
    [email, since.toISOString()],
  );
  return row?.sent ?? 0;
}
