import { CHART_WAYS, wayBetween } from './chart.ts';
import { type Wedding, weddingSchema } from './wedding.ts';

/** Where the wedding is: every date and time of the content is told in this zone. */
export const WEDDING_ZONE = 'Europe/Rome';

/**
 * What is wrong with the content, one sentence a fault, each naming its place; empty when all is well.
 * `pictureFiles` are the names of the files that exist in `content/pictures/`.
 */
export function checkWedding(content: unknown, pictureFiles: ReadonlySet<string>): string[] {
  const parsed = weddingSchema.safeParse(content, { reportInput: true });
  if (!parsed.success) {
    return parsed.error.issues.map(shapeFault);
  }
  const wedding = parsed.data;
  return [
    ...missingPictures(wedding, pictureFiles),
    ...eventFaults(wedding),
    ...dayFaults(wedding),
    ...closingFaults(wedding),
    ...weekdayFaults(wedding),
    ...mapFaults(wedding),
  ];
}

type Issue = NonNullable<ReturnType<typeof weddingSchema.safeParse>['error']>['issues'][number];

function shapeFault(issue: Issue): string {
  const where = place(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return `${where} has no place for ${issue.keys.join(', ')}: is it misspelt?`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${where} is missing`;
  return `${where} ${issue.message}`;
}

/** Every picture of the content with the place it stands in. */
export function* pictures(value: unknown, path: PropertyKey[] = []): Generator<PicturePlace> {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value && 'alt' in value) yield { file: String(value.file), place: place(path) };
  for (const [key, inner] of Object.entries(value)) yield* pictures(inner, [...path, key]);
}

type PicturePlace = { file: string; place: string };

function missingPictures(wedding: Wedding, files: ReadonlySet<string>): string[] {
  return [...pictures(wedding), { file: wedding.ornament, place: 'ornament' }]
    .filter(({ file }) => !files.has(file))
    .map(({ file, place }) => `${place} names ${file}, which is not in content/pictures/`);
}

function eventFaults({ celebrate, date, locale }: Wedding): string[] {
  const faults: string[] = [];
  for (const [index, event] of celebrate.events.entries()) {
    const here = `celebrate.events.${index}`;
    const at = romeParts(event.startsAt, locale);
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

function dayFaults({ date, dateLine, faq, locale, rsvp }: Wedding): string[] {
  const faults: string[] = [];
  const agree = (where: string, text: string, day: string) => {
    const at = romeParts(`${day}T12:00:00Z`, locale);
    if (!saysDay(text, at)) faults.push(`${where} does not say ${at.longDay} (${day})`);
  };
  agree('dateLine', dateLine, date);
  agree('rsvp.deadlineLine', rsvp.deadlineLine, rsvp.deadline);
  agree('faq.items.1.answer', faq.items[1]?.answer.join(' ') ?? '', rsvp.plusOneNamesDue);
  if (rsvp.deadline > date) faults.push('rsvp.deadline is after the wedding');
  if (rsvp.plusOneNamesDue > date) faults.push('rsvp.plusOneNamesDue is after the wedding');
  return faults;
}

function closingFaults({ celebrate, locale, rsvp }: Wedding): string[] {
  const { closed, closesAt, deadline } = rsvp;
  if (!closesAt) return [];
  const faults: string[] = [];
  const at = romeParts(closesAt, locale);
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

/** The chart may say no other minutes than the travel cards do, and names whatever it leads to. */
function mapFaults({ travel }: Wedding): string[] {
  const { cards, map } = travel;
  if (!map) return [];
  const told = cards.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase()));
  const ends = map.routes.flatMap(({ from, to }) => [from, to]);
  const nameless = new Set([map.venue, ...ends].filter((place) => !map.names[place]));
  return [
    ...[...nameless].map((place) => `travel.map.names.${place} is missing: say what it is called`),
    ...map.routes.flatMap(({ detail, from, to }, index) => {
      const here = `travel.map.routes.${index}`;
      const faults: string[] = [];
      if (!wayBetween(from, to)) {
        faults.push(
          `${here} goes from ${from} to ${to}, but the chart knows these ways alone: ${CHART_WAYS.join(', ')}`,
        );
      }
      if (map.routes.findIndex((other) => other.from === from && other.to === to) < index) {
        faults.push(`${here} goes from ${from} to ${to} once more: one line would hide the other`);
      }
      if (!told.some((value) => value.includes(detail.toLowerCase()))) {
        faults.push(`${here}.detail says '${detail}', which no fact of a travel card says`);
      }
      return faults;
    }),
  ];
}

/** A weekday beside a date, anywhere in the words, must be that date's weekday. */
function weekdayFaults(wedding: Wedding): string[] {
  const { locale } = wedding;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((d) => romeParts(`2024-01-0${d}T12:00:00Z`, locale));
  const months = Array.from({ length: 12 }, (_, m) =>
    romeParts(new Date(Date.UTC(2024, m, 15, 12)).toISOString(), locale),
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
  return [...texts(wedding)].flatMap(({ text, place }) =>
    [...text.matchAll(dated)].flatMap(({ 0: said, groups = {} }) => {
      const { day, month, weekday, year } = groups;
      const monthIndex = months.findIndex((m) => same(m.month, month));
      const noon = new Date(Date.UTC(Number(year), monthIndex, Number(day), 12)).toISOString();
      const is = romeParts(noon, locale).weekday;
      return same(is, weekday) ? [] : [`${place} says '${said}', but that day is a ${is}`];
    }),
  );
}

function* texts(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<{ text: string; place: string }> {
  if (typeof value === 'string') yield { text: value, place: place(path) };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* texts(inner, [...path, key]);
}

type RomeParts = ReturnType<typeof romeParts>;

function romeParts(instant: string, locale: string) {
  const at = new Date(instant);
  const say = (options: Intl.DateTimeFormatOptions, language = locale) =>
    new Intl.DateTimeFormat(language, { timeZone: WEDDING_ZONE, ...options }).format(at);
  return {
    weekday: say({ weekday: 'long' }),
    month: say({ month: 'long' }),
    dayOfMonth: say({ day: 'numeric' }, 'en-US'),
    year: say({ year: 'numeric' }),
    longDay: say({ dateStyle: 'long' }),
    longDayOfWeek: say({ dateStyle: 'full' }),
    /** As in '7:00 PM', with an ordinary space as people type it. */
    time: say({ hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' '),
    day: say({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE'),
    clock: say({ hour: '2-digit', minute: '2-digit' }, 'sv-SE'),
  };
}

function saysDay(text: string, { month, dayOfMonth, year }: RomeParts): boolean {
  return (
    text.toLowerCase().includes(month.toLowerCase()) &&
    text.includes(year) &&
    new RegExp(`(?<!\\d)${dayOfMonth}(?!\\d)`).test(text)
  );
}

function place(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the content';
}
