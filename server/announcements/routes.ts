import { Hono } from 'hono';
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementResponse,
  type AnnouncementTexts,
  type PutAnnouncementRequest,
  putAnnouncementSchema,
} from '../../domain/announcements/announcement-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { getFirstLanguage } from '../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { toInstant, toLocalTime } from '../../domain/wedding/zone-time.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { jsonBody, queryOf } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import type { Website } from '../website/website.ts';
import type { Announcements } from './announcements.ts';
import {
  endAnnouncement,
  findLastAnnouncement,
  isShown,
  putAnnouncement,
} from './announcements.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The announcement at the top of the guests' page. */
export function createAnnouncementRoutes(
  database: Database,
  website: Website,
  announcements: Announcements,
) {
  const getDocument = () => website.current().document;

  /** Changes the announcement; throws if it has another version by now. */
  async function change(version: string | null, work: (queries: Queries) => Promise<void>) {
    const document = getDocument();
    const response = await database.exclusiveTransaction(async (queries) => {
      const current = await toResponse(queries, document);
      if (current.version !== version) throw rejections.announcementConflict(current);
      await work(queries);
      return toResponse(queries, document);
    });
    announcements.reload();
    return response;
  }

  return new Hono()
    .get('/', async (c) => c.json(await toResponse(database, getDocument())))
    .put('/', jsonBody(putAnnouncementSchema), async (c) => {
      const request = c.req.valid('json');
      const announcement = toAnnouncement(request, getDocument());
      return c.json(
        await change(request.version, (queries) => putAnnouncement(queries, announcement)),
      );
    })
    .delete('/', queryOf('version'), async (c) => {
      const { version } = c.req.valid('query');
      return c.json(await change(version || null, endAnnouncement));
    });
}

/** Throws Rejection for an announcement that no guest could read. */
function toAnnouncement({ texts, until }: PutAnnouncementRequest, document: WeddingDocument) {
  const { errors } = getMessages('announcements');
  const filled: AnnouncementTexts = {};
  for (const language of document.languages) {
    if (texts[language]) filled[language] = texts[language];
  }
  const first = getFirstLanguage(document);
  if (!filled[first]) throw rejections.invalid(errors.write, first);
  if (Object.entries(texts).some(([language, text]) => text && !Object.hasOwn(filled, language))) {
    throw rejections.invalid(errors.notInLanguage, 'texts');
  }
  const end = new Date(toInstant(until, document.timeZone));
  const milliseconds = end.getTime() - Date.now();
  if (milliseconds <= 0) throw rejections.invalid(errors.chooseLaterTime, 'until');
  if (milliseconds > ANNOUNCEMENT_LIMITS.days * DAY_MS) {
    throw rejections.invalid(errors.chooseTimeWithinYear, 'until');
  }
  return { texts: filled, shownUntil: end.toISOString() };
}

async function toResponse(
  queries: Queries,
  { languages, timeZone }: WeddingDocument,
): Promise<AnnouncementResponse> {
  const last = await findLastAnnouncement(queries);
  const current = last && isShown(last) ? last : null;
  return {
    version: last?.changedAt ?? null,
    current: current && {
      createdAt: current.createdAt,
      texts: current.texts,
      until: toLocalTime(current.shownUntil, timeZone),
    },
    languages: [...languages],
    timeZone,
  };
}
