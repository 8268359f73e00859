import type { Context } from 'hono';
import { type GuestListHousehold, isInvitedTo } from '../../domain/guest-list/guest-list.ts';
import { findOwnReply } from '../../domain/invitations/own-replies.ts';
import { getAttendance } from '../../domain/replies/reply.ts';
import { createCalendarEvents, createCalendarFile } from '../../domain/wedding/calendar.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { PersonalLinks } from './personal-links.ts';

type Options = {
  links: Pick<PersonalLinks, 'createFeedToken' | 'findFeed'>;
  source: Pick<GuestDataSource, 'findInvited'>;
  /** With the private events that the household is invited to. */
  findWedding: (language: LanguageCode | null, entry: GuestListHousehold) => Wedding;
};

export type CalendarFeed = ReturnType<typeof createCalendarFeed>;

/** A household's events for its calendar app, which loads them again and again, and has no cookie. */
export function createCalendarFeed({ links, source, findWedding }: Options) {
  return {
    /** The path of the feed for the household whose link this browser has opened. */
    async getPath(c: Context, language: LanguageCode): Promise<string | null> {
      const token = await links.createFeedToken(c);
      return token && `/calendar/${language}/${token}.ics`;
    },

    /** `GET /calendar/:language/:file`. The answer to a wrong, a revoked and a deleted address is the same. */
    async getFeed(c: Context): Promise<Response> {
      const [token = ''] = c.req.param('file')?.split(/\.ics$/) ?? [];
      const id = await links.findFeed(token);
      const invited = id === null ? null : await source.findInvited(id);
      if (!invited) return c.body(null, 404);

      const { entry } = invited;
      const reply = findOwnReply(invited)?.reply;
      const language = LANGUAGES.find((code) => code === c.req.param('language')) ?? null;
      const wedding = findWedding(language, entry);
      const events = wedding.celebrate.events.filter((event) => {
        if (!wedding.rsvp.events.includes(event.id)) return true;
        const isDeclined = reply && getAttendance(reply, event.id) === 'not-attending';
        return isInvitedTo(entry, event) && !isDeclined;
      });
      const entries = createCalendarEvents({
        ...wedding,
        celebrate: { ...wedding.celebrate, events },
      });
      // Not the guests' names: an app may share its calendars.
      const file = createCalendarFile(entries, undefined, wedding.couple.join(' & '));
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Cache-Control', 'private, no-cache');
      return c.body(file);
    },
  };
}
