import type { LanguageCode } from './languages.ts';
import type { localizeOptionalSections } from './localize-sections.ts';
import type { WeddingDocument } from './wedding.ts';
import type { MapDocument } from './wedding-sections.ts';

export type Picture = { file: string; alt: string; focus: string };

/** `landscape` is another picture of the same scene, for wide screens. */
export type ResponsivePicture = Picture & { landscape?: Omit<Picture, 'alt'> };

export type Link = { text: string; href: string };

export type WeddingEvent = {
  id: string;
  title: string;
  date: string;
  /** With the end if the event has one, as in '20:00–23:30'. */
  time: string;
  /** With the offset of the wedding's time zone, as in 2026-06-05T19:00:00+02:00. */
  startsAt: string;
  endsAt?: string;
  location: string;
  description: string;
  dresscode: string;
  icon: '';
  image?: Picture;
  featured?: true;
  details: { attire: string; address: string; timeline: string[] };
  guests: 'all' | 'invited';
  revision: number;
};

export type Hotel = {
  name: string;
  category: 'Luxury' | 'Budget-Friendly';
  description: string;
  highlights: string[];
  booking: string;
  image?: Picture;
  website: string;
  travelTime: string;
  /** From 1 to 4, the most expensive. */
  priceBand?: number;
};

export type TravelCard = {
  title: string;
  icon: 'aeroplane' | 'water-taxi' | 'island-hotel' | 'train' | 'car';
  text: string;
  facts: { label: string; value: string }[];
};

export type WeddingMap = {
  picture: ResponsivePicture;
  caption: string;
  routes: { by: string; from: string; to: string; detail: string; line?: MapLine }[];
  names: Record<string, string>;
  frames?: { wide: MapFrame; tall?: MapFrame };
  otherLines: MapLine[];
};

export type MapLine = MapDocument['line'];

/** What the lines are drawn on, over the picture. */
export type MapFrame = {
  width: number;
  height: number;
  areas: {
    x: number;
    y: number;
    width: number;
    height: number;
    viewBox: string;
    /** Units of the lines' coordinates per pixel of the frame. */
    unit: number;
    craftScale: number;
  }[];
};

/** The answer is a list of paragraphs. */
export type Question = { question: string; answer: string[]; link?: Link };

/** A question of the couple on the RSVP form. */
export type RsvpQuestion = {
  id: string;
  label: string;
  hint: string;
  kind: NonNullable<WeddingDocument['rsvp']['questions']>[number]['kind'];
  /** Empty unless it is a `choice`. */
  choices: { id: string; label: string }[];
  perPerson: boolean;
  /** Only guests who attend this event are asked; by default all who attend any event. */
  event?: string;
  required: boolean;
};

/** A question that was removed from the form. */
export type FormerQuestion = Pick<RsvpQuestion, 'id' | 'label' | 'kind' | 'choices' | 'perPerson'>;

/** The content in one language, as the pages, emails and calendars read it. */
export type Wedding = ReturnType<typeof localizeOptionalSections> & {
  language: LanguageCode;
  /** As in `<html lang>`. */
  locale: string;
  timeZone: string;
  title: string;
  couple: [string, string];
  date: string;
  dateLine: string;
  venueLine: string;
  ornament: string;
  couplePhoto?: ResponsivePicture;
  theme: NonNullable<WeddingDocument['theme']>;
  celebrate: { heading: string; introduction: string; events: WeddingEvent[] };
  stay: {
    heading: string;
    introduction: string;
    groups: { heading: string; hotels: Hotel[] }[];
  };
  travel: {
    heading: string;
    introduction: string;
    cards: TravelCard[];
    map?: WeddingMap;
  };
  faq: {
    heading: string;
    subtitle: string;
    items: Question[];
    groups: { heading: string; items: Question[] }[];
  };
  strip: Picture[];
  rsvp: {
    heading: string;
    text: string;
    deadline: string;
    deadlineLine: string;
    /** The ids of the events on the form. */
    events: string[];
    maxGuests: number;
    /** The open form begins without an answer for any event, not with 'attending'. */
    noDefaultAttendance?: true;
    /** Absent without any, so that the page has no more bytes. */
    questions?: RsvpQuestion[];
    dietaryPerPerson?: true;
    /** For the dashboard; not in the page. */
    formerQuestions?: FormerQuestion[];
    /** With an offset. No guest can reply after it; the couple can always enter replies. */
    closesAt?: string;
    closed?: { text: string; link: Link };
    thanks: string;
    thanksDeclined: string;
    footnote: string;
  };
  carousel: { label: string; pictures: Picture[] };
  farewell: string;
  /** Instead of the form from the end of the last event on. */
  afterwards?: { heading: string; text: string[]; startsAt: string };
};
