import type { EmailKind, EmailLog, EmailLogEntry } from '../../domain/dashboard/emails.ts';
import type { EntryStatus } from '../../domain/guest-list/guest-list.ts';
import type { Queries } from '../database/database.ts';
import { guestNames, joinNames } from './email.ts';
import { groupReminderRecipients } from './reminder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_ENTRIES = 8;
// More failures than this have one cause, the mail server, and the newest show it.
const MAX_FAILED_ENTRIES = 50;

/** The emails section of the dashboard. */
export async function readEmailLog(
  queries: Queries,
  guestList: readonly EntryStatus[],
  { now, isOver }: { now: Date; isOver: boolean },
): Promise<EmailLog> {
  const [counts] = await queries.query<{ queued: number; sent: number; failed: number }>(
    'SELECT count(*) AS queued, count(sent_at) AS sent, count(failed_at) AS failed FROM emails',
  );
  const { queued = 0, sent = 0, failed = 0 } = counts ?? {};
  const rows = [...(await queries.query<Row>(FAILED)), ...(await queries.query<Row>(RECENT))];
  const lastAt = await lastRemindersAt(queries);
  return {
    sent,
    failed,
    waiting: queued - sent - failed,
    entries: rows.toSorted((a, b) => b.id - a.id).map(toEntry),
    reminders: {
      recipients: groupReminderRecipients(guestList).map(({ ids, names, email }) => ({
        id: ids[0] ?? 0,
        name: joinNames(names),
        email,
      })),
      withoutAddress: guestList.filter(
        ({ entry, household }) => household === null && entry.emails.length === 0,
      ).length,
      lastAt,
      isOver,
      nextAt: nextRemindersAt(lastAt, now),
    },
  };
}

/** The time when reminders were last queued; null when there were none. */
export async function lastRemindersAt(queries: Queries): Promise<string | null> {
  const [row] = await queries.query<{ at: string | null }>(
    "SELECT max(created_at) AS at FROM emails WHERE kind = 'reminder'",
  );
  return row?.at ?? null;
}

/** The earliest time for the next reminders; null when they can go out now. */
export function nextRemindersAt(lastAt: string | null, now: Date): string | null {
  if (lastAt === null) return null;
  const next = new Date(Date.parse(lastAt) + DAY_MS);
  return next > now ? next.toISOString() : null;
}

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

const SELECT =
  'SELECT emails.id, kind, emails.created_at, due_at, sent_at, failed_at, error,' +
  ' guest_one_first, guest_one_last, guest_two_first, guest_two_last, rsvps.email AS guest_email,' +
  ' invited.name AS invited_name, invited.email AS invited_email FROM emails' +
  ' LEFT JOIN rsvps ON rsvps.id = emails.rsvp LEFT JOIN invited ON invited.id = emails.invited';
const FAILED =
  `${SELECT} WHERE failed_at IS NOT NULL` + ` ORDER BY emails.id DESC LIMIT ${MAX_FAILED_ENTRIES}`;
// The couple has the notifications that were sent to them in their own mailbox.
const RECENT =
  `${SELECT} WHERE failed_at IS NULL AND (kind <> 'notification' OR sent_at IS NULL)` +
  ` ORDER BY emails.id DESC LIMIT ${RECENT_ENTRIES}`;

function toEntry(row: Row): EmailLogEntry {
  const { id, kind, error, sent_at: sentAt, failed_at: failedAt } = row;
  const state = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
  return {
    id,
    kind,
    state,
    name: row.invited_name ?? joinNames(guestNames(row)),
    address: kind === 'notification' ? null : (row.invited_email ?? row.guest_email),
    at: sentAt ?? failedAt ?? row.created_at,
    nextAt: state === 'waiting' ? row.due_at : null,
    error,
  };
}
