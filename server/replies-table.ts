import type { Attendance, StoredRsvp } from '../domain/rsvp.ts';

const HEADINGS = [
  'No.',
  'Received (UTC)',
  'Guests',
  'E-mail',
  'Welcome Party',
  'Wedding',
  'Count',
  'Dietary restrictions',
];
const GAP = '  ';

/** The replies as a table for a terminal, with a line that counts them. */
export function repliesAsTable(replies: readonly StoredRsvp[]): string {
  if (replies.length === 0) return 'No replies yet.\n';
  const rows = [HEADINGS, ...replies.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => width(row[column]))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column]))
      .join(GAP)
      .trimEnd(),
  );
  const rule = widths.map((columns) => '─'.repeat(columns)).join(GAP);
  return [lines[0], rule, ...lines.slice(1), '', summary(replies), ''].join('\n');
}

function cellsOf(reply: StoredRsvp): string[] {
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
  ].map(oneLine);
}

const YES_NO: Record<Attendance, string> = { attending: 'yes', 'not-attending': 'no' };

function summary(replies: readonly StoredRsvp[]): string {
  const addresses = new Set(replies.map(({ email }) => email.toLowerCase())).size;
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`;
  if (addresses === replies.length) return `${count}.`;
  return `${count} from ${addresses} e-mail ${addresses === 1 ? 'address' : 'addresses'}; where one replied again, its last reply counts.`;
}

// Marks that turn the direction of text could make one guest's line read as another's.
const UNSAFE = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

function oneLine(text: string): string {
  return text.replace(UNSAFE, ' ');
}

const graphemes = new Intl.Segmenter();
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60]/u;

/** How many columns a terminal gives a text. */
function width(text = ''): number {
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}

function padded(text: string, columns = 0): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)));
}
