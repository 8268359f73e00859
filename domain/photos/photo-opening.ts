import { getLastEnd } from '../wedding/localize.ts';
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

/** The link's text: to add photographs, or after the last event to see them, too. */
export type PhotosLink = 'add' | 'see';

/** How the wedding page begins with a link to the photographs; null without one. */
export function choosePhotosLink(
  { mode, opens }: Pick<PhotoSettings, 'mode' | 'opens'>,
  document: WeddingDocument,
  now = Date.now(),
): PhotosLink | null {
  if (!arePhotosOpen({ opens }, document, now)) return null;
  const lastEnd = Date.parse(getLastEnd(document));
  const isOver = now >= lastEnd;
  // A page that changes after the wedding keeps it for good.
  const stays = opens === 'now' || document.afterwards !== undefined;
  if (!stays && now >= lastEnd + PHOTOS_LINK_DAYS * 24 * 60 * 60 * 1000) return null;
  return isOver && mode !== 'collect' ? 'see' : 'add';
}
