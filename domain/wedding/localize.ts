import { findWeekend } from '../weekend/weekend.ts';
import { getFirstLanguage, LANGUAGE_DETAILS, type LanguageCode } from './languages.ts';
import { localizeAddedSections } from './localize-added-sections.ts';
import {
  createTexts,
  localizeFaq,
  localizeOptionalSections,
  localizeQuestion,
  localizeStay,
  localizeTravel,
  type Texts,
} from './localize-sections.ts';
import { leaveOutHidden, placeSections } from './section-order.ts';
import { localizeStep } from './steps.ts';
import type { WeddingDocument } from './wedding.ts';
import { addHours, formatDay, toDashboardLocale, toInstant } from './zone-time.ts';

/** A wedding is over this long after the start of an event without an end. Nobody reads that time. */
const ASSUMED_HOURS = 5;

const localized = new WeakMap<WeddingDocument, Map<LanguageCode, Wedding>>();

/** As `localizeWedding`, once for each document: formatting its dates takes milliseconds. */
export function localizeOnce(
  document: WeddingDocument,
  language = getFirstLanguage(document),
): Wedding {
  const known = localized.get(document) ?? new Map<LanguageCode, Wedding>();
  const wedding = known.get(language) ?? localizeWedding(document, language);
  localized.set(document, known.set(language, wedding));
  return wedding;
}

/**
 * The wedding in one language, the first one by default. The document must have passed `checkWedding`.
 * Absent texts become '' and absent lists [], so that a section without content is an empty one.
 */
export function localizeWedding(whole: WeddingDocument, language = getFirstLanguage(whole)) {
  const document = leaveOutHidden(whole);
  const locale = getLocale(document, language);
  const texts = createTexts(document, language);
  const { override, paragraphs, picture, t } = texts;
  const { afterwards, carousel, couple, couplePhoto, date, timeZone } = document;
  const events = document.celebrate.events.map((event) =>
    localizeEvent(event, { locale, timeZone, texts }),
  );
  const { longDay } = formatDay(date, locale);
  const stay = localizeStay(document.stay, texts);
  const travel = localizeTravel(document.travel, texts);
  const faq = localizeFaq(document.faq, texts);
  const isEmpty: Partial<Record<string, boolean>> = {
    stay: stay.groups.length === 0,
    travel: travel.cards.length === 0 && !travel.map,
    faq: faq.items.length + faq.groups.length === 0,
    strip: document.strip?.length === 0,
    carousel: carousel?.pictures.length === 0,
  };
  return {
    language,
    locale,
    timeZone,
    title: t(document.title) || `${couple.join(' & ')} · ${longDay}`,
    couple,
    date,
    dateLine: override(document.dateLine) ?? longDay.toLocaleUpperCase(locale),
    venueLine: holdSeparators(t(document.venueLine)),
    // The other designs draw their own.
    ornament: (!document.theme?.design && document.ornament) || '',
    ...(couplePhoto && { couplePhoto: picture(couplePhoto) }),
    theme: document.theme ?? ({} as NonNullable<WeddingDocument['theme']>),
    order: placeSections(document).filter(({ id }) => !isEmpty[id]),
    ...(document.sections && {
      sections: localizeAddedSections(document.sections, texts, { locale, timeZone }),
    }),
    celebrate: {
      heading: t(document.celebrate.heading),
      introduction: t(document.celebrate.introduction),
      events,
    },
    ...{ stay, travel, faq },
    strip: (document.strip ?? []).map(picture),
    rsvp: localizeRsvp(document, language, { texts, events }),
    carousel: {
      label: t(carousel?.label),
      pictures: (carousel?.pictures ?? []).map(picture),
    },
    ...localizeOptionalSections(document, texts),
    farewell: t(document.farewell),
    statements: document.statements ?? false,
    weekend: findWeekend(events, timeZone),
    // In place of the form from the end of the last event on.
    ...(afterwards && {
      afterwards: {
        heading: t(afterwards.heading),
        text: paragraphs(afterwards.text),
        pictures: (afterwards.pictures ?? []).map(picture),
        startsAt: getLastEnd(document),
      },
    }),
  };
}

/** On a narrow screen, a separator ends a row and begins none. */
function holdSeparators(text: string): string {
  return text.replaceAll(/ ([·•|–—]) /g, '\u00a0$1 ');
}

/** The instant when the last event ends. */
export function getLastEnd({ celebrate, timeZone }: WeddingDocument): string {
  const ends = celebrate.events.map(
    ({ endsAt, startsAt }) => endsAt ?? addHours(startsAt, ASSUMED_HOURS),
  );
  const last = ends.sort().at(-1);
  return last ? toInstant(last, timeZone) : '';
}

/** The language and region for dates and times, as in `<html lang>`. */
export function getLocale(
  { english }: Pick<WeddingDocument, 'english'>,
  language: LanguageCode,
): string {
  return (language === 'en' && english) || LANGUAGE_DETAILS[language].locale;
}

/** A day in a sentence for the couple, as in 'March 15, 2026'. */
export function formatDayForCouple(document: WeddingDocument, localTime: string): string {
  const locale = getLocale(document, getFirstLanguage(document));
  return formatDay(localTime, toDashboardLocale(locale)).longDay;
}

type EventDocument = WeddingDocument['celebrate']['events'][number];

