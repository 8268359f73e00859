import { chmodSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { joinName, listNames } from '../../domain/replies/names.ts';
import {
  getAttendance,
  getAttendanceByEvent,
  getGuestCount,
  type StoredReply,
} from '../../domain/replies/reply.ts';
import { EVENT_TITLES } from '../../domain/replies/rsvp-schema.ts';
import { formatCsv } from '../lists/csv.ts';
import { CommandError } from '../platform/command-error.ts';
import { getDatabaseFile } from '../platform/database/sqlite-connection.ts';
import type { Settings } from '../settings.ts';
import { openDatabaseForReading } from '../store.ts';
import { listRsvpRows, type RsvpRow, rsvpsTable, toStoredReply } from './rsvps.ts';

const USAGE = `How to read the replies:
  npm run replies                    as a table
  npm run replies -- --csv           as CSV, for a spreadsheet
  npm run replies -- --csv FILE      as CSV, into a file`;

/** Returns the text for stdout; throws CommandError. */
export async function runReplies(
  args: string[],
  getSettings: () => Settings,
  warn: (text: string) => void,
): Promise<string> {
  const { csv, file } = parseArguments(args);
  const rows = await loadRows(getSettings());
  if (!csv) return formatRepliesAsTable(rows.map(toStoredReply));
  if (!file) return formatRepliesAsCsv(rows);
  save(resolve(file), rows);
  warn(`${countReplies(rows)} written to ${resolve(file)}\n`);
  return '';
}

function parseArguments(args: string[]): { csv: boolean; file: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { csv: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > (values.csv ? 1 : 0)) throw new Error('Too many arguments');
    return { csv: values.csv, file: positionals[0] };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function loadRows(settings: Settings): Promise<RsvpRow[]> {
  const { dataDir, databaseUrl, supabase } = settings;
  if (supabase && !databaseUrl) {
    throw new CommandError(
      `The replies are in the table rsvps of ${supabase.url}; read them in the Supabase dashboard.`,
    );
  }
  const database = await openDatabaseForReading(settings);
  if (!database) {
    throw new CommandError(
      `There are no replies: ${getDatabaseFile(dataDir)} does not exist. Start the site once (npm start) or set DATA_DIR.`,
    );
  }
  try {
    return await listRsvpRows(database);
  } finally {
    await database.close();
  }
}

function save(file: string, replies: readonly RsvpRow[]): void {
  try {
    writeFileSync(file, formatRepliesAsCsv(replies), { mode: 0o600 });
    // An existing file keeps its mode otherwise.
    chmodSync(file, 0o600);
  } catch (error) {
    throw new CommandError(`${file} cannot be written. Choose another file.`, { cause: error });
  }
}

/** The replies as CSV with the columns of the table; `answers` only if a reply has them. */
export function formatRepliesAsCsv(rows: readonly RsvpRow[]): string {
  const hasAnswers = rows.some(({ answers }) => answers !== null);
  const columns = rsvpsTable.columnNames.filter((column) => hasAnswers || column !== 'answers');
  return formatCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}

const GAP = '  ';

/** The replies as a table for the terminal, with their count. */
export function formatRepliesAsTable(replies: readonly StoredReply[]): string {
  if (replies.length === 0) return 'No replies yet.\n';
  const ids = replies.flatMap((reply) => Object.keys(getAttendanceByEvent(reply)));
  const events = [...new Set([...Object.keys(EVENT_TITLES), ...ids])];
  const titles = events.map((id) => EVENT_TITLES[id] ?? id);
  const headings = ['No.', 'Received (UTC)', 'Guests', 'Email', ...titles];
  headings.push('Count', 'Dietary restrictions');
  const rows = [headings, ...replies.map((reply) => toCells(reply, events))];
  const widths = headings.map((_, column) =>
    rows.reduce((width, row) => Math.max(width, measureWidth(row[column])), 0),
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

function toCells(reply: StoredReply, events: readonly string[]): string[] {
  const names = listNames(reply).map(joinName);
  return [
    String(reply.id),
    reply.repliedAt.slice(0, 16).replace('T', ' '),
    names.filter(Boolean).join(' & '),
    reply.email,
    ...events.map((event) => YES_NO[getAttendance(reply, event) ?? 'not-asked']),
    String(getGuestCount(reply)),
    reply.note ?? '',
  ].map(toSingleLine);
}

const YES_NO = { attending: 'yes', 'not-attending': 'no', 'not-asked': '' };

function summarize(replies: readonly StoredReply[]): string {
  const addresses = new Set(replies.map(({ email }) => email.toLowerCase())).size;
  const count = countReplies(replies);
  if (addresses === replies.length) return `${count}.`;
  return (
    `${count} from ${addresses} email ${addresses === 1 ? 'address' : 'addresses'}. ` +
    'Of several replies from one address, the last one counts.'
  );
}

function countReplies({ length }: readonly unknown[]): string {
  return length === 1 ? '1 reply' : `${length} replies`;
}

// Marks that change the text direction could make one guest's line look like another's.
const UNSAFE = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

function toSingleLine(text: string): string {
  return text.replace(UNSAFE, ' ');
}

// Almost every cell. The segmenter takes thirteen times as long.
const PRINTABLE_ASCII = /^[ -~]*$/;
const graphemes = new Intl.Segmenter();
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60]/u;

/** The number of terminal columns that a text takes. */
function measureWidth(text = ''): number {
  if (PRINTABLE_ASCII.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}

function pad(text: string, width = 0): string {
  return text + ' '.repeat(Math.max(0, width - measureWidth(text)));
}
