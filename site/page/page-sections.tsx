import type { ComponentType, ReactNode } from 'react';
import { formatMessage } from '../../domain/messages/format.ts';
import { formatDate } from '../../domain/wedding/format-date.ts';
import type { Edition } from '../edition.tsx';
import { loadChunk } from '../load-chunk.ts';
import { RsvpSection } from '../rsvp/rsvp-section.tsx';
import { Section, type SectionProps } from './section.tsx';
import { Carousel } from './sections/carousel.tsx';
import { Events } from './sections/events.tsx';
import { Faq } from './sections/faq.tsx';
import { Hotels } from './sections/hotels.tsx';
import { PhotoStrip } from './sections/photos.tsx';
import { Registry } from './sections/registry.tsx';
import { Travel } from './sections/travel.tsx';
import { Wishes } from './sections/wishes.tsx';

/** A section with its id, which is its name in the content. */
export type PlacedSection = {
  id: string;
  element: ReactNode;
  /** Its name in the navigation. */
  menu: string | undefined;
};

const SECTIONS: Partial<Record<string, ComponentType<SectionProps>>> = {
  celebrate: Events,
  stay: Hotels,
  travel: Travel,
  faq: Faq,
  strip: PhotoStrip,
  rsvp: RsvpSection,
  wishes: Wishes,
  registry: Registry,
  carousel: Carousel,
};

/** The sections from the top to the bottom. */
export function arrangeSections(edition: Edition): PlacedSection[] {
  const { order, registry, sections } = edition.wedding;
  const names: Partial<Record<string, string>> = {
    ...edition.messages.wedding.navigation,
    registry: registry?.heading,
  };
  return order.flatMap(({ id, delay }): PlacedSection[] => {
    const Own = SECTIONS[id];
    if (Own) return [{ id, menu: names[id], element: <Own key={id} delay={delay} /> }];
    const section = sections?.[id];
    if (!section || !Added) return [];
    const { heading, introduction } = section;
    const element = (
      <Section key={id} {...{ id, heading, introduction, delay }}>
        <Added {...{ section, edition, formatDate, formatMessage }} />
      </Section>
    );
    return [{ id, menu: section.menu, element }];
  });
}

let Added: typeof import('./added/added-section.tsx').AddedSection | undefined;

/** Loads the code of added sections before the page is rendered or hydrated, if the wedding has some. */
export async function loadAddedSections({ wedding }: Pick<Edition, 'wedding'>): Promise<void> {
  if (wedding.sections)
    Added ??= (await loadChunk(() => import('./added/added-section.tsx'))).AddedSection;
}

/** The links to the sections that the page has. */
export function listLinks(edition: Edition): PlacedSection[] {
  return arrangeSections(edition).filter(({ menu }) => menu);
}
