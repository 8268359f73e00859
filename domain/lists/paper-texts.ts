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

/** `GET /website/papers`: households read any of our languages, also one that the website does not have. */
export type PaperTextsResponse = Record<LanguageCode, PaperTexts>;

export function listPaperTexts(document: WeddingDocument): PaperTextsResponse {
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
