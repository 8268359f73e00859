import { type GuestListHousehold, isInvitedTo } from '../guest-list/guest-list.ts';
import { composeHouseholdName, listPeopleNames } from '../guest-list/guest-list-people.ts';
import { formatMessage } from '../messages/format.ts';
import {
  COUPLE_TEXTS,
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../wedding/languages.ts';
import { joinPlace, localizeOnce } from '../wedding/localize.ts';
import { createTexts } from '../wedding/localize-sections.ts';
import type { Step } from '../wedding/steps.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';

/** A line of the order of the day, or a course of a menu. */
export type PaperLine = { heading: string; text: string };

export type PaperEvent = {
  id: string;
  title: string;
  /** As in 'Saturday, June 6th, 2026 · 17:30'. */
  when: string;
  location: string;
  /** With the address. */
  place: string;
  /** 'invited' for a private event. */
  guests: 'all' | 'invited';
  steps: PaperLine[];
  menu: PaperLine[];
};

/** The texts of the website that are printed, in one language. */
export type PaperTexts = {
  day: string;
  venue: string;
  deadline: string;
  events: PaperEvent[];
};

/** Households read any of our languages, also one that the website does not have. */
type AllPaperTexts = Record<LanguageCode, PaperTexts>;

/** `GET /website/papers` */
export type PaperTextsResponse = {
  texts: AllPaperTexts;
  /** The website has changes that are not published, and that papers do not have. */
  hasChanges: boolean;
};

/** The sentence on a card, unless the couple writes another. `{names}` stands for the household. */
const WORDS = {
  'save-the-dates': ({ saveTheDate }: PaperMessages) => saveTheDate.text,
  invitations: ({ invitation }: PaperMessages) => invitation,
  'thank-you-cards': ({ thanks }: PaperMessages) => thanks,
};

type PaperMessages = (typeof COUPLE_TEXTS)[LanguageCode]['paper'];
export type WordedPaper = keyof typeof WORDS;
/** The couple's own words, for the households of each language. */
export type PaperWords = Partial<Record<WordedPaper, Partial<Record<LanguageCode, string>>>>;

export function hasWords(kind: string): kind is WordedPaper {
  return Object.hasOwn(WORDS, kind);
}

export function getUsualWords(kind: WordedPaper, language: LanguageCode): string {
  return WORDS[kind](COUPLE_TEXTS[language].paper);
}

/** The words before the names of a household and after them. Without `{names}`, the names are last. */
export function splitWords(
  kind: WordedPaper,
  language: LanguageCode,
  words: PaperWords,
): { before: string; after: string } {
  const text = words[kind]?.[language]?.trim() || getUsualWords(kind, language);
  const [before = '', ...after] = text.split('{names}');
  return { before: before.trim(), after: after.join(' ').trim() };
}

export function listPaperTexts(document: WeddingDocument): AllPaperTexts {
  const texts = LANGUAGES.map((language) => [language, localizePapers(document, language)]);
  return Object.fromEntries(texts);
}

function localizePapers(document: WeddingDocument, language: LanguageCode): PaperTexts {
  const { celebrate, dateLine, rsvp, venueLine } = localizeOnce(document, language);
  const { paragraphs } = createTexts(document, language);
  return {
    ...{ day: dateLine, venue: venueLine, deadline: rsvp.deadlineLine },
    events: celebrate.events.map((event, index) => ({
      ...{ id: event.id, title: event.title, guests: event.guests },
      ...{ when: `${event.date} · ${event.time}`, location: event.location },
      place: joinPlace(event),
      steps: event.details.timeline.map(toLine),
      menu: paragraphs(document.celebrate.events[index]?.menu).map(readCourse),
    })),
  };
}

/** The events that the household is invited to, also private ones, and no others. */
export function listOwnEvents(
  { events }: PaperTexts,
  entry: Pick<GuestListHousehold, 'events'>,
): PaperEvent[] {
  return events.filter((event) => isInvitedTo(entry, event));
}

/** The name of a household, and its people if they are not the name: 'The Rossi family' and 'Ada and Luca Rossi'. */
export function nameHousehold(
  { name, people }: Pick<GuestListHousehold, 'name' | 'people'>,
  language: LanguageCode,
): { title: string; people: string } {
  const count = people.filter(({ isGuest }) => isGuest).length;
  const { unnamedGuests } = COUPLE_TEXTS[language].paper;
  const guests = count > 0 ? [formatMessage(unnamedGuests, { count }, language)] : [];
  const { locale } = LANGUAGE_DETAILS[language];
  const list = new Intl.ListFormat(locale).format([...listPeopleNames(people), ...guests]);
  if (name === '' || name === composeHouseholdName(people)) return { title: list, people: '' };
  return { title: name, people: list === name ? '' : list };
}

function toLine({ note, place, text, time = '' }: Step): PaperLine {
  return { heading: time, text: [text, place, note].filter(Boolean).join('\n') };
}

/** The first of several lines is the name of the course. */
function readCourse(course: string): PaperLine {
  const [heading = '', ...dishes] = course.split(/\s*\n\s*/);
  return dishes.length > 0 ? { heading, text: dishes.join('\n') } : { heading: '', text: heading };
}
