import { formatTime } from './format-date.ts';
import type { LocalText } from './languages.ts';
import { addHours, toInstant } from './zone-time.ts';

/** In the document: a time such as '18:00' in the wedding's time zone, without a day. */
type StepDocument = {
  time?: string | undefined;
  text: LocalText;
  place?: LocalText | undefined;
  note?: LocalText | undefined;
};

type Options = {
  /** When the event starts, as a local time. */
  startsAt: string;
  timeZone: string;
  locale: string;
  t: (text: LocalText | undefined) => string;
};

export function localizeStep(
  { note, place, text, time }: StepDocument,
  { locale, startsAt, t, timeZone }: Options,
) {
  const localTime = time && toStepTime(startsAt, time);
  return {
    text: t(text),
    ...(localTime && {
      time: formatTime(localTime, locale),
      startsAt: toInstant(localTime, timeZone),
    }),
    ...(place && { place: t(place) }),
    ...(note && { note: t(note) }),
  };
}

/** A line of an event's schedule, in one language. */
export type Step = ReturnType<typeof localizeStep>;

/** In one line, as in '6:00 PM · Ceremony, Antique Garden (Please be seated by 5:45.)'. */
export function formatStep({ note, place, text, time }: Step): string {
  const words = [text, place].filter(Boolean).join(', ');
  return [time, note ? `${words} (${note})` : words].filter(Boolean).join(' · ');
}

const NIGHT_END = '06:00';
const MAX_HOURS_BEFORE = 6;

/**
 * The local time of a step, with its day. The night after an event belongs to it: 00:30 is half an hour after
 * midnight. A step can be before its event, which may itself start at night.
 */
export function toStepTime(startsAt: string, time: string): string {
  const earliest = addHours(startsAt, -MAX_HOURS_BEFORE);
  const morning = `${startsAt.slice(0, 10)}T${NIGHT_END}`;
  const first = earliest < morning ? earliest : morning;
  const sameDay = `${first.slice(0, 10)}T${time}`;
  return sameDay < first ? addHours(sameDay, 24) : sameDay;
}
