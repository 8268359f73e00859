// On the guest's device: no time zone is needed, because every time of the content is an instant.
import type { WeddingEvent } from '../wedding/wedding.ts';

type TimedEvent = Pick<WeddingEvent, 'startsAt' | 'endsAt' | 'location'> & {
  details: Pick<WeddingEvent['details'], 'timeline'>;
};

/** A part of an event with a planned time: the steps that begin together, or the event's own start. */
export type Moment = {
  /** The event's place in the list. */
  event: number;
  /** The places of the steps in the timeline; none for the start of the event. */
  steps: number[];
  startsAt: number;
  endsAt: number;
  place: string;
};

const HOUR_MS = 3_600_000;
/** The last part of an event without an end lasts as long, unless another event begins before. */
const ASSUMED_MS = 5 * HOUR_MS;
/** At least, for the last step of an event that ends before it. */
const LAST_STEP_MS = HOUR_MS;

/** Lists the moments of all events by time. Each lasts until the next one of its event. */
export function listMoments(events: readonly TimedEvent[]): Moment[] {
  const all = events.map(listStarts);
  const starts = all.map(([first]) => first?.startsAt ?? 0);
  return all
    .flatMap((moments, index) => {
      const end = Date.parse(events[index]?.endsAt ?? '');
      const last = moments.at(-1)?.startsAt ?? 0;
      const next = Math.min(...starts.filter((start) => start > last));
      const assumedEnd = Math.min(last + ASSUMED_MS, next);
      const endsAt = Number.isNaN(end) ? assumedEnd : Math.max(end, last + LAST_STEP_MS);
      return moments.map((moment, at) => ({
        ...moment,
        endsAt:
          moments.find(({ startsAt }, i) => i > at && startsAt > moment.startsAt)?.startsAt ??
          endsAt,
      }));
    })
    .sort((a, b) => a.startsAt - b.startsAt);
}

type Start = Omit<Moment, 'endsAt'>;

/** By time, as in the timeline. Steps of one time and place are one moment. */
function listStarts({ details, location, startsAt }: TimedEvent, event: number): Start[] {
  const start = Date.parse(startsAt);
  const steps = details.timeline.flatMap((step, index): Start[] => {
    if (!step.startsAt) return [];
    const place = step.place ?? location;
    return [{ event, steps: [index], startsAt: Date.parse(step.startsAt), place }];
  });
  const own = { event, steps: [], startsAt: start, place: location };
  const all = steps.some((step) => step.startsAt === start) ? steps : [own, ...steps];
  all.sort((a, b) => a.startsAt - b.startsAt);
  const groups = Map.groupBy(all, ({ place, startsAt }) => `${startsAt} ${place}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, steps: [first, ...others].flatMap(({ steps }) => steps) }] : [],
  );
}

/** What is on by the plan, with one moment for each place, and what comes next. */
export function findNow(
  moments: readonly Moment[],
  now: number,
): { current: Moment[]; next: Moment[] } {
  const current = moments
    .filter(({ endsAt, startsAt }) => startsAt <= now && now < endsAt)
    // In one place, the part that began last is on.
    .filter(
      ({ place }, index, all) => !all.some((other, at) => at > index && other.place === place),
    );
  const later = moments.filter(({ startsAt }) => startsAt > now);
  return { current, next: later.filter(({ startsAt }) => startsAt === later[0]?.startsAt) };
}
