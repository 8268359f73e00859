import * as z from 'zod/mini';
import { getMessages } from '../dashboard/messages/messages.ts';
import { MANY_LINES, text } from '../replies/rsvp.ts';
import { LANGUAGES, type LanguageCode } from '../wedding/languages.ts';

export const ANNOUNCEMENT_LIMITS = { text: 300, days: 365 } as const;

/** `GET /announcement`, and the response of the other two. */
export type AnnouncementResponse = {
  /** Changes with every announcement; a request to change it names the version it is based on. */
  version: string | null;
  /** The one that guests see now; null while nothing is announced. */
  current: CurrentAnnouncement | null;
  /** The languages of the website, the first one first. */
  languages: LanguageCode[];
  timeZone: string;
};

export type AnnouncementTexts = Partial<Record<LanguageCode, string>>;

export type CurrentAnnouncement = {
  createdAt: string;
  texts: AnnouncementTexts;
  /** In the time zone of the wedding: '2026-06-05T17:00'. */
  until: string;
};

/** In the time zone of the wedding: '2026-06-05T17:00'. */
export const localTimeSchema = z
  .string()
  .check(
    z.refine(
      (time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && !Number.isNaN(Date.parse(`${time}Z`)),
      { error: () => getMessages('announcements').errors.chooseTime },
    ),
  );

/**
 * `PUT /announcement`: shows an announcement instead of the one before. `DELETE /announcement?version=…`
 * removes it. 409 with the current one after another's change.
 */
export const putAnnouncementSchema = z.strictObject({
  version: z.nullable(z.string()),
  texts: z.partialRecord(
    z.enum(LANGUAGES, { error: () => getMessages('announcements').errors.notInLanguage }),
    text(ANNOUNCEMENT_LIMITS.text, MANY_LINES),
  ),
  until: localTimeSchema,
});
export type PutAnnouncementRequest = z.infer<typeof putAnnouncementSchema>;
