import type { EmailLog, EmailLogEntry } from '../../domain/emails/email-log.ts';
import type { Queries } from '../platform/database/database.ts';
import { RECEIPT_LIMIT_ERROR } from './compose-email.ts';
import { formatFullNames } from './email.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const RECENT_ENTRIES = 8;
// More failures than this have one cause, the mail server, and the newest show it.
const MAX_FAILED_ENTRIES = 50;

/**
 * The emails about replies. Each mailing has a list of its own, and the couple has the notifications that were sent
 * in their own mailbox.
 */
export async function readEmailLog(queries: Queries): Promise<EmailLog> {
  const [counts] = await queries.query<Record<'waiting' | 'sent' | 'failed', number>>(
    'SELECT count(*) - count(sent_at) - count(failed_at) AS waiting,' +
      " count(CASE WHEN kind <> 'notification' THEN sent_at END) AS sent," +
      " count(failed_at) AS failed FROM emails WHERE kind <> 'mailing'",
  );
  const [limited] = await queries.query<{ count: number; latestAt: string | null }>(
    'SELECT count(*) AS count, max(failed_at) AS "latestAt" FROM emails' +
      " WHERE kind = 'receipt' AND error = $1 AND failed_at > $2",
    [RECEIPT_LIMIT_ERROR, new Date(Date.now() - WEEK_MS).toISOString()],
  );
  const overLimit = limited?.latestAt ? { ...limited, latestAt: limited.latestAt } : null;
  const { waiting = 0, sent = 0, failed = 0 } = counts ?? {};
  const rows = [...(await queries.query<Row>(FAILED)), ...(await queries.query<Row>(RECENT))];
  const entries = rows.toSorted((a, b) => b.id - a.id).map(toEntry);
  return { sent, failed, waiting, overLimit, entries };
}

type Row = {
  id: number;
  kind: EmailLogEntry['kind'];
  created_at: string;
  due_at: string;
  sent_at: string | null;
  failed_at: string | null;
  error: string | null;
  guest_one_first: string;
  guest_one_last: string;
  guest_two_first: string | null;
  guest_two_last: string | null;
  guest_email: string;
};

const SELECT =
  'SELECT emails.id, kind, emails.created_at, due_at, sent_at, failed_at, error,' +
  ' guest_one_first, guest_one_last, guest_two_first, guest_two_last, rsvps.email AS guest_email' +
  ' FROM emails JOIN rsvps ON rsvps.id = emails.rsvp';
const FAILED =
  `${SELECT} WHERE failed_at IS NOT NULL` + ` ORDER BY emails.id DESC LIMIT ${MAX_FAILED_ENTRIES}`;
const RECENT =
  `${SELECT} WHERE failed_at IS NULL` +
  " AND (kind <> 'notification' OR sent_at IS NULL)" +
  ` ORDER BY emails.id DESC LIMIT ${RECENT_ENTRIES}`;

function toEntry(row: Row): EmailLogEntry {
  const { id, kind, error, sent_at: sentAt, failed_at: failedAt } = row;
  const state = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
  return {
    id,
    kind,
    state,
    name: formatFullNames(row),
    address: kind === 'notification' ? null : row.guest_email,
    at: sentAt ?? failedAt ?? row.created_at,
    nextAt: state === 'waiting' ? row.due_at : null,
    error,
  };
}
