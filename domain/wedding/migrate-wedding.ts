import {
  getFirstLanguage,
  LANGUAGES,
  type LanguageCode,
  type LocalText,
  type Translations,
} from './languages.ts';
import { isGroup, isText, migrateSteps } from './migrate-steps.ts';

/** The version of the schema. A change that older documents do not fit increases it. */
export const VERSION = 3;

/**
 * Converts a document of an older version to the schema's version. The result is not checked. Parts of a draft may be
 * older than the document around them, so the values decide, not the number.
 */
export function migrateWedding<Document>(document: Document): Document {
  if (!isGroup(document)) return document;
  const { celebrate, version } = document;
  if (typeof version === 'number' && version > VERSION) {
    throw new Error(
      'This wedding was written by a newer version of the website: update the website first.',
    );
  }
  const first = Array.isArray(document.languages)
    ? getFirstLanguage({ languages: document.languages })
    : 'en';
  const isFormer = typeof version === 'number' && version < VERSION;
  const events = isGroup(celebrate) ? listEvents(celebrate) : [];
  const migrated = events.map((event) => migrateSteps(joinDressCode(event, first), first));
  const isChanged = migrated.some((event, at) => event !== events[at]);
  if (!isFormer && !isChanged && !('goodToKnow' in document)) return document;
  return {
    ...moveCards(document),
    ...(isFormer && { version: VERSION }),
    ...(isChanged && { celebrate: { ...Object(celebrate), events: migrated } }),
  };
}

/** Until version 3, the section "Good to know" was one of its own. Now there can be several with cards. */
const FORMER_CARDS = 'goodToKnow';
const CARDS_ID = 'good-to-know';

function moveCards<Document extends Record<string, unknown>>(document: Document): Document {
  const { [FORMER_CARDS]: former, ...others } = document;
  const { content } = migratePart(FORMER_CARDS, former);
  // Without cards, the page did not show it.
  if (!isGroup(content) || !Array.isArray(content.cards) || content.cards.length === 0)
    return others as Document;
  const sections = { ...Object(document.sections), [CARDS_ID]: content };
  return { ...others, sections } as unknown as Document;
}

/** A part of a draft under its name of today. */
export function migratePart(name: string, content: unknown): { name: string; content: unknown } {
  if (name !== FORMER_CARDS) return { name, content };
  return {
    name: `sections.${CARDS_ID}`,
    content: isGroup(content) ? { kind: 'cards', ...content } : undefined,
  };
}

/** The former name of a part of a draft. */
export function findFormerPart(name: string): string | undefined {
  return name === `sections.${CARDS_ID}` ? FORMER_CARDS : undefined;
}

function listEvents({ events }: Record<string, unknown>): unknown[] {
  return Array.isArray(events) ? events : [];
}

/** Until version 2, the back of an event's card had a text of its own about the dress code. */
function readAttire(event: unknown): LocalText | undefined {
  const attire = isGroup(event) && isGroup(event.details) && event.details.attire;
  return isText(attire) ? attire : undefined;
}

function joinDressCode(event: unknown, first: LanguageCode): unknown {
  const attire = readAttire(event);
  if (!isGroup(event) || !isGroup(event.details) || attire === undefined) return event;
  const { dresscode, ...others } = event;
  const { attire: _, ...details } = event.details;
  if (dresscode !== undefined && !isText(dresscode)) return event;
  const joined = joinLocalTexts(dresscode ?? '', attire, first);
  return { ...others, ...(joined !== '' && { dresscode: joined }), details };
}

function joinLocalTexts(front: LocalText, back: LocalText, first: LanguageCode): LocalText {
  if (typeof front === 'string' && typeof back === 'string') return joinTexts(front, back);
  const [ofFront, ofBack] = [front, back].map((text): Translations => {
    return typeof text === 'string' ? { [first]: text } : text;
  });
  return Object.fromEntries(
    LANGUAGES.filter((code) => ofFront?.[code] || ofBack?.[code]).map((code) => {
      const read = (texts: Translations = {}) => texts[code] ?? texts[first] ?? '';
      return [code, joinTexts(read(ofFront), read(ofBack))];
    }),
  );
}

/** The first line is the card's, as `localizeDressCode` reads it. The back mostly began with the same words. */
function joinTexts(front: string, back: string): string {
  const rest = back.startsWith(front) ? back.slice(front.length) : '';
  const [, end, detail] = /^([.:,;]?)\s+(\S.*)$/s.exec(rest) ?? [];
  if (front && detail !== undefined) return `${front}${end}\n${detail}`;
  return [front, back === front ? '' : back].filter(Boolean).join('\n');
}
