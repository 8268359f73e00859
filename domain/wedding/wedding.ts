import * as z from 'zod';
import { addedSections } from './added-sections.ts';
import {
  check,
  choice,
  contentFields,
  createField,
  date,
  file,
  name,
  overrideText,
  section,
  sectionIds,
  text,
  toggle,
} from './content-fields.ts';
import { LANGUAGES } from './languages.ts';
import { VERSION } from './migrate-wedding.ts';
import { framedPicture } from './picture-fields.ts';
import { rsvp } from './rsvp-section.ts';
import { ONLY_IN_LAGUNA, theme } from './theme.ts';
import * as sections from './wedding-sections.ts';
import { isTimeZone } from './zone-time.ts';

const ONCE = check(({ languageTwice }) => languageTwice);

/** The whole content of a wedding in all its languages, as in `content/wedding.ts`. */
export const weddingSchema = section('wedding', {
  version: z.literal(VERSION),
  languages: z
    .array(
      z.enum(
        LANGUAGES,
        check(({ chooseLanguagesOf }) => chooseLanguagesOf(LANGUAGES.join(', '))),
      ),
    )
    .min(
      1,
      check(({ chooseLanguage }) => chooseLanguage),
    )
    .max(LANGUAGES.length, ONCE)
    .refine((codes) => new Set(codes).size === codes.length, ONCE)
    .register(contentFields, createField('languages', 'list', { itemLabel: 'language' })),
  english: choice('english', ['en-US', 'en-GB']).optional(),
  timeZone: z
    .string()
    .refine(
      isTimeZone,
      check(({ chooseTimeZone }) => chooseTimeZone),
    )
    .register(contentFields, createField('timeZone', 'choice')),
  couple: z
    .tuple([name('yourName', 60), name('partnersName', 60)])
    .register(contentFields, createField('couple', 'section')),
  title: text('browserTitle', 120).optional(),
  date: date('day'),
  dateLine: overrideText('dayText').optional(),
  venueLine: text('venue', 120),
  /** The drawing in the page's top left corner: a file in `content/pictures/`. */
  ornament: file('ornament', { onlyWith: ONLY_IN_LAGUNA }).optional(),
  couplePhoto: framedPicture('couplePhoto', 'widePhoto').optional(),
  theme: theme.optional(),
  /** The ids of sections: orderSections places those that it does not name. */
  order: sectionIds('order').optional(),
  hidden: sectionIds('hidden').optional(),
  sections: addedSections.optional(),
  celebrate: sections.celebrate,
  ...sections.beforeRsvp,
  rsvp,
  ...sections.afterRsvp,
  farewell: text('farewell', 120).optional(),
  /** Whether the page links to the statements on privacy and accessibility. */
  statements: toggle('statements').optional(),
  afterwards: sections.afterwards.optional(),
});

export type WeddingDocument = z.infer<typeof weddingSchema>;

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
export type { Frame } from './picture-fields.ts';
export type { Step } from './steps.ts';
export type { MapDocument, MapLine } from './wedding-sections.ts';
