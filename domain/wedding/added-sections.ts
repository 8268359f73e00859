// The sections that a page can have any number of times.
import * as z from 'zod';
import type { CoupleTexts } from '../messages/messages.ts';
import {
  check,
  colour,
  contentFields,
  createField,
  link,
  list,
  localTime,
  name,
  paragraphs,
  section,
  text,
  toggle,
  webAddress,
} from './content-fields.ts';
import { LANGUAGES } from './languages.ts';
import { picture } from './picture-fields.ts';

const common = (preset: keyof CoupleTexts['newWebsite']) => ({
  heading: text('heading', 80, preset),
  introduction: text('introduction', 600).optional(),
  /** Without it, the section is not in the menu. */
  menu: text('menuName', 24).optional(),
});

const words = section('wordsSection', {
  kind: z.literal('words'),
  ...common('words'),
  text: paragraphs('text'),
  picture: picture('picture').optional(),
});

const story = section('storySection', {
  kind: z.literal('story'),
  ...common('story'),
  moments: list(
    'moments',
    section('moment', {
      when: text('when', 60),
      title: text('title', 80),
      text: paragraphs('text').optional(),
      picture: picture('picture').optional(),
    }),
    { min: 1, max: 20, itemLabel: 'moment' },
  ),
});

const people = section('peopleSection', {
  kind: z.literal('people'),
  ...common('people'),
  people: list(
    'people',
    section('person', {
      name: name('name'),
      role: text('role', 80).optional(),
      text: paragraphs('words', 600).optional(),
      picture: picture('picture').optional(),
    }),
    { min: 1, max: 30, itemLabel: 'person' },
  ),
});

const cards = section('cardsSection', {
  kind: z.literal('cards'),
  ...common('cards'),
  cards: list(
    'cards',
    section('card', {
      title: text('title', 80),
      text: paragraphs('text'),
      picture: picture('picture').optional(),
      link: link('link').optional(),
    }),
    { min: 1, max: 12, itemLabel: 'card' },
  ),
});

const dress = section('dressSection', {
  kind: z.literal('dress'),
  ...common('dress'),
  text: paragraphs('text').optional(),
  swatches: list(
    'swatches',
    section('swatch', { name: text('swatchName', 40), colour: colour('swatchColour') }),
    { min: 1, max: 12, itemLabel: 'swatch' },
  ),
});

const livestream = section('livestreamSection', {
  kind: z.literal('livestream'),
  ...common('livestream'),
  startsAt: localTime('streamStarts'),
  endsAt: localTime('streamEnds').optional(),
  link: webAddress('streamLink'),
  hasRecording: toggle('hasRecording').optional(),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const pixels = z.int().min(1).max(16_384);

/** An uploaded video and its captions. The server stores the files under their SHA-256. */
const videoFile = z
  .strictObject(
    {
      sha256,
      /** Of the couple's file. Guests do not see it. */
      name: z.string().min(1).max(120),
      width: pixels,
      height: pixels,
      captions: z.partialRecord(z.enum(LANGUAGES), sha256).optional(),
    },
    check(({ chooseVideo }) => chooseVideo),
  )
  .register(contentFields, createField('videoFile', 'video'));

const video = section('videoSection', {
  kind: z.literal('video'),
  ...common('video'),
  video: videoFile,
  poster: picture('poster').optional(),
  below: text('belowVideo', 300).optional(),
});

/** The kinds with their schemas, in the order in which the editor offers them. */
export const ADDED_KINDS = { words, story, people, cards, dress, video, livestream };

const MAX_SECTIONS = 20;

/** The added sections by their ids. An id is also that of the element on the page. */
export const addedSections = z
  .record(
    z.string().regex(
      /^[a-z][a-z\d_-]{0,39}$/,
      check(({ idLetters }) => idLetters),
    ),
    z.discriminatedUnion('kind', [words, story, people, cards, dress, video, livestream]),
  )
  .refine(
    (sections) => Object.keys(sections).length <= MAX_SECTIONS,
    check(({ atMost }) => atMost(MAX_SECTIONS)),
  )
  .register(contentFields, createField('addedSections', 'section'));

export type AddedSections = z.infer<typeof addedSections>;
export type AddedKind = keyof typeof ADDED_KINDS;
