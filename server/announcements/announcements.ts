import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Announcement } from '../../domain/announcements/announcement.ts';
import type { AnnouncementTexts } from '../../domain/announcements/announcement-api.ts';
import { chooseLanguage, getFirstLanguage, LANGUAGES } from '../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { type Log, toLoggableError } from '../platform/log.ts';

export const announcementsTable = defineTable(
  'announcements',
  { id: 'id', created_at: 'text', changed_at: 'text', shown_until: 'text', texts: 'text' },
  { title: 'announcements', contains: 'announcements' },
);

/** How long another copy of the server shows an announcement that was removed. */
const MAX_AGE_MS = 1_000;
/** A page must not wait longer for a database that does not answer. */
const MAX_WAIT_MS = 250;

export type Announcements = {
  /** The announcement in a guest's language, at most a second old; null before the first one ever. */
  read(language: string | null): Promise<Announcement | null>;
  /** Sends it to an open page. */
  get(c: Context): Promise<Response>;
  /** The next `read` sees a change that was made just now. */
  reload(): void;
};

/** Reads the announcement at most once a second, and keeps the known one after an error. */
export function createAnnouncements(
  queries: Queries,
  getDocument: () => Pick<WeddingDocument, 'languages'>,
  warn: Log['warn'],
): Announcements {
  let last: StoredAnnouncement | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      last = await findLastAnnouncement(queries);
    } catch (error) {
      warn(toLoggableError(error), 'the announcement could not be read');
    }
  }

  async function refresh(): Promise<void> {
    if (performance.now() - readAt >= MAX_AGE_MS) {
      readAt = performance.now();
      reading = load();
    }
    await Promise.race([reading, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
  }

  async function read(requested: string | null): Promise<Announcement | null> {
    await refresh();
    if (!last) return null;
    const document = getDocument();
    const first = getFirstLanguage(document);
    // The website's languages may have changed since it was written.
    const codes = [chooseLanguage(document, requested), first, ...LANGUAGES];
    const language = codes.find((code) => last?.texts[code]) ?? first;
    const { id, changedAt, shownUntil, texts } = last;
    const text = isShown(last) ? (texts[language] ?? '') : '';
    return { id, changedAt, text, language, shownUntil };
  }

  return {
    read,
    async get(c) {
      return c.json(await read(c.req.param('language') ?? null));
    },
    reload() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

type StoredAnnouncement = {
  id: number;
  createdAt: string;
  changedAt: string;
  shownUntil: string;
  texts: AnnouncementTexts;
};

/** The last announcement, also when it is over; null before the first one. */
export async function findLastAnnouncement(queries: Queries): Promise<StoredAnnouncement | null> {
  const [row] = await queries.query<Omit<StoredAnnouncement, 'texts'> & { texts: string }>(
    'SELECT id, created_at AS "createdAt", changed_at AS "changedAt", shown_until AS "shownUntil", texts' +
      ' FROM announcements ORDER BY id DESC LIMIT 1',
  );
  return row ? { ...row, texts: JSON.parse(row.texts) as AnnouncementTexts } : null;
}

/** Announces texts. The same texts with another end stay the same announcement. */
export async function putAnnouncement(
  queries: Queries,
  { texts, shownUntil }: Pick<StoredAnnouncement, 'texts' | 'shownUntil'>,
  now = Date.now(),
): Promise<void> {
  const last = await findLastAnnouncement(queries);
  const changedAt = laterThan(last, now);
  const json = JSON.stringify(texts);
  if (last && isShown(last, now) && JSON.stringify(last.texts) === json) {
    await queries.query(
      'UPDATE announcements SET shown_until = $1, changed_at = $2 WHERE id = $3',
      [shownUntil, changedAt, last.id],
    );
  } else {
    await queries.query(
      'INSERT INTO announcements (changed_at, shown_until, texts) VALUES ($1, $2, $3)',
      [changedAt, shownUntil, json],
    );
  }
}

export async function endAnnouncement(queries: Queries): Promise<void> {
  const now = Date.now();
  const last = await findLastAnnouncement(queries);
  if (!last || !isShown(last, now)) return;
  await queries.query('UPDATE announcements SET shown_until = $1, changed_at = $2 WHERE id = $3', [
    new Date(now).toISOString(),
    laterThan(last, now),
    last.id,
  ]);
}

export function isShown({ shownUntil }: StoredAnnouncement, now = Date.now()): boolean {
  return Date.parse(shownUntil) > now;
}

/** A page keeps the announcement that was changed last, also if a clock was set back. */
function laterThan(last: StoredAnnouncement | null, now: number): string {
  return new Date(Math.max(now, last ? Date.parse(last.changedAt) + 1 : 0)).toISOString();
}
