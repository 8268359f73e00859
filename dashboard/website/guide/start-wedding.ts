import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { isTimeZone } from '../../../domain/wedding/zone-time.ts';
import type { EditedSection } from '../../autosave/draft-state.ts';
import { type ContentDocument, getValue, isGroup, setValue } from '../document-path.ts';
import { isUploaded } from '../pictures/picture-address.ts';
import { readAnyText, readLanguages, readText, translatePreset } from '../translations.ts';
import { KEPT_SECTIONS } from './kept-sections.ts';

const DAY_MS = 86_400_000;
const DEADLINE_DAYS = 42;

/**
 * Gives the website its couple. The example's values that the guide asks for next are removed, as far as they
 * are still the example's.
 */
export function nameCouple(
  document: ContentDocument,
  couple: string[],
  isExample: (name: string) => boolean,
): ContentDocument {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const start: ContentDocument = {
    // Without a title, the names are the title.
    title: undefined,
    languages: readLanguages(document).slice(0, 1),
    timeZone: isTimeZone(timeZone) ? timeZone : document.timeZone,
    venueLine: '',
    couplePhoto: undefined,
  };
  return Object.entries(start)
    .filter(([name]) => isExample(name))
    .reduce((named, [name, value]) => setValue(named, [name], value), { ...document, couple });
}

/** Moves the events and the deadline with the day of the wedding, and drops words for other days. */
export function moveWedding(document: ContentDocument, date: string): ContentDocument {
  const days = countDays(String(document.date), date);
  const { dateLine: _dateLine, title: _title, ...rest } = document;
  const events = getValue(document, ['celebrate', 'events']);
  const moved = (Array.isArray(events) ? events : []).map((event) => moveEvent(event, days));
  const { deadlineText: _deadlineText, ...rsvp } = toGroup(document.rsvp);
  const documents: ContentDocument = {
    ...rest,
    date,
    rsvp: { ...rsvp, deadline: addDays(date, -DEADLINE_DAYS) },
  };
  return setValue(documents, ['celebrate', 'events'], moved);
}

function moveEvent(event: unknown, days: number): unknown {
  if (!isGroup(event)) return event;
  const { dateText: _, ...rest } = event;
  const move = (time: unknown) =>
    typeof time === 'string' ? `${addDays(time.slice(0, 10), days)}${time.slice(10)}` : time;
  return {
    ...rest,
    startsAt: move(rest.startsAt),
    ...(rest.endsAt !== undefined && { endsAt: move(rest.endsAt) }),
  };
}

/** Whether the draft of a website that shows the example still has sections of the example. */
export function hasExampleSections(sections: ReadonlyMap<string, EditedSection>): boolean {
  return [...sections.keys()].some((name) => isExampleSection(sections, name));
}

export function isExampleSection(
  sections: ReadonlyMap<string, EditedSection>,
  name: string,
): boolean {
  const section = sections.get(name);
  return !KEPT_SECTIONS.includes(name) && section?.content !== undefined && !isChanged(section);
}

/** Whether the draft has its own content for a section. */
export function isChanged(section: EditedSection | undefined): boolean {
  return Boolean(section?.saved.change) || section?.content !== section?.saved.content;
}

/**
 * A page with the wedding and the form only; its texts are in every language of the website. `venueLine` is the
 * couple's own, if they have written one.
 */
export function startEmpty(
  document: ContentDocument,
  { languages, venueLine }: { languages: readonly LanguageCode[]; venueLine: unknown },
): ContentDocument {
  const translate = (preset: Parameters<typeof translatePreset>[0]) =>
    translatePreset(preset, languages);
  const kept = Object.entries(document).filter(([name]) => KEPT_SECTIONS.includes(name));
  const date = String(document.date);
  const [first = 'en'] = languages;
  const photograph = getValue(document, ['couplePhoto', 'file']);
  return {
    ...Object.fromEntries(kept),
    // The example's words in other languages are about its own place.
    venueLine: readAnyText(venueLine, first),
    ...(isUploaded(photograph) && { couplePhoto: withFirstLanguage(document.couplePhoto, first) }),
    celebrate: {
      heading: translate('celebrate'),
      events: [
        {
          id: 'wedding',
          title: translate('wedding'),
          startsAt: `${date}T16:00`,
          location: '',
          featured: true,
          details: { address: '' },
        },
      ],
    },
    rsvp: {
      heading: translate('rsvp'),
      text: translate('rsvpText'),
      deadline: addDays(date, -DEADLINE_DAYS),
      noDefaultAttendance: true,
      thanks: translate('thanks'),
    },
  };
}

/** The description may have been written before another language became the first. */
function withFirstLanguage(picture: unknown, first: LanguageCode): unknown {
  const alt = getValue(picture, ['alt']);
  return readText(alt, first, first)
    ? picture
    : setValue(picture, ['alt'], readAnyText(alt, first));
}

function toGroup(value: unknown): Record<string, unknown> {
  return isGroup(value) ? value : {};
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
