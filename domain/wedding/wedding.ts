import * as z from 'zod';
import {
  choice,
  contentFields,
  date,
  file,
  name,
  overrideText,
  section,
  text,
} from './content-fields.ts';
import { LANGUAGES } from './languages.ts';
import { responsivePicture } from './picture-fields.ts';
import { rsvp } from './rsvp-section.ts';
import { theme } from './theme.ts';
import * as sections from './wedding-sections.ts';
import { isTimeZone } from './zone-time.ts';

/** The version of the schema. A change that older documents do not fit increases it. */
const VERSION = 1;

/** The whole content of a wedding in all its languages, as in `content/wedding.ts`. */
export const weddingSchema = section('Wedding', {
  version: z.literal(VERSION),
  languages: z
    .array(z.enum(LANGUAGES, `Choose languages of this list: ${LANGUAGES.join(', ')}.`))
    .min(1, 'Choose at least one language.')
    .max(LANGUAGES.length, 'Choose each language once.')
    .refine((codes) => new Set(codes).size === codes.length, 'Choose each language once.')
    .register(contentFields, {
      label: 'Languages',
      hint: 'The first one is at the address of your website, the others one link away',
      kind: 'list',
      itemLabel: 'language',
    }),
  english: choice('English dates and times', {
    'en-US': 'American: May 29, 2027 at 6:00 PM',
    'en-GB': 'British: 29 May 2027 at 18:00',
  }).optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, 'Choose a time zone, such as Europe/Lisbon.')
    .register(contentFields, {
      label: 'Time zone',
      hint: 'Every time on the website is local time there',
      kind: 'choice',
    }),
  couple: z
    .tuple([name('Your name', { max: 60 }), name('Your partner’s name', { max: 60 })])
    .register(contentFields, { label: 'Your names', kind: 'section' }),
  title: text('Title of the browser tab', { max: 120 }).optional(),
  date: date('Day of the wedding'),
  dateLine: overrideText('The day in your words', 'Leave it empty to show the date').optional(),
  venueLine: text('Venue and town', { max: 120 }),
  /** The drawing in the page's top left corner: a file in `content/pictures/`. */
  ornament: file('Drawing in the corners of the page').optional(),
  couplePhoto: responsivePicture('Photograph of the two of you', {
    label: 'Another photograph for wide screens',
    hint: 'In landscape format; without it, computers show the one above',
  }).optional(),
  theme: theme.optional(),
  celebrate: sections.celebrate,
  ...sections.beforeRsvp,
  rsvp,
  ...sections.afterRsvp,
  farewell: text('Closing line', { max: 120 }).optional(),
  afterwards: sections.afterwards.optional(),
});

export type WeddingDocument = z.infer<typeof weddingSchema>;

/** Converts the document of an older version to the schema's version. The result is not checked. */
export function migrateWedding(document: unknown): unknown {
  const version =
    typeof document === 'object' && document && 'version' in document ? document.version : null;
  if (typeof version === 'number' && version > VERSION) {
    throw new Error(
      'This wedding was written by a newer version of the website: update the website first.',
    );
  }
  return document;
}

export type {
  FormerQuestion,
  Hotel,
  MapFrame,
  Question,
  RsvpQuestion,
  TravelCard,
  Wedding,
  WeddingEvent,
  WeddingMap,
} from './localize.ts';
export type { Picture, ResponsivePicture } from './localize-sections.ts';
export type { MapDocument, MapLine } from './wedding-sections.ts';
