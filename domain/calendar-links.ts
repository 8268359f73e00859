import type { CalendarEvent } from './calendar.ts';
import { WEDDING_ZONE } from './venice-time.ts';

/** The page of Google Calendar that offers to add the event. */
export function googleLink({ title, place, startsAt, endsAt }: CalendarEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  const dates = [startsAt, endsAt].map((instant) => utc(instant).replaceAll(/[-:]/g, ''));
  url.searchParams.set('text', title);
  url.searchParams.set('dates', dates.join('/'));
  url.searchParams.set('ctz', WEDDING_ZONE);
  url.searchParams.set('location', place);
  return url.href;
}

/** The page of Outlook on the web that offers to add the event. */
export function outlookLink({ title, place, startsAt, endsAt }: CalendarEvent): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent');
  url.searchParams.set('subject', title);
  url.searchParams.set('startdt', utc(startsAt));
  url.searchParams.set('enddt', utc(endsAt));
  url.searchParams.set('location', place);
  return url.href;
}

/** The same instant whatever zone the calendar's owner lives in. */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
