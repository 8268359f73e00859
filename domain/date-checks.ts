import { contentPlace } from './content-place.ts';
import { saysDay, veniceTime, WEDDING_ZONE } from './venice-time.ts';
import type { Wedding } from './wedding.ts';

/** Where the content's dates, weekdays and hours contradict each other, or the clock of Venice. */
export function dateIssues(wedding: Wedding): string[] {
  return [
    ...eventIssues(wedding),
    ...dayIssues(wedding),
    ...closingIssues(wedding),
    ...weekdayIssues(wedding),
  ];
}

function eventIssues({ celebrate, date, locale }: Wedding): string[] {
  const faults: string[] = [];
  for (const [index, event] of celebrate.events.entries()) {
    const here = `celebrate.events.${index}`;
    const at = veniceTime(event.startsAt, locale);
    if (event.startsAt.slice(0, 16) !== `${at.day}T${at.clock}`) {
      faults.push(
        `${here}.startsAt ${event.startsAt} is ${at.day}T${at.clock} in ${WEDDING_ZONE}: mend its offset`,
      );
    }
    if (!saysDay(event.date, at) || !event.date.includes(at.weekday)) {
      faults.push(
        `${here}.date says '${event.date}', but startsAt is ${at.longDayOfWeek} in ${WEDDING_ZONE}`,
      );
    }
    // Italians write 17.30 where their computers write 17:30.
    if (!event.time.startsWith(at.time) && !event.time.startsWith(at.time.replace(':', '.'))) {
      faults.push(
        `${here}.time says '${event.time}', but startsAt is ${at.time} in ${WEDDING_ZONE}`,
      );
    }
    if (event.endsAt && Date.parse(event.endsAt) <= Date.parse(event.startsAt)) {
      faults.push(`${here}.endsAt is not after startsAt`);
    }
    const before = celebrate.events[index - 1];
    if (before && Date.parse(before.startsAt) >= Date.parse(event.startsAt)) {
      faults.push(`${here} starts before the event above it: put the events in order`);
    }
  }
  const days = celebrate.events.map((event) => event.startsAt.slice(0, 10));
  if (!days.includes(date)) faults.push(`date is ${date}, but no event is on that day`);
  return faults;
}

function dayIssues({ date, dateLine, faq, locale, rsvp }: Wedding): string[] {
  const faults: string[] = [];
  const agree = (where: string, text: string, day: string) => {
    const at = veniceTime(`${day}T12:00:00Z`, locale);
    if (!saysDay(text, at)) faults.push(`${where} does not say ${at.longDay} (${day})`);
  };
  agree('dateLine', dateLine, date);
  agree('rsvp.deadlineLine', rsvp.deadlineLine, rsvp.deadline);
  agree('faq.items.1.answer', faq.items[1]?.answer.join(' ') ?? '', rsvp.plusOneNamesDue);
  if (rsvp.deadline > date) faults.push('rsvp.deadline is after the wedding');
  if (rsvp.plusOneNamesDue > date) faults.push('rsvp.plusOneNamesDue is after the wedding');
  return faults;
}

function closingIssues({ celebrate, locale, rsvp }: Wedding): string[] {
  const { closed, closesAt, deadline } = rsvp;
  if (!closesAt) return [];
  const faults: string[] = [];
  const at = veniceTime(closesAt, locale);
  if (closesAt.slice(0, 16) !== `${at.day}T${at.clock}`) {
    faults.push(
      `rsvp.closesAt ${closesAt} is ${at.day}T${at.clock} in ${WEDDING_ZONE}: mend its offset`,
    );
  }
  if (at.day <= deadline)
    faults.push(`rsvp.closesAt is before the end of ${deadline}, the deadline`);
  const last = celebrate.events.at(-1);
  if (last && Date.parse(closesAt) > Date.parse(last.startsAt)) {
    faults.push('rsvp.closesAt is after the last event has begun');
  }
  if (!closed) faults.push('rsvp.closed must say whom to write to once replies are closed');
  return faults;
}

// Held against `startsAt` already.
const EVENT_DATE = /^celebrate\.events\.\d+\.date$/;

/** A weekday beside a date, anywhere in the words but in an event's own date, must be that date's weekday. */
function weekdayIssues(wedding: Wedding): string[] {
  const { locale } = wedding;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((d) => veniceTime(`2024-01-0${d}T12:00:00Z`, locale));
  const months = Array.from({ length: 12 }, (_, m) =>
    veniceTime(new Date(Date.UTC(2024, m, 15, 12)).toISOString(), locale),
  );
  const oneOf = (names: string[]) => names.map((name) => RegExp.escape(name)).join('|');
  const weekdayName = oneOf(weekdays.map((d) => d.weekday));
  const monthName = oneOf(months.map((m) => m.month));
  // 'Friday, June 5th, 2026', and 'venerdì 5 giugno 2026'.
  const dated = new RegExp(
    `(?<weekday>${weekdayName}),? (?:(?<month>${monthName}) (?<day>\\d{1,2})\\p{L}*,?|(?<day>\\d{1,2})\\p{L}* (?<month>${monthName})) (?<year>\\d{4})`,
    'giu',
  );
  const same = (a: string, b = '') => a.toLowerCase() === b.toLowerCase();
  const said = [...texts(wedding)].filter(({ place }) => !EVENT_DATE.test(place));
  return said.flatMap(({ text, place }) =>
    [...text.matchAll(dated)].flatMap(({ 0: date, groups = {} }) => {
      const { day, month, weekday, year } = groups;
      const monthIndex = months.findIndex((m) => same(m.month, month));
      const noon = new Date(Date.UTC(Number(year), monthIndex, Number(day), 12)).toISOString();
      const is = veniceTime(noon, locale).weekday;
      return same(is, weekday) ? [] : [`${place} says '${date}', but that day is a ${is}`];
    }),
  );
}

function* texts(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<{ text: string; place: string }> {
  if (typeof value === 'string') yield { text: value, place: contentPlace(path) };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* texts(inner, [...path, key]);
}
