import type { EmailLog, EmailLogEntry } from '../../domain/emails/email-log.ts';
import type { StoredReply } from '../../domain/replies/reply.ts';
import type { Queries } from '../platform/database/database.ts';
import { listRsvpsById } from '../replies/rsvps.ts';
import { formatFullNames } from './email.ts';
import { FAILURES, translateFailure } from './failures.ts';

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
    [FAILURES.openReceipts, new Date(Date.now() - WEEK_MS).toISOString()],
  );
  const overLimit = limited?.latestAt ? { ...limited, latestAt: limited.latestAt } : null;
  const { waiting = 0, sent = 0, failed = 0 } = counts ?? {};
  const rows = [...(await queries.query<Row>(FAILED)), ...(await queries.query<Row>(RECENT))];
  const replies = await listRsvpsById(
    queries,
    rows.map(({ rsvp }) => rsvp),
  );
  const entries = rows
    .toSorted((a, b) => b.id - a.id)
    .map((row) => toEntry(row, replies.get(row.rsvp)));
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
  rsvp: number;
};

const SELECT =
  'SELECT id, kind, created_at, due_at, sent_at, failed_at, error, rsvp FROM emails' +
  ' WHERE rsvp IS NOT NULL';
const FAILED = `${SELECT} AND failed_at IS NOT NULL ORDER BY id DESC LIMIT ${MAX_FAILED_ENTRIES}`;
const RECENT =
  `${SELECT} AND failed_at IS NULL` +
  " AND (kind <> 'notification' OR sent_at IS NULL)" +
  ` ORDER BY id DESC LIMIT ${RECENT_ENTRIES}`;

function toEntry(row: Row, reply: StoredReply | undefined): EmailLogEntry {
  const { id, kind, error, sent_at: sentAt, failed_at: failedAt } = row;
  const state = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
  return {
    id,
    kind,
    state,
    name: reply ? formatFullNames(reply) : '',
    address: kind === 'notification' ? null : (reply?.email ?? null),
    at: sentAt ?? failedAt ?? row.created_at,
    nextAt: state === 'waiting' ? row.due_at : null,
    error: error && translateFailure(error),
  };
}
