import type { ComponentType } from 'react';
import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import { RsvpSection } from '../rsvp/rsvp-section.tsx';
import { Carousel } from './sections/carousel.tsx';
import { Events } from './sections/events.tsx';
import { Faq } from './sections/faq.tsx';
import { Hotels } from './sections/hotels.tsx';
import { PhotoStrip } from './sections/photos.tsx';
import { Registry } from './sections/registry.tsx';
import { GoodToKnow, Travel } from './sections/travel.tsx';

type PageSection = {
  Section: ComponentType;
  /** The id of its element, for a section with a name. */
  id?: string;
  /** Its name in the navigation; false or undefined if the page does not have it. */
  getName?: (wedding: Wedding, names: Names) => string | false | undefined;
};

type Names = Edition['messages']['wedding']['navigation'];

/** In the order of the page. */
export const PAGE_SECTIONS: readonly PageSection[] = [
  { Section: Events, id: 'celebrate', getName: (_, names) => names.celebrate },
  {
    Section: Hotels,
    id: 'stay',
    getName: ({ stay }, names) => stay.groups.length > 0 && names.stay,
  },
  {
    Section: Travel,
    id: 'travel',
    getName: ({ travel }, names) => travel.cards.length > 0 && names.travel,
  },
  { Section: GoodToKnow, id: 'good-to-know', getName: ({ goodToKnow }) => goodToKnow?.heading },
  {
    Section: Faq,
    id: 'faq',
    getName: ({ faq }, names) => faq.items.length + faq.groups.length > 0 && names.faq,
  },
  { Section: PhotoStrip },
  { Section: RsvpSection, id: 'rsvp', getName: (_, names) => names.rsvp },
  { Section: Registry, id: 'registry', getName: ({ registry }) => registry?.heading },
  { Section: Carousel },
];

/** The links to the sections that the page has. */
export function listLinks({ wedding, messages }: Edition): { id: string; text: string }[] {
  return PAGE_SECTIONS.flatMap(({ id, getName }) => {
    const text = getName?.(wedding, messages.wedding.navigation);
    return id && text ? [{ id, text }] : [];
  });
}
