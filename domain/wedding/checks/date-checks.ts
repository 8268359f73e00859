import { getMessages } from '../../dashboard/messages/messages.ts';
import {
  getFirstLanguage,
  isTranslations,
  LANGUAGES,
  type LanguageCode,
  type LocalText,
} from '../languages.ts';
import { formatDayForCouple, getLocale } from '../localize.ts';
import { toStepTime } from '../steps.ts';
import type { WeddingDocument } from '../wedding.ts';
import { formatDay } from '../zone-time.ts';
import type { ContentIssue, ContentPath } from './content-issue.ts';

/** Finds dates, weekdays and times in the content that contradict each other. */
export function findDateIssues(document: WeddingDocument): ContentIssue[] {
  return [
    ...findOrderIssues(document),
    ...findClosingIssues(document),
    ...findOverrideIssues(document),
    ...findWeekdayIssues(document),
  ];
}

/** Events without an end do not prevent publishing. */
export function findMissingEnds({ celebrate }: WeddingDocument): ContentIssue[] {
  return celebrate.events.flatMap(({ endsAt }, index) =>
    endsAt
      ? []
      : [
          {
            path: ['celebrate', 'events', index, 'endsAt'],
            message: getMessages('content').checks.noEnd,
          },
        ],
  );
}

function findOrderIssues({ celebrate, date, rsvp }: WeddingDocument): ContentIssue[] {
  const texts = getMessages('content').checks;
  const issues: ContentIssue[] = [];
  for (const [index, event] of celebrate.events.entries()) {
    const path = ['celebrate', 'events', index];
    if (event.endsAt && event.endsAt <= event.startsAt) {
      issues.push({ path: [...path, 'endsAt'], message: texts.endsBeforeStart });
    }
    issues.push(...findStepIssues(event, path));
    const previous = celebrate.events[index - 1];
    if (previous && previous.startsAt > event.startsAt) {
      issues.push({
        path: [...path, 'startsAt'],
        message: texts.notInOrder,
      });
    }
  }
  if (!celebrate.events.some(({ startsAt }) => startsAt.startsWith(date))) {
    issues.push({ path: ['date'], message: texts.noEventOnDay });
  }
  if (rsvp.deadline > date) {
    issues.push({ path: ['rsvp', 'deadline'], message: texts.deadlineTooLate });
  }
  return issues;
}

type EventDocument = WeddingDocument['celebrate']['events'][number];

function findStepIssues({ details, startsAt }: EventDocument, path: ContentPath): ContentIssue[] {
  let latest = '';
  return (details.timeline ?? []).flatMap(({ time }, index) => {
    const at = time ? toStepTime(startsAt, time) : latest;
    if (at < latest) {
      return {
        path: [...path, 'details', 'timeline', index, 'time'],
        message: getMessages('content').checks.stepNotInOrder,
      };
    }
    latest = at;
    return [];
  });
}

function findClosingIssues(document: WeddingDocument): ContentIssue[] {
  const { celebrate, rsvp } = document;
  const { closed, closesAt, deadline } = rsvp;
  if (!closesAt) return [];
  const texts = getMessages('content').checks;
  const issues: ContentIssue[] = [];
  const path = ['rsvp', 'closesAt'];
  // At midnight the day of the deadline only begins.
  if (closesAt <= `${deadline}T00:00`) {
    const day = formatDayForCouple(document, deadline);
    issues.push({
      path,
      message: texts.closesTooEarly(day),
    });
  }
  const lastEvent = celebrate.events.at(-1);
  if (lastEvent && closesAt > lastEvent.startsAt) {
    issues.push({ path, message: texts.closesTooLate });
  }
  if (!closed) {
    issues.push({
      path: ['rsvp', 'closed'],
      message: texts.noWordsWhenClosed,
    });
  }
  return issues;
}

/** Dates and times in the couple's own words must be those of the events. */
function findOverrideIssues(document: WeddingDocument): ContentIssue[] {
  const { celebrate, date, dateLine, rsvp } = document;
  return [
    ...checkOverride(document, ['dateLine'], dateLine, date, contradictsDay),
    ...checkOverride(
      document,
      ['rsvp', 'deadlineText'],
      rsvp.deadlineText,
      rsvp.deadline,
      contradictsDay,
    ),
    ...celebrate.events.flatMap(({ dateText, startsAt, timeText }, index) => {
      const path = ['celebrate', 'events', index];
      return [
        ...checkOverride(document, [...path, 'dateText'], dateText, startsAt, contradictsDay),
        ...checkOverride(document, [...path, 'timeText'], timeText, startsAt, contradictsTime),
      ];
    }),
  ];
}

type Contradiction = (text: string, localTime: string, locale: string) => string | null;

