import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Announcement } from '../../domain/announcements/announcement.ts';
import { chooseLanguage, getFirstLanguage, LANGUAGES } from '../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../platform/database/database.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import { findLastAnnouncement, isShown, type StoredAnnouncement } from './announcements-table.ts';

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
