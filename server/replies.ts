import type { Attendance, StoredRsvp } from '../domain/rsvp.ts';
import { formatCsv } from './dashboard/csv.ts';
import { STORED_COLUMNS } from './tables/rsvps.ts';

const HEADINGS = [
  'No.',
  'Received (UTC)',
  'Guests',
  'Email',
  'Welcome Party',
  'Wedding',
  'Count',
  'Dietary restrictions',
];
const GAP = '  ';

/** The replies as CSV with the columns of the table. */
export function formatRepliesAsCsv(replies: readonly StoredRsvp[]): string {
  return formatCsv(
    STORED_COLUMNS,
    replies.map((reply) => STORED_COLUMNS.map((column) => reply[column])),
  );
}

/** The replies as a table for the terminal, with their count. */
export function formatRepliesAsTable(replies: readonly StoredRsvp[]): string {
  if (replies.length === 0) return 'No replies yet.\n';
  const rows = [HEADINGS, ...replies.map(toCells)];
  const widths = HEADINGS.map((_, column) =>
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

function toCells(reply: StoredRsvp): string[] {
  const one = `${reply.guest_one_first} ${reply.guest_one_last}`;
  const two = [reply.guest_two_first, reply.guest_two_last].filter(Boolean).join(' ');
  return [
    String(reply.id),
    reply.created_at.slice(0, 16).replace('T', ' '),
    two ? `${one} & ${two}` : one,
    reply.email,
    YES_NO[reply.welcome_party],
    YES_NO[reply.wedding],
    String(reply.guests_count),
    reply.dietary_restrictions ?? '',
  ].map(toSingleLine);
}

const YES_NO: Record<Attendance, string> = { attending: 'yes', 'not-attending': 'no' };

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
