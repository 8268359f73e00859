import type { AnnouncementTexts } from '../../domain/announcements/announcement-api.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';

export const announcementsTable = defineTable(
  'announcements',
  { id: 'id', created_at: 'text', changed_at: 'text', shown_until: 'text', texts: 'text' },
  { title: 'announcements', contains: 'announcements' },
);

export type StoredAnnouncement = {
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
