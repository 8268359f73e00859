import { formatVeniceTime, mentionsDay, WEDDING_ZONE } from './venice-time.ts';
import { formatContentPath, type Wedding } from './wedding.ts';

/** Finds dates, weekdays and times in the content that contradict each other. */
export function findDateIssues(wedding: Wedding): string[] {
  return [
    ...findEventIssues(wedding),
    ...findDayIssues(wedding),
    ...findClosingIssues(wedding),
    ...findWeekdayIssues(wedding),
  ];
}

function findEventIssues({ celebrate, date, locale }: Wedding): string[] {
  const issues: string[] = [];
  for (const [index, event] of celebrate.events.entries()) {
    const path = `celebrate.events.${index}`;
    const start = formatVeniceTime(event.startsAt, locale);
    if (event.startsAt.slice(0, 16) !== `${start.isoDay}T${start.isoTime}`) {
      issues.push(
        `${path}.startsAt ${event.startsAt} is ${start.isoDay}T${start.isoTime} in ${WEDDING_ZONE}: correct its offset`,
      );
    }
    if (!mentionsDay(event.date, start) || !event.date.includes(start.weekday)) {
      issues.push(
        `${path}.date says '${event.date}', but startsAt is ${start.longDayOfWeek} in ${WEDDING_ZONE}`,
      );
    }
    // Italians write 17.30, computers 17:30.
    const times = [start.time, start.time.replace(':', '.')];
    if (!times.some((time) => event.time.startsWith(time))) {
      issues.push(
        `${path}.time says '${event.time}', but startsAt is ${start.time} in ${WEDDING_ZONE}`,
      );
    }
    if (event.endsAt && Date.parse(event.endsAt) <= Date.parse(event.startsAt)) {
      issues.push(`${path}.endsAt is not after startsAt`);
    }
    const previous = celebrate.events[index - 1];
    if (previous && Date.parse(previous.startsAt) >= Date.parse(event.startsAt)) {
      issues.push(`${path} starts before the event above it: put the events in order`);
    }
  }
  const days = celebrate.events.map((event) => event.startsAt.slice(0, 10));
  if (!days.includes(date)) issues.push(`date is ${date}, but no event is on that day`);
  return issues;
}

function findDayIssues({ date, dateLine, faq, locale, rsvp }: Wedding): string[] {
  const issues: string[] = [];
  const checkMention = (path: string, text: string, day: string) => {
    const noon = formatVeniceTime(`${day}T12:00:00Z`, locale);
    if (!mentionsDay(text, noon)) issues.push(`${path} does not say ${noon.longDay} (${day})`);
  };
  checkMention('dateLine', dateLine, date);
  checkMention('rsvp.deadlineLine', rsvp.deadlineLine, rsvp.deadline);
  checkMention('faq.items.1.answer', faq.items[1]?.answer.join(' ') ?? '', rsvp.plusOneNamesDue);
  if (rsvp.deadline > date) issues.push('rsvp.deadline is after the wedding');
  if (rsvp.plusOneNamesDue > date) issues.push('rsvp.plusOneNamesDue is after the wedding');
  return issues;
}

function findClosingIssues({ celebrate, locale, rsvp }: Wedding): string[] {
  const { closed, closesAt, deadline } = rsvp;
  if (!closesAt) return [];
  const issues: string[] = [];
  const closing = formatVeniceTime(closesAt, locale);
  if (closesAt.slice(0, 16) !== `${closing.isoDay}T${closing.isoTime}`) {
    issues.push(
      `rsvp.closesAt ${closesAt} is ${closing.isoDay}T${closing.isoTime} in ${WEDDING_ZONE}: correct its offset`,
    );
  }
  if (closing.isoDay <= deadline) {
    issues.push(`rsvp.closesAt is before the end of ${deadline}, the deadline`);
  }
  const lastEvent = celebrate.events.at(-1);
  if (lastEvent && Date.parse(closesAt) > Date.parse(lastEvent.startsAt)) {
    issues.push('rsvp.closesAt is after the start of the last event');
  }
  if (!closed) {
    issues.push('rsvp.closed is missing: tell guests how to reach you once replies are closed');
  }
  return issues;
}

// findEventIssues compares these dates with `startsAt`.
const EVENT_DATE = /^celebrate\.events\.\d+\.date$/;

/** Finds dates in any text of the content whose weekday is wrong. */
function findWeekdayIssues(wedding: Wedding): string[] {
  const { locale } = wedding;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map(
    (day) => formatVeniceTime(`2024-01-0${day}T12:00:00Z`, locale).weekday,
  );
  const months = Array.from(
    { length: 12 },
    (_, month) =>
      formatVeniceTime(new Date(Date.UTC(2024, month, 15, 12)).toISOString(), locale).month,
  );
  const oneOf = (names: string[]) => names.map((name) => RegExp.escape(name)).join('|');
  // 'Friday, June 5th, 2026', and 'venerdì 5 giugno 2026'.
  const datePattern = new RegExp(
    `(?<weekday>${oneOf(weekdays)}),? (?:(?<month>${oneOf(months)}) (?<day>\\d{1,2})\\p{L}*,?|(?<day>\\d{1,2})\\p{L}* (?<month>${oneOf(months)})) (?<year>\\d{4})`,
    'giu',
  );
  const isSame = (a: string, b = '') => a.toLowerCase() === b.toLowerCase();
  const texts = [...findTexts(wedding)].filter(({ path }) => !EVENT_DATE.test(path));
  return texts.flatMap(({ text, path }) =>
    [...text.matchAll(datePattern)].flatMap(({ 0: date, groups = {} }) => {
      const { day, month, weekday, year } = groups;
      const monthIndex = months.findIndex((name) => isSame(name, month));
      const noon = new Date(Date.UTC(Number(year), monthIndex, Number(day), 12)).toISOString();
      const actual = formatVeniceTime(noon, locale).weekday;
      if (isSame(actual, weekday)) return [];
      return [`${path} says '${date}', but that day is a ${actual}`];
    }),
  );
}

function* findTexts(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<{ text: string; path: string }> {
  if (typeof value === 'string') yield { text: value, path: formatContentPath(path) };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* findTexts(inner, [...path, key]);
}
