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
  /** The text alternative. */
  alt: z.string().trim().min(1, 'must describe the picture'),
  /** The point that stays visible when the picture is cropped: 'x% y%'. */
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
  /** The instant that `date` and `time` describe. */
  startsAt: instant,
  /** The end in a guest's calendar; five hours after the start by default. */
  endsAt: instant.optional(),
  /** Increase it when the time or the place changes, so that guests' calendars update the event. */
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
  error: `must be a place on the map: ${MAP_PLACES.join(', ')}`,
});

/** The map of the lagoon, for a wedding in Venice. */
const map = z.strictObject({
  /** The text alternative. The page lists the routes below the map. */
  alt: z.string().trim().min(1, 'must describe the map'),
  title: z.array(words).min(1).max(2, 'must be one or two lines'),
  /** The place with the wedding's mark. */
  venue: mapPlace,
  /** The map shows the names of these places only. */
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

/** The whole content of the wedding, as in `content/wedding.ts`. */
export const weddingSchema = z.strictObject({
  /** The language of the texts, as in `<html lang>`. The checks of dates use it too. */
  locale: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "must be a language such as 'en-US'"),
  title: words,
  couple: z.tuple([words, words]),
  date: day,
  dateLine: words,
  venueLine: words,
  /** The drawing in the page's top left corner: a file in `content/pictures/`. */
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
    items: z.array(question).length(11, 'must contain eleven questions'),
  }),
  strip: z.array(picture).length(3),
  rsvp: z.strictObject({
    heading: words,
    text: words,
    deadlineLine: words,
    deadline: day,
    /** The day until which guests may send the name of a plus one, as in the second FAQ answer. */
    plusOneNamesDue: day,
    footnote: words,
    /** No guest can reply after this instant. The couple can always enter replies. */
    closesAt: instant.optional(),
    /** Shown instead of the form from then on: how guests can reach the couple. */
    closed: z.strictObject({ text: words, link }).optional(),
    /** The text of the success message. */
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

/** The path of a value in the content, as in `celebrate.events.0.date`. */
export function formatContentPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the content';
}
