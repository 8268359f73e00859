import { listPrivateEvents } from '../wedding/private-events.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import { toInstant } from '../wedding/zone-time.ts';
import type { PhotoSettings } from './photos-api.ts';

/** Whether guests can add photographs: from the day of the first event on. */
export function arePhotosOpen(
  { opens }: Pick<PhotoSettings, 'opens'>,
  document: WeddingDocument,
  now = Date.now(),
): boolean {
  if (opens !== 'first-event') return opens === 'now';
  const hidden = listPrivateEvents(document);
  const { events } = document.celebrate;
  const known = events.filter(({ id }) => !hidden.includes(id));
  const [first] = (known.length > 0 ? known : events).map(({ startsAt }) => startsAt).sort();
  if (first === undefined) return true;
  return Date.parse(toInstant(`${first.slice(0, 10)}T00:00`, document.timeZone)) <= now;
}

/** The strip is above the couple’s names: after this time, the page is again as they have designed it. */
export const PHOTOS_LINK_DAYS = 60;

/** Whether the wedding page begins with a link to the photographs. */
export function isPhotosLinkShown(
  settings: Pick<PhotoSettings, 'opens'>,
  document: WeddingDocument,
  now = Date.now(),
): boolean {
  if (!arePhotosOpen(settings, document, now)) return false;
  const last = document.celebrate.events
    .map(({ startsAt }) => startsAt)
    .sort()
    .at(-1);
  if (settings.opens === 'now' || last === undefined) return true;
  const day = Date.parse(toInstant(`${last.slice(0, 10)}T00:00`, document.timeZone));
  return now < day + PHOTOS_LINK_DAYS * 24 * 60 * 60 * 1000;
}
