import type { ContentPath } from '../../domain/wedding/content-issue.ts';
import {
  getChildren,
  getField,
  isOptional,
  type NamedSchema,
  weddingSchema,
} from './content-schema.ts';
import type { ContentDocument } from './document-path.ts';

/** Sections of the content that the couple edits together. */
export type Card = {
  id: string;
  title: string;
  sections: NamedSchema[];
  /** Whether the website works without it. */
  isOptional: boolean;
  /** The id of the element on the page that shows it; without one, the top of the page. */
  elementId: string | null;
};

type Group = { id: string; title: string; names: string[]; elementId?: string };

/** At the beginning of the page. */
const FIRST: Group[] = [
  {
    id: 'basics',
    title: 'Names, day and place',
    names: ['couple', 'date', 'dateLine', 'venueLine', 'timeZone', 'title'],
  },
  { id: 'languages', title: 'Languages', names: ['languages', 'english'] },
  { id: 'look', title: 'Look', names: ['theme', 'ornament'] },
];
const LAST: Group[] = [
  { id: 'end', title: 'End of the page', names: ['farewell', 'afterwards'], elementId: 'rsvp' },
];

/** The elements that do not have the id of their section. */
const ELEMENT_IDS: Record<string, string | null> = {
  couplePhoto: null,
  goodToKnow: 'good-to-know',
  strip: 'photos',
};

const SECTIONS = getChildren(weddingSchema).filter(({ key }) => key !== 'version');
const GROUPED = new Set([...FIRST, ...LAST].flatMap(({ names }) => names));

/** In the order of the page, which is that of the schema. */
export const CARDS: Card[] = [
  ...FIRST.map(createGroupCard),
  ...SECTIONS.filter(({ key }) => !GROUPED.has(String(key))).map(createSectionCard),
  ...LAST.map(createGroupCard),
];

function createGroupCard({ id, title, names, elementId }: Group): Card {
  const sections = names.flatMap((name) => SECTIONS.find(({ key }) => key === name) ?? []);
  return { id, title, sections, isOptional: false, elementId: elementId ?? null };
}

function createSectionCard(section: NamedSchema): Card {
  const id = String(section.key);
  return {
    id,
    title: getField(section.schema)?.label ?? id,
    sections: [section],
    isOptional: isOptional(section.schema),
    elementId: Object.hasOwn(ELEMENT_IDS, id) ? (ELEMENT_IDS[id] ?? null) : id,
  };
}

export function findCard(id: string | undefined): Card | undefined {
  return CARDS.find((card) => card.id === id);
}

/** Whether the website does not have the card's section. */
export function isOff(card: Card, document: ContentDocument): boolean {
  return card.isOptional && document[card.id] === undefined;
}

/** The card with the value at the path. */
export function findCardOf(path: ContentPath): Card | undefined {
  return CARDS.find(({ sections }) => sections.some(({ key }) => key === path[0]));
}