function localizeEvent(
  event: EventDocument,
  { locale, timeZone, texts }: { locale: string; timeZone: string; texts: Texts },
) {
  const { override, picture, t } = texts;
  const { details, endsAt, startsAt } = event;
  const { attire, dresscode } = localizeDressCode(t(event.dresscode));
  const start = formatDay(startsAt, locale);
  return {
    id: event.id,
    title: t(event.title),
    date: override(event.dateText) ?? start.longDayOfWeek,
    time: override(event.timeText) ?? formatTimes(event, locale),
    // With the offset of the wedding's time zone, as in 2026-06-05T19:00:00+02:00.
    startsAt: toInstant(startsAt, timeZone),
    ...(endsAt && { endsAt: toInstant(endsAt, timeZone) }),
    location: t(event.location),
    description: t(event.description),
    dresscode,
    icon: '' as const,
    ...(event.image && { image: picture(event.image) }),
    ...(event.featured && { featured: true as const }),
    details: {
      attire,
      address: t(details.address),
      timeline: (details.timeline ?? []).map((step) =>
        localizeStep(step, { startsAt, timeZone, locale, t }),
      ),
    },
    guests: event.guests ?? ('all' as const),
    revision: event.revision ?? 0,
  };
}

/** With more, the words are too small for the front of a card. */
const MAX_FRONT_LENGTH = 80;

/**
 * 'Black tie:\ndinner jackets' is 'Black tie' on the card, and 'Black tie: dinner jackets' on its back. One line is
 * only on the card, or if it is long, on the back.
 */
function localizeDressCode(text: string): { dresscode: string; attire: string } {
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  const [first = ''] = lines;
  const isShort = first.length <= MAX_FRONT_LENGTH;
  const attire = lines
    .map((line, at) => (at < lines.length - 1 && /[\p{L}\d)]$/u.test(line) ? `${line}.` : line))
    .join(' ');
  return {
    dresscode: isShort ? first.replace(/[.:,;]$/, '') : '',
    attire: isShort && lines.length === 1 ? '' : attire,
  };
}

/** As in '20:00–23:30' or '7:00 PM – 1:00 AM'; after more than a day with the day of the end. */
function formatTimes({ endsAt, startsAt }: EventDocument, locale: string): string {
  const { time } = formatDay(startsAt, locale);
  if (!endsAt) return time;
  const end = formatDay(endsAt, locale);
  if (endsAt > addHours(startsAt, 24)) return `${time} – ${end.longDay}, ${end.time}`;
  return [time, end.time].join(time.includes(' ') ? ' – ' : '–');
}

/** The place and its address, without the parts of the place that the address repeats. */
export function joinPlace({ details, location }: WeddingEvent): string {
  const { address } = details;
  const isRepeated = (part: string) =>
    new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(part)}(?![\\p{L}\\d])`, 'iu').test(address);
  const parts = location.split(/, */).filter((part) => !isRepeated(part));
  return [...parts, address].filter(Boolean).join(', ');
}

function localizeRsvp(
  document: WeddingDocument,
  language: LanguageCode,
  { texts, events }: { texts: Texts; events: readonly { id: string }[] },
) {
  const { link, override, t } = texts;
  const { afterwards, rsvp, timeZone } = document;
  const { closed, deadline } = rsvp;
  // The words for afterwards take the form's place.
  const closesAt = rsvp.closesAt
    ? toInstant(rsvp.closesAt, timeZone)
    : afterwards && getLastEnd(document);
  const locale = getLocale(document, language);
  const { longDay } = formatDay(deadline, locale);
  return {
    heading: t(rsvp.heading),
    text: t(rsvp.text),
    deadline,
    deadlineLine: override(rsvp.deadlineText) ?? LANGUAGE_DETAILS[language].toDeadlineLine(longDay),
    events: rsvp.events ?? events.map(({ id }) => id),
    maxGuests: rsvp.maxGuests ?? 2,
    ...(rsvp.noDefaultAttendance && { noDefaultAttendance: true as const }),
    // Absent without any, so that the page has no more bytes.
    ...(rsvp.questions?.length && {
      questions: rsvp.questions.map((question) =>
        localizeQuestion(question, document, { locale, texts }),
      ),
    }),
    // For the dashboard; not in the page.
    ...(rsvp.formerQuestions && { formerQuestions: rsvp.formerQuestions }),
    ...(rsvp.dietaryPerPerson && { dietaryPerPerson: true as const }),
    ...(rsvp.asksForAddress && { asksForAddress: true as const }),
    ...(closesAt && { closesAt }),
    ...(closed && { closed: { text: t(closed.text), link: link(closed.link) } }),
    thanks: t(rsvp.thanks),
    thanksDeclined: t(rsvp.thanksDeclined) || t(rsvp.thanks),
    footnote: t(rsvp.footnote),
  };
}

/** The content in one language, as the pages, emails and calendars read it. */
export type Wedding = ReturnType<typeof localizeWedding>;
export type WeddingEvent = ReturnType<typeof localizeEvent>;
export type Hotel = Wedding['stay']['groups'][number]['hotels'][number];
export type TravelCard = Wedding['travel']['cards'][number];
export type WeddingMap = NonNullable<Wedding['travel']['map']>;
export type MapFrame = NonNullable<WeddingMap['frames']>['wide'];
export type Question = Wedding['faq']['items'][number];
/** A question of the couple on the RSVP form. */
export type RsvpQuestion = ReturnType<typeof localizeQuestion>;
/** A question that was removed from the form. */
export type FormerQuestion = Pick<RsvpQuestion, 'id' | 'label' | 'kind' | 'choices' | 'perPerson'>;
