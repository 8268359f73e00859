import * as z from 'zod';
import {
  choice,
  contentFields,
  id,
  link,
  list,
  localTime,
  name,
  overrideText,
  paragraphs,
  placeText,
  section,
  text,
  toggle,
  webAddress,
  wholeNumber,
} from './content-fields.ts';
import { picture, responsivePicture } from './picture-fields.ts';

const heading = () => text('Heading', { max: 80 });
const introduction = () => text('Introduction', { max: 600 }).optional();

const event = section('Event', {
  /** `welcome_party` and `wedding` fill the columns of the table `rsvps`. */
  id: id(),
  title: text('Title', { max: 80 }),
  startsAt: localTime('Starts', 'In the local time of the wedding'),
  endsAt: localTime('Ends', 'On the page, in emails and in your guests’ calendars').optional(),
  location: placeText('Place', { hint: 'Such as the name of the garden or the church', max: 120 }),
  description: text('Description', { max: 600 }).optional(),
  dresscode: text('Dress code', { hint: 'In two or three words', max: 80 }).optional(),
  image: picture('Picture').optional(),
  featured: toggle('Highlight this event', 'Its card is larger').optional(),
  details: section('On the back of the card', {
    attire: text('Attire', { max: 600 }).optional(),
    address: placeText('Address', { hint: 'Guests open it in their maps', max: 300 }),
    timeline: list('Timeline', text('Step', { hint: 'Such as: 4:00 PM · Ceremony' }), {
      max: 20,
      itemLabel: 'step',
    }).optional(),
  }),
  guests: choice(
    'Who is invited',
    {
      all: 'All guests',
      invited: 'Only guests who are invited to it',
    },
    'Only the households that are invited to it on the guest list see it, after they open their personal link. On a static host there are no personal links, so nobody sees it. Do not mention it in other texts.',
  ).optional(),
  dateText: overrideText(
    'Date in your words',
    'Leave it empty to show the date of the start',
  ).optional(),
  timeText: overrideText(
    'Time in your words',
    'Leave it empty to show when it starts and ends',
  ).optional(),
  revision: wholeNumber(
    'Revision',
    0,
    9999,
    'In files, increase it when the time or the place changes, so that calendars update the event',
  ).optional(),
});

export const celebrate = section('Events', {
  heading: heading(),
  introduction: introduction(),
  events: list('Events', event, { min: 1, max: 8, itemLabel: 'event' }),
});

const hotel = section('Hotel', {
  name: name('Name'),
  category: choice('Kind', {
    Luxury: 'Luxury',
    'Budget-Friendly': 'Budget-friendly',
  }).optional(),
  description: text('Description', { max: 600 }).optional(),
  highlights: list('Highlights', text('Highlight'), { max: 8, itemLabel: 'highlight' }).optional(),
  booking: text('Advice on booking', { max: 300 }).optional(),
  image: picture('Picture').optional(),
  website: webAddress('Website').optional(),
  travelTime: text('Distance from the venue', { hint: 'Such as: 12 minutes by taxi' }).optional(),
  priceBand: wholeNumber('Price', 1, 4, 'From 1 for € to 4 for €€€€, or nothing').optional(),
});

const stay = section('Hotels', {
  heading: heading(),
  introduction: introduction(),
  groups: list(
    'Groups',
    section('Group', {
      heading: text('Heading', { max: 80 }),
      hotels: list('Hotels', hotel, { max: 12, itemLabel: 'hotel' }),
    }),
    { max: 4, itemLabel: 'group' },
  ),
});

const travelCard = section('Travel card', {
  title: text('Title', { max: 80 }),
  icon: choice('Drawing', {
    aeroplane: 'Aeroplane',
    'water-taxi': 'Boat',
    'island-hotel': 'Hotel',
    train: 'Train',
    car: 'Car',
  }),
  text: text('Text', { max: 600 }),
  facts: list(
    'Facts',
    section('Fact', { label: text('Name', { max: 80 }), value: text('Value') }),
    { max: 8, itemLabel: 'fact' },
  ).optional(),
});

// The parts of a map from here to `route` are not in the editor: who draws a map writes them.
const path = z
  .string()
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]{1,4000}$/, 'Write a path as in the d of an SVG path.');

const label = z.strictObject({
  x: z.number(),
  y: z.number(),
  textAnchor: z.enum(['start', 'middle', 'end']),
});

