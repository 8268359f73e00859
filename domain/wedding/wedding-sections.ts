import * as z from 'zod';
import {
  check,
  choice,
  contentFields,
  createField,
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
  timeOfDay,
  toggle,
  webAddress,
  wholeNumber,
} from './content-fields.ts';
import { picture, responsivePicture } from './picture-fields.ts';

const heading = (section: Parameters<typeof text>[2]) => text('heading', 80, section);
const introduction = () => text('introduction', 600).optional();

const step = section('step', {
  time: timeOfDay('stepTime').optional(),
  text: text('stepText'),
  place: placeText('stepPlace', 120).optional(),
  note: text('stepNote', 300).optional(),
});

const event = section('event', {
  /** `welcome_party` and `wedding` fill the columns of the table `rsvps`. */
  id: id(),
  title: text('title', 80),
  startsAt: localTime('starts'),
  endsAt: localTime('ends').optional(),
  location: placeText('place', 120),
  description: text('description', 600).optional(),
  /** `localizeDressCode` divides it between the card and its back. */
  dresscode: paragraphs('dressCode', 700).optional(),
  image: picture('picture').optional(),
  featured: toggle('featured').optional(),
  details: section('details', {
    address: placeText('address', 300),
    timeline: list('timeline', step, { max: 20, itemLabel: 'step' }).optional(),
  }),
  /** Only on paper. */
  menu: paragraphs('menu', 2000).optional(),
  guests: choice('invited', ['all', 'invited']).optional(),
  dateText: overrideText('dateText').optional(),
  timeText: overrideText('timeText').optional(),
  revision: wholeNumber('revision', 0, 9999).optional(),
});

export const celebrate = section('events', {
  heading: heading('celebrate'),
  introduction: introduction(),
  events: list('events', event, { min: 1, max: 8, itemLabel: 'event' }),
});

const hotel = section('hotel', {
  name: name('name'),
  /** Under which answers are stored, so that a renamed hotel keeps its guests. Set when the website is edited. */
  originalName: name('name').optional(),
  category: choice('hotelKind', ['Luxury', 'Budget-Friendly']).optional(),
  description: text('description', 600).optional(),
  highlights: list('highlights', text('highlight'), { max: 8, itemLabel: 'highlight' }).optional(),
  booking: text('booking', 300).optional(),
  image: picture('picture').optional(),
  website: webAddress('website').optional(),
  travelTime: text('distance').optional(),
  priceBand: wholeNumber('price', 1, 4).optional(),
});

const stay = section('hotels', {
  heading: heading('stay'),
  introduction: introduction(),
  groups: list(
    'groups',
    section('group', {
      heading: text('heading', 80),
      hotels: list('hotels', hotel, { max: 12, itemLabel: 'hotel' }),
    }),
    { max: 4, itemLabel: 'group' },
  ),
});

const travelCard = section('travelCard', {
  title: text('title', 80),
  icon: choice('drawing', ['aeroplane', 'water-taxi', 'island-hotel', 'train', 'car']),
  text: text('text', 600),
  facts: list('facts', section('fact', { label: text('factName', 80), value: text('factValue') }), {
    max: 8,
    itemLabel: 'fact',
  }).optional(),
});

// The parts of a map from here to `route` are not in the editor: who draws a map writes them.
const path = z.string().regex(
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]{1,4000}$/,
  check(({ svgPath }) => svgPath),
);

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

const route = section('route', {
  by: text('by', 60),
  from: text('from', 60),
  to: text('to', 60),
  detail: text('routeDetail', 60),
  /** Lights up when a guest chooses the route. */
  line: line.optional(),
});

const map = section('map', {
  picture: responsivePicture('mapPicture', 'wideMap'),
  caption: text('caption', 300).optional(),
  routes: list('routes', route, { max: 8, itemLabel: 'route' }).optional(),
  /** Instead of the words in an SVG: the text of each element with this `data-text`. */
  names: z
    .record(z.string().regex(/^[a-z\d-]{1,40}$/), text('name', 60))
    .register(contentFields, createField('mapNames', 'section'))
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

const travel = section('travel', {
  heading: heading('travel'),
  introduction: introduction(),
  cards: list('cards', travelCard, { max: 6, itemLabel: 'card' }),
  map: map.optional(),
});

const question = section('question', {
  question: text('question', 300),
  answer: paragraphs('answer'),
  link: link('answerLink').optional(),
});

const questions = () => list('questions', question, { max: 40, itemLabel: 'question' });

const faq = section('questions', {
  heading: heading('faq'),
  subtitle: introduction(),
  items: questions(),
  groups: list('groups', section('group', { heading: text('heading', 80), items: questions() }), {
    max: 8,
    itemLabel: 'group',
  }).optional(),
});

const strip = list('strip', picture('photograph'), {
  max: 6,
  itemLabel: 'photograph',
});

const carousel = section('carousel', {
  label: text('carouselName', 80, 'carousel'),
  pictures: list('pictures', picture('picture'), { max: 24, itemLabel: 'picture' }),
});

const registry = section('registry', {
  heading: heading('registry'),
  text: paragraphs('text').optional(),
  links: list('links', link('link'), { max: 6, itemLabel: 'link' }),
});

/** The sections that a page can be without, in its order. */
export const beforeRsvp = {
  stay: stay.optional(),
  travel: travel.optional(),
  faq: faq.optional(),
  strip: strip.optional(),
};

const wishes = section('wishes', {
  heading: heading('wishes'),
  introduction: introduction(),
  shown: choice('wishesShown', ['never', 'afterwards', 'at-once']).optional(),
});

export const afterRsvp = {
  wishes: wishes.optional(),
  registry: registry.optional(),
  carousel: carousel.optional(),
};

export const afterwards = section('afterwards', {
  heading: heading('afterwards'),
  text: paragraphs('words'),
  pictures: list('pictures', picture('picture'), { max: 6, itemLabel: 'picture' }).optional(),
});
