import type { EmailKind, EmailLog, EmailLogEntry } from '../../domain/emails.ts';
import type { EntryStatus } from '../../domain/guest-list.ts';
import type { Queries } from '../database/database.ts';
import { awaitedIn } from './compose-email.ts';
import { fullNamesOf, inWords } from './names.ts';

const A_DAY = 24 * 60 * 60 * 1000;
const LATEST = 8;
// More than that is a fault of the mail server, and one line of it says enough.
const MOST_GIVEN_UP = 50;

type Row = {
  id: number;
  kind: EmailKind;
  created_at: string;
  due_at: string;
  sent_at: string | null;
  failed_at: string | null;
  error: string | null;
  guest_one_first: string;
  guest_one_last: string;
  guest_two_first: string | null;
  guest_two_last: string | null;
  guest_email: string | null;
  invited_name: string | null;
  invited_email: string | null;
};

const LINES =
  'SELECT emails.id, kind, emails.created_at, due_at, sent_at, failed_at, error,' +
  ' guest_one_first, guest_one_last, guest_two_first, guest_two_last, rsvps.email AS guest_email,' +
  ' invited.name AS invited_name, invited.email AS invited_email FROM emails' +
  ' LEFT JOIN rsvps ON rsvps.id = emails.rsvp LEFT JOIN invited ON invited.id = emails.invited';
const GIVEN_UP = `${LINES} WHERE failed_at IS NOT NULL ORDER BY emails.id DESC LIMIT ${MOST_GIVEN_UP}`;
// That the hosts themselves got theirs, they know.
const OTHERS = `${LINES} WHERE failed_at IS NULL AND (kind <> 'notification' OR sent_at IS NULL) ORDER BY emails.id DESC LIMIT ${LATEST}`;

/** All that the dashboard shows of the letters. */
export async function readEmailLog(
  queries: Queries,
  invited: readonly EntryStatus[],
  now: Date,
): Promise<EmailLog> {
  const [counts] = await queries.query<{ queued: number; sent: number; failed: number }>(
    'SELECT count(*) AS queued, count(sent_at) AS sent, count(failed_at) AS failed FROM emails',
  );
  const { queued = 0, sent = 0, failed = 0 } = counts ?? {};
  const rows = [...(await queries.query<Row>(GIVEN_UP)), ...(await queries.query<Row>(OTHERS))];
  const awaiting = invited.filter(({ household }) => household === null);
  const lastAt = await lastReminder(queries);
  return {
    sent,
    failed,
    waiting: queued - sent - failed,
    entries: rows.toSorted((a, b) => b.id - a.id).map(lineOf),
    reminders: {
      recipients: awaitedIn(invited).map(({ ids, names, email }) => ({
        id: ids[0] ?? 0,
        name: inWords(names),
        email,
      })),
      withoutAddress: awaiting.filter(({ entry: { email } }) => email === null).length,
      lastAt,
      nextAt: nextReminders(lastAt, now),
    },
  };
}

/** When reminders last went into the outbox; null when they never did. */
export async function lastReminder(queries: Queries): Promise<string | null> {
  const [row] = await queries.query<{ at: string | null }>(
    "SELECT max(created_at) AS at FROM emails WHERE kind = 'reminder'",
  );
  return row?.at ?? null;
}

/** Before when no more may; null when they may now. */
export function nextReminders(lastAt: string | null, now: Date): string | null {
  if (lastAt === null) return null;
  const next = new Date(Date.parse(lastAt) + A_DAY);
  return next > now ? next.toISOString() : null;
}

function lineOf(row: Row): EmailLogEntry {
  const { id, kind, error, sent_at: sentAt, failed_at: failedAt } = row;
  const state = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
  return {
    id,
    kind,
    state,
    name: row.invited_name ?? inWords(fullNamesOf(row)),
    address: kind === 'notification' ? null : (row.invited_email ?? row.guest_email),
    at: sentAt ?? failedAt ?? row.created_at,
    nextAt: state === 'waiting' ? row.due_at : null,
    error,
  };
}