const line = z.strictObject({
  path,
  color: z.enum(['rose', 'lagoon', 'gilt']),
  /** In pixels of the frame, like the craft; empty for a whole line. */
  dashes: z.array(z.number().min(0)).max(8),
  /** What travels along the line, seen from above, with its front at 0 0 and the rest to the left of it. */
  craft: path.optional(),
  /** The duration of the journey: nothing moves by itself for longer than five seconds. */
  seconds: z.number().min(0.5).max(4.6),
  /** The areas that show it; by default all. */
  areas: z.array(z.int()).optional(),
  /** Where the frame has the route's name. */
  labels: z.strictObject({ wide: label, tall: label.optional() }).optional(),
});

/** A part of the picture, and the part of the lines' coordinates that it shows. */
const area = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
  viewBox: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]),
  craftSize: z.number().positive(),
});

const frame = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  /** By default the lines are in pixels of the frame. */
  areas: z.array(area).min(1).max(4).optional(),
});

const route = section('Route', {
  by: text('By', { max: 60 }),
  from: text('From', { max: 60 }),
  to: text('To', { max: 60 }),
  detail: text('Time or line', { hint: 'As in one of the cards', max: 60 }),
  /** Lights up when a guest chooses the route. */
  line: line.optional(),
});

const map = section('Map', {
  picture: responsivePicture('Picture of a map', {
    label: 'Another picture for wide screens',
    hint: 'In landscape format; without it, computers show the one above',
  }),
  caption: text('Caption', { max: 300 }).optional(),
  routes: list('Routes', route, { max: 8, itemLabel: 'route' }).optional(),
  /** Instead of the words in an SVG: the text of each element with this `data-text`. */
  names: z
    .record(z.string().regex(/^[a-z\d-]{1,40}$/), text('Name', { max: 60 }))
    .register(contentFields, { label: 'Names on the map', kind: 'section' })
    .optional(),
  /** What the lines are drawn on: as large as the picture, in pixels of its own. `tall` if there are two pictures. */
  frames: z.strictObject({ wide: frame, tall: frame.optional() }).optional(),
  /** Lines that belong to no route. */
  otherLines: z.array(line).max(8).optional(),
});

export type MapLine = z.infer<typeof line>;
export type MapDocument = {
  line: MapLine;
  frames: NonNullable<z.infer<typeof map>['frames']>;
};

const travel = section('Getting there', {
  heading: heading(),
  introduction: introduction(),
  cards: list('Cards', travelCard, { max: 6, itemLabel: 'card' }),
  map: map.optional(),
});

const question = section('Question', {
  question: text('Question', { max: 300 }),
  answer: paragraphs('Answer', { hint: 'An empty line begins a new paragraph' }),
  link: link('Link below the answer').optional(),
});

const questions = (label: string) => list(label, question, { max: 40, itemLabel: 'question' });

const faq = section('Questions', {
  heading: heading(),
  subtitle: introduction(),
  items: questions('Questions'),
  groups: list(
    'Groups',
    section('Group', { heading: text('Heading', { max: 80 }), items: questions('Questions') }),
    { max: 8, itemLabel: 'group' },
  ).optional(),
});

const strip = list('Row of photographs', picture('Photograph'), {
  max: 6,
  itemLabel: 'photograph',
});

const carousel = section('Picture carousel', {
  label: text('Name', { hint: 'Screen readers read it', max: 80 }),
  pictures: list('Pictures', picture('Picture'), { max: 24, itemLabel: 'picture' }),
});

const registry = section('Gifts', {
  heading: heading(),
  text: paragraphs('Text').optional(),
  links: list('Links', link('Link'), { max: 6, itemLabel: 'link' }),
});

const goodToKnow = section('Good to know', {
  heading: heading(),
  introduction: introduction(),
  cards: list(
    'Cards',
    section('Card', {
      title: text('Title', { max: 80 }),
      text: paragraphs('Text'),
      picture: picture('Picture').optional(),
      link: link('Link').optional(),
    }),
    { max: 12, itemLabel: 'card' },
  ),
});

/** The sections that a page can be without, in its order. */
export const beforeRsvp = {
  stay: stay.optional(),
  travel: travel.optional(),
  goodToKnow: goodToKnow.optional(),
  faq: faq.optional(),
  strip: strip.optional(),
};

export const afterRsvp = { registry: registry.optional(), carousel: carousel.optional() };

export const afterwards = section(
  'After the wedding',
  { heading: heading(), text: paragraphs('Words') },
  'Shown instead of the form after the last event',
);
