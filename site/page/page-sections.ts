import type { ComponentType } from 'react';
import { placeSections } from '../../domain/wedding/section-order.ts';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import { RsvpSection } from '../rsvp/rsvp-section.tsx';
import type { SectionProps } from './section.tsx';
import { Carousel } from './sections/carousel.tsx';
import { Events } from './sections/events.tsx';
import { Faq } from './sections/faq.tsx';
import { Hotels } from './sections/hotels.tsx';
import { PhotoStrip } from './sections/photos.tsx';
import { Registry } from './sections/registry.tsx';
import { GoodToKnow, Travel } from './sections/travel.tsx';
import { Wishes } from './sections/wishes.tsx';

type PageSection = {
  Section: ComponentType<SectionProps>;
  /** The id of its element, for a section with a name. */
  id?: string;
  /** Its name in the navigation; false or undefined if the page does not have it. */
  getName?: (wedding: Wedding, names: Names) => string | false | undefined;
};

export type PlacedSection = PageSection &
  SectionProps & { name: ReturnType<typeof placeSections>[number]['id'] };

type Names = Edition['messages']['wedding']['navigation'];

/** By their names in the content. */
const SECTIONS: Record<PlacedSection['name'], PageSection> = {
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
  goodToKnow: {
    Section: GoodToKnow,
    id: 'good-to-know',
    getName: ({ goodToKnow }) => goodToKnow?.heading,
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
export function arrangeSections({ order }: Pick<Wedding, 'order'>): PlacedSection[] {
  return placeSections(order).map(({ id: name, delay }) => ({ ...SECTIONS[name], name, delay }));
}

/** The links to the sections that the page has. */
export function listLinks({ wedding, messages }: Edition): { id: string; text: string }[] {
  return arrangeSections(wedding).flatMap(({ id, getName }) => {
    const text = getName?.(wedding, messages.wedding.navigation);
    return id && text ? [{ id, text }] : [];
  });
}
