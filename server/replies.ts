import { getAttendance, getGuestCount } from '../domain/replies/reply-answers.ts';
import type { StoredRsvp } from '../domain/replies/rsvp.ts';
import { formatCsv } from './guest-list/csv.ts';
import { STORED_COLUMNS } from './tables/rsvps.ts';

const GAP = '  ';

/** The replies as CSV with the columns of the table; `answers`, as JSON, only if a reply has them. */
export function formatRepliesAsCsv(replies: readonly StoredRsvp[]): string {
  const hasAnswers = replies.some(({ answers }) => answers);
  const columns = STORED_COLUMNS.filter((column) => hasAnswers || column !== 'answers');
  return formatCsv(
    columns,
    replies.map((reply) =>
      columns.map((column) => {
        if (column !== 'answers') return reply[column];
        return reply.answers ? JSON.stringify(reply.answers) : null;
      }),
    ),
  );
}

/** The replies as a table for the terminal, with their count. */
export function formatRepliesAsTable(replies: readonly StoredRsvp[]): string {
  if (replies.length === 0) return 'No replies yet.\n';
  const events = new Map<string, string>([
    ['welcome_party', 'Welcome Party'],
    ['wedding', 'Wedding'],
    ...replies.flatMap(({ answers }) =>
      Object.keys(answers?.events ?? {}).map((id): [string, string] => [id, id]),
    ),
  ]);
  const headings = ['No.', 'Received (UTC)', 'Guests', 'Email', ...events.values()];
  headings.push('Count', 'Dietary restrictions');
  const rows = [headings, ...replies.map((reply) => toCells(reply, [...events.keys()]))];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => measureWidth(row[column]))),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column]))
      .join(GAP)
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  return [lines[0], rule, ...lines.slice(1), '', summarize(replies), ''].join('\n');
}

function toCells(reply: StoredRsvp, events: readonly string[]): string[] {
  const names = [
    { first: reply.guest_one_first, last: reply.guest_one_last },
    { first: reply.guest_two_first, last: reply.guest_two_last },
    ...(reply.answers?.guests ?? []),
  ].map(({ first, last }) => [first, last].filter(Boolean).join(' '));
  return [
    String(reply.id),
    reply.created_at.slice(0, 16).replace('T', ' '),
    names.filter(Boolean).join(' & '),
    reply.email,
    ...events.map((event) => YES_NO[getAttendance(reply, event) ?? 'not-asked']),
    String(getGuestCount(reply)),
    reply.dietary_restrictions ?? '',
  ].map(toSingleLine);
}

const YES_NO = { attending: 'yes', 'not-attending': 'no', 'not-asked': '' };

function summarize(replies: readonly StoredRsvp[]): string {
  const addresses = new Set(replies.map(({ email }) => email.toLowerCase())).size;
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`;
  if (addresses === replies.length) return `${count}.`;
  return (
    `${count} from ${addresses} email ${addresses === 1 ? 'address' : 'addresses'}. ` +
    'Of several replies from one address, the last one counts.'
  );
}

// Marks that change the text direction could make one guest's line look like another's.
const UNSAFE = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

function toSingleLine(text: string): string {
  return text.replace(UNSAFE, ' ');
}

const graphemes = new Intl.Segmenter();
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60]/u;

/** The number of terminal columns that a text takes. */
function measureWidth(text = ''): number {
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}

function pad(text: string, width = 0): string {
  return text + ' '.repeat(Math.max(0, width - measureWidth(text)));
}
