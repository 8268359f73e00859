import type { ComponentType, ReactNode } from 'react';
import { formatMessage } from '../../domain/messages/format.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import { loadChunk } from '../load-chunk.ts';
import { RsvpSection } from '../rsvp/rsvp-section.tsx';
import type { SectionProps } from './section.tsx';
import { Carousel } from './sections/carousel.tsx';
import { Events } from './sections/events.tsx';
import { Faq } from './sections/faq.tsx';
import { Hotels } from './sections/hotels.tsx';
import { PhotoStrip } from './sections/photos.tsx';
import { Registry } from './sections/registry.tsx';
import { Travel } from './sections/travel.tsx';
import { Wishes } from './sections/wishes.tsx';

type PageSection = {
  Section: ComponentType<SectionProps>;
  /** The id of its element, for a section with a name. */
  id?: string;
  /** Its name in the navigation; false or undefined if the page does not have it. */
  getName?: (wedding: Wedding, names: Names) => string | false | undefined;
};

export type PlacedSection = Omit<PageSection, 'Section'> & { name: string; element: ReactNode };

type Names = Edition['messages']['wedding']['navigation'];

/** By their names in the content. */
const SECTIONS: Partial<Record<string, PageSection>> = {
  celebrate: { Section: Events, id: 'celebrate', getName: (_, names) => names.celebrate },
  stay: {
    Section: Hotels,
    id: 'stay',
    getName: ({ stay }, names) => stay.groups.length > 0 && names.stay,
  },
  travel: {
    Section: Travel,
    id: 'travel',
    getName: ({ travel }, names) => travel.cards.length > 0 && names.travel,
  },
  faq: {
    Section: Faq,
    id: 'faq',
    getName: ({ faq }, names) => faq.items.length + faq.groups.length > 0 && names.faq,
  },
  strip: { Section: PhotoStrip },
  rsvp: { Section: RsvpSection, id: 'rsvp', getName: (_, names) => names.rsvp },
  wishes: { Section: Wishes },
  registry: {
    Section: Registry,
    id: 'registry',
    getName: ({ registry }) => registry?.heading,
  },
  carousel: { Section: Carousel },
};

/** The sections from the top to the bottom. */
export function arrangeSections(edition: Edition): PlacedSection[] {
  const { order, sections } = edition.wedding;
  return order.flatMap(({ id: name, delay }): PlacedSection[] => {
    const { Section, ...about } = SECTIONS[name] ?? {};
    if (Section) return [{ ...about, name, element: <Section key={name} delay={delay} /> }];
    const section = sections?.[name];
    if (!section || !Added) return [];
    const tools = { edition, formatMessage };
    const element = <Added key={name} id={name} section={section} delay={delay} {...tools} />;
    return [{ name, element, id: name, getName: () => section.menu }];
  });
}

let Added: typeof import('./added/added-section.tsx').AddedSection | undefined;

/** Loads the code of added sections before the page is rendered or hydrated, if the wedding has some. */
export async function loadAddedSections({ wedding }: Pick<Edition, 'wedding'>): Promise<void> {
  if (wedding.sections)
    Added ??= (await loadChunk(() => import('./added/added-section.tsx'))).AddedSection;
}

/** The links to the sections that the page has. */
export function listLinks(edition: Edition): { id: string; text: string }[] {
  const { messages, wedding } = edition;
  return arrangeSections(edition).flatMap(({ id, getName }) => {
    const text = getName?.(wedding, messages.wedding.navigation);
    return id && text ? [{ id, text }] : [];
  });
}