function checkOverride(
  document: WeddingDocument,
  path: ContentPath,
  text: LocalText | undefined,
  localTime: string,
  findContradiction: Contradiction,
): ContentIssue[] {
  if (text === undefined) return [];
  const isOneText = typeof text === 'string';
  const texts = isOneText ? { [getFirstLanguage(document)]: text } : text;
  return LANGUAGES.flatMap((language) => {
    const words = texts[language];
    const actual = words && findContradiction(words, localTime, getLocale(document, language));
    if (!actual) return [];
    return [
      {
        path: isOneText ? path : [...path, language],
        message: getMessages('content').checks.contradiction(words, actual),
      },
    ];
  });
}

const contradictsDay: Contradiction = (text, localTime, locale) => {
  const day = formatDay(localTime, locale);
  const { months, weekdays } = getNames(locale);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const isOtherName = (names: string[], actual: string) =>
    words.some((word) => names.includes(word) && word !== actual.toLowerCase());
  const years = numbers.filter((number) => number > 999);
  const days = numbers.filter((number) => number < 100);
  const isWrong =
    isOtherName(weekdays, day.weekday) ||
    isOtherName(months, day.month) ||
    (years.length > 0 && !years.includes(Number(day.year))) ||
    (days.length > 0 && !days.includes(Number(day.dayOfMonth)));
  return isWrong ? day.longDayOfWeek : null;
};

const contradictsTime: Contradiction = (text, localTime, locale) => {
  const [, hour, minute] = /(\d{1,2})[:.h](\d{2})/.exec(text) ?? [];
  if (!hour || !minute) return null;
  const [startHour, startMinute] = localTime.slice(11).split(':').map(Number);
  const isSame = Number(hour) % 12 === (startHour ?? 0) % 12 && Number(minute) === startMinute;
  return isSame ? null : formatDay(localTime, locale).time;
};

/** The names of the months and weekdays in lower case, from January and from Monday on. */
function getNames(locale: string) {
  return {
    months: Array.from({ length: 12 }, (_, month) =>
      formatDay(`2024-${String(month + 1).padStart(2, '0')}-15`, locale).month.toLowerCase(),
    ),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) =>
      formatDay(`2024-01-0${day}`, locale).weekday.toLowerCase(),
    ),
  };
}

// findOverrideIssues checks these.
const OVERRIDES = new Set<string | number>(['dateLine', 'dateText', 'deadlineText']);

/** Finds dates in any text of the content whose weekday is wrong. */
function findWeekdayIssues(document: WeddingDocument): ContentIssue[] {
  const findWrongWeekdays = new Map(
    LANGUAGES.map((code) => [code, createWeekdayCheck(getLocale(document, code))]),
  );
  return [...findTexts(document, getFirstLanguage(document))]
    .filter(({ path }) => !path.some((key) => OVERRIDES.has(key)))
    .flatMap(({ text, path, language }) =>
      (findWrongWeekdays.get(language)?.(text) ?? []).map((message) => ({ path, message })),
    );
}

/** Finds dates like 'Friday, June 5th, 2026', 'venerdì 5 giugno 2026' and 'Freitag, 5. Juni 2026'. */
function createWeekdayCheck(locale: string): (text: string) => string[] {
  const { months, weekdays } = getNames(locale);
  const oneOf = (names: string[]) => names.map((name) => RegExp.escape(name)).join('|');
  const month = `(?<month>${oneOf(months)})`;
  const pattern = new RegExp(
    `(?<weekday>${oneOf(weekdays)}),? (?:${month} (?<day>\\d{1,2})\\p{L}*,?|(?<day>\\d{1,2})(?:\\.|\\p{L}*)(?: de)? ${month}(?: de)?) (?<year>\\d{4})`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: date, groups = {} }) => {
      const { day = '', month = '', weekday = '', year = '' } = groups;
      const monthNumber = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
      const isoDay = `${year}-${monthNumber}-${day.padStart(2, '0')}`;
      const { noSuchDay, otherWeekday } = getMessages('content').checks;
      if (Number.isNaN(Date.parse(isoDay))) return [noSuchDay(date)];
      const actual = formatDay(isoDay, locale).weekday;
      if (actual.toLowerCase() === weekday.toLowerCase()) return [];
      return [otherWeekday(date, actual)];
    });
}

type FoundText = { text: string; path: ContentPath; language: LanguageCode };

function* findTexts(
  value: unknown,
  language: LanguageCode,
  path: ContentPath = [],
): Generator<FoundText> {
  if (typeof value === 'string') yield { text: value, path, language };
  if (typeof value !== 'object' || value === null) return;
  const hasLanguages = isTranslations(value);
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    yield* findTexts(inner, hasLanguages ? (key as LanguageCode) : language, [...path, key]);
  }
}
