import { getFirstLanguage, LANGUAGE_DETAILS, type LanguageCode } from './languages.ts';
import {
  createTexts,
  localizeFaq,
  localizeOptionalSections,
  localizeQuestion,
  localizeStay,
  localizeTravel,
  type Texts,
} from './localize-sections.ts';
import type { Wedding, WeddingEvent } from './localized-wedding.ts';
import type { WeddingDocument } from './wedding.ts';
import { addHours, formatDay, toEnglishLocale, toInstant } from './zone-time.ts';

/** An event without an end ends after these hours, in calendars and for the words afterwards. */
const DEFAULT_HOURS = 5;

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
export function localizeWedding(
  document: WeddingDocument,
  language = getFirstLanguage(document),
): Wedding {
  const locale = getLocale(document, language);
  const texts = createTexts(document, language);
  const { override, paragraphs, picture, t } = texts;
  const { afterwards, carousel, couple, couplePhoto, date, timeZone } = document;
  const events = document.celebrate.events.map((event) =>
    localizeEvent(event, { locale, timeZone, texts }),
  );
  const { longDay } = formatDay(date, locale);
  return {
    language,
    locale,
    timeZone,
    title: t(document.title) || `${couple.join(' & ')} · ${longDay}`,
    couple,
    date,
    dateLine: override(document.dateLine) ?? longDay.toLocaleUpperCase(locale),
    venueLine: t(document.venueLine),
    ornament: document.ornament ?? '',
    ...(couplePhoto && { couplePhoto: picture(couplePhoto) }),
    theme: document.theme ?? {},
    celebrate: {
      heading: t(document.celebrate.heading),
      introduction: t(document.celebrate.introduction),
      events,
    },
    stay: localizeStay(document.stay, texts),
    travel: localizeTravel(document.travel, texts),
    faq: localizeFaq(document.faq, texts),
    strip: (document.strip ?? []).map(picture),
    rsvp: localizeRsvp(document, language, { texts, events }),
    carousel: {
      label: t(carousel?.label),
      pictures: (carousel?.pictures ?? []).map(picture),
    },
    ...localizeOptionalSections(document, texts),
    farewell: t(document.farewell),
    ...(afterwards && {
      afterwards: {
        heading: t(afterwards.heading),
        text: paragraphs(afterwards.text),
        startsAt: getLastEnd(events),
      },
    }),
  };
}

/** The language and region for dates and times, as in `<html lang>`. */
export function getLocale(
  { english }: Pick<WeddingDocument, 'english'>,
  language: LanguageCode,
): string {
  return (language === 'en' && english) || LANGUAGE_DETAILS[language].locale;
}

/** A day in a sentence for the couple, as in 'March 15, 2026'. */
export function formatEnglishDay(document: WeddingDocument, localTime: string): string {
  const locale = getLocale(document, getFirstLanguage(document));
  return formatDay(localTime, toEnglishLocale(locale)).longDay;
}

type EventDocument = WeddingDocument['celebrate']['events'][number];

function localizeEvent(
  event: EventDocument,
  { locale, timeZone, texts }: { locale: string; timeZone: string; texts: Texts },
): WeddingEvent {
  const { override, picture, t } = texts;
  const { details, endsAt, startsAt } = event;
  const start = formatDay(startsAt, locale);
  return {
    id: event.id,
    title: t(event.title),
    date: override(event.dateText) ?? start.longDayOfWeek,
    time: override(event.timeText) ?? start.time,
    startsAt: toInstant(startsAt, timeZone),
    endsAt: toInstant(endsAt ?? addHours(startsAt, DEFAULT_HOURS), timeZone),
    location: t(event.location),
    description: t(event.description),
    dresscode: t(event.dresscode),
    icon: '',
    ...(event.image && { image: picture(event.image) }),
    ...(event.featured && { featured: true }),
    details: {
      attire: t(details.attire),
      address: t(details.address),
      timeline: (details.timeline ?? []).map(t),
    },
    guests: event.guests ?? 'all',
    revision: event.revision ?? 0,
  };
}

function localizeRsvp(
  document: WeddingDocument,
  language: LanguageCode,
  { texts, events }: { texts: Texts; events: readonly WeddingEvent[] },
): Wedding['rsvp'] {
  const { link, override, t } = texts;
  const { afterwards, rsvp, timeZone } = document;
  const { closed, deadline } = rsvp;
  // The words for afterwards take the form's place.
  const closesAt = rsvp.closesAt
    ? toInstant(rsvp.closesAt, timeZone)
    : afterwards && getLastEnd(events);
  const { longDay } = formatDay(deadline, getLocale(document, language));
  return {
    heading: t(rsvp.heading),
    text: t(rsvp.text),
    deadline,
    deadlineLine: override(rsvp.deadlineText) ?? LANGUAGE_DETAILS[language].toDeadlineLine(longDay),
    events: rsvp.events ?? events.map(({ id }) => id),
    maxGuests: rsvp.maxGuests ?? 2,
    ...(rsvp.questions?.length && {
      questions: rsvp.questions.map((question) => localizeQuestion(question, texts)),
    }),
    ...(rsvp.formerQuestions && { formerQuestions: rsvp.formerQuestions }),
    ...(rsvp.dietaryPerPerson && { dietaryPerPerson: true as const }),
    ...(closesAt && { closesAt }),
    ...(closed && { closed: { text: t(closed.text), link: link(closed.link) } }),
    thanks: t(rsvp.thanks),
    thanksDeclined: t(rsvp.thanksDeclined) || t(rsvp.thanks),
    footnote: t(rsvp.footnote),
  };
}

function getLastEnd(events: readonly WeddingEvent[]): string {
  const [last] = events.map(({ endsAt }) => endsAt).sort((a, b) => Date.parse(b) - Date.parse(a));
  return last ?? '';
}
