import { listPrivateEvents } from '../wedding/private-events.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import { toInstant } from '../wedding/zone-time.ts';
import type { PhotoSettings } from './photos-api.ts';

/** Whether the wedding page links to the photographs, and guests can add some: from the day of the first event on. */
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
