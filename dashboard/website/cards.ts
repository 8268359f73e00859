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

/** In the order of the page. A section without a card of its own is in the first one. */
const GROUPS: { id: string; title?: string; names: string[]; elementId?: string }[] = [
  {
    id: 'basics',
    title: 'Names, day and place',
    names: ['couple', 'date', 'dateLine', 'venueLine', 'timeZone', 'title'],
  },
  { id: 'languages', title: 'Languages', names: ['languages', 'english'] },
  { id: 'look', title: 'Look', names: ['theme', 'ornament'] },
  { id: 'couplePhoto', names: ['couplePhoto'] },
  { id: 'celebrate', names: ['celebrate'], elementId: 'celebrate' },
  { id: 'stay', names: ['stay'], elementId: 'stay' },
  { id: 'travel', names: ['travel'], elementId: 'travel' },
  { id: 'goodToKnow', names: ['goodToKnow'], elementId: 'good-to-know' },
  { id: 'faq', names: ['faq'], elementId: 'faq' },
  { id: 'strip', names: ['strip'], elementId: 'photos' },
  { id: 'rsvp', names: ['rsvp'], elementId: 'rsvp' },
  { id: 'registry', names: ['registry'], elementId: 'registry' },
  { id: 'carousel', names: ['carousel'], elementId: 'carousel' },
  { id: 'end', title: 'Last words', names: ['farewell', 'afterwards'], elementId: 'rsvp' },
];

const SECTIONS = getChildren(weddingSchema).filter(({ key }) => key !== 'version');

const GROUPED = new Set(GROUPS.flatMap(({ names }) => names));
const UNGROUPED = SECTIONS.filter(({ key }) => !GROUPED.has(String(key)));

export const CARDS: Card[] = GROUPS.map(({ id, title, names, elementId = null }, index) => {
  const own = names.flatMap((name) => SECTIONS.find(({ key }) => key === name) ?? []);
  const [first] = own;
  return {
    id,
    title: title ?? (first && getField(first.schema)?.label) ?? id,
    sections: index === 0 ? [...own, ...UNGROUPED] : own,
    isOptional: own.length === 1 && first !== undefined && isOptional(first.schema),
    elementId,
  };
});

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
