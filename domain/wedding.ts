import * as z from 'zod';
import { MAP_PLACES } from './map.ts';

const words = z.string().trim().min(1, 'must not be empty');
const https = z.url({ protocol: /^https$/, error: 'must be an https:// link' });
const day = z.iso.date('must be a day such as 2026-06-06');
const instant = z.iso.datetime({
  offset: true,
  error: 'must be a time with its offset such as 2026-06-06T18:00:00+02:00',
});

const picture = z.strictObject({
  /** A file in `content/pictures/`. */
  file: words,
  /** What the picture shows, for someone who cannot see it. */
  alt: z.string().trim().min(1, 'must say what the picture shows'),
  /** The point to keep in sight when the picture is cropped: 'x% y%'. */
  focus: z.string().regex(/^\d{1,3}% \d{1,3}%$/, "must be a point such as '50% 40%'"),
});

const link = z.strictObject({
  text: words,
  href: z.union([https, z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/)], {
    error: 'must be an https:// or mailto: link',
  }),
});

const event = z.strictObject({
  date: words,
  title: words,
  time: words,
  location: words,
  description: words,
  dresscode: words,
  icon: z.literal(''),
  image: picture,
  featured: z.boolean().optional(),
  details: z.strictObject({ attire: words, address: words, timeline: z.array(words).min(1) }),
  /** The instant of which `date` and `time` are the words. */
  startsAt: instant,
  /** How long it stands in a guest's calendar; without it, for five hours. */
  endsAt: instant.optional(),
  /** Raise it by one when time or place change: guests' calendars take the new ones. */
  revision: z.int().min(0).optional(),
});

const hotel = z.strictObject({
  name: words,
  category: z.enum(['Luxury', 'Budget-Friendly']),
  description: words,
  highlights: z.array(words).min(1),
  booking: words,
  image: picture,
  website: https,
  travelTime: z.string().trim().min(1, 'must say how far it is from the venue'),
});

const hotelGroup = z.strictObject({ heading: words, hotels: z.array(hotel).length(3) });

const travelCard = z.strictObject({
  title: words,
  icon: z.enum(['aeroplane', 'water-taxi', 'island-hotel']),
  text: words,
  facts: z.array(z.strictObject({ label: words, value: words })),
});

const mapPlace = z.enum(MAP_PLACES, {
  error: `must be a place that the chart knows: ${MAP_PLACES.join(', ')}`,
});

/** The drawn chart of the lagoon, for a wedding in Venice (domain/map.ts: its places and ways). */
const map = z.strictObject({
  /** What the chart shows, for someone who cannot see it; its routes stand below it as text. */
  alt: z.string().trim().min(1, 'must say what the chart shows'),
  /** Its title, in one or two short lines. */
  title: z.array(words).min(1).max(2, 'must be one line or two'),
  /** The place that is marked as the wedding's. */
  venue: mapPlace,
  /** What the places are called; those without a name are not written on it. */
  names: z.partialRecord(mapPlace, words),
  routes: z
    .array(z.strictObject({ by: words, from: mapPlace, to: mapPlace, detail: words }))
    .min(1),
});

const question = z.strictObject({
  question: words,
  answer: z.array(words).min(1),
  link: link.optional(),
});

/** Every word, date, place and person of the wedding: what `content/wedding.ts` holds. */
export const weddingSchema = z.strictObject({
  /** The language of the words, as in `<html lang>`; names of days and months are checked in it. */
  locale: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "must be a language such as 'en-US'"),
  title: words,
  couple: z.tuple([words, words]),
  date: day,
  dateLine: words,
  venueLine: words,
  /** The drawing in the page's corners, for the top left: a file in `content/pictures/`. */
  ornament: words,
  couplePhoto: picture,
  celebrate: z.strictObject({
    heading: words,
    introduction: words,
    events: z.array(event).length(2),
  }),
  stay: z.strictObject({
    heading: words,
    introduction: words,
    groups: z.array(hotelGroup).length(2),
  }),
  travel: z.strictObject({
    heading: words,
    introduction: words,
    cards: z.array(travelCard).length(3),
    map: map.optional(),
  }),
  faq: z.strictObject({
    heading: words,
    subtitle: words,
    items: z.array(question).length(11, 'must hold eleven questions'),
  }),
  strip: z.array(picture).length(3),
  rsvp: z.strictObject({
    heading: words,
    text: words,
    deadlineLine: words,
    deadline: day,
    /** The day by which plus-one names are due; the second FAQ answer says it. */
    plusOneNamesDue: day,
    footnote: words,
    /** Replies are taken until this instant; without it, for good. Hosts enter theirs at any time. */
    closesAt: instant.optional(),
    /** Said from then on, in the form's place, and whom to write to. */
    closed: z.strictObject({ text: words, link }).optional(),
    /** What the guest is told when the reply is stored. */
    thanks: words,
  }),
  carousel: z.strictObject({ label: words, pictures: z.array(picture).length(6) }),
  farewell: words,
});

export type Wedding = z.infer<typeof weddingSchema>;
export type WeddingEvent = z.infer<typeof event>;
export type Hotel = z.infer<typeof hotel>;
export type TravelCard = z.infer<typeof travelCard>;
export type WeddingMap = z.infer<typeof map>;
export type Question = z.infer<typeof question>;
export type Picture = z.infer<typeof picture>;
