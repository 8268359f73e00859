import type { WeddingEvent } from '../wedding/wedding.ts';
import { toInstant } from '../wedding/zone-time.ts';
import { listMoments } from './moments.ts';

const MORNING = '06:00';

/** From the morning of the first event's day, where the wedding is, until the last event ends. */
export function findWeekend(events: readonly WeddingEvent[], timeZone: string) {
  const moments = listMoments(events);
  if (moments.length === 0) return { from: 0, until: 0 };
  const [first] = events.map(({ startsAt }) => startsAt).sort();
  const morning = Date.parse(toInstant(`${first?.slice(0, 10)}T${MORNING}`, timeZone));
  return {
    from: Math.min(morning, moments[0]?.startsAt ?? morning),
    until: Math.max(...moments.map(({ endsAt }) => endsAt)),
  };
}
