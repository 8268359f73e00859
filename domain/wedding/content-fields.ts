import * as z from 'zod';
import type { Messages } from '../dashboard/messages/messages.ts';
import { LANGUAGES } from './languages.ts';

/** The kinds of elements that lists have. */
type ItemKind = keyof Messages['website']['lists']['add'];

/** How the editor shows a value of the content. */
export type ContentField = {
  label: string;
  hint?: string | undefined;
  kind:
    | 'text'
    | 'paragraphs'
    | 'date'
    | 'local-time'
    | 'number'
    | 'switch'
    | 'choice'
    | 'link'
    | 'colour'
    | 'file'
    | 'picture'
    | 'point'
    | 'list'
    | 'section';
  /** The text can have a version in each language. */
  isTranslated?: boolean;
  /** The text replaces one that is derived from a date, so it is not missing in any language. */
  isOverride?: boolean;
  /** The name of a place or an address, which is mostly the same in every language. */
  isPlace?: boolean;
  /** The values of a choice with the words for them. */
  choices?: Record<string, string>;
  /** What the list consists of, as in 'Add a hotel'. The ids of new elements begin with it. */
  itemLabel?: ItemKind;
  /** The value beside it that this one belongs to; an absent one is hidden beside another value. */
  onlyWith?: { key: string; value: string };
};

/** The field of each schema. An optional value has the field of the schema inside. */
export const contentFields = z.registry<ContentField>();

type Options = { hint?: string; max?: number };

const NO_CONTROLS = /^[^\p{Cc}\p{Cs}]*$/u;
const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
const MAX_LINE = 200;
const MAX_PARAGRAPHS = 4000;

function createText(max: number, allowed = NO_CONTROLS) {
  return z
    .string()
    .trim()
    .min(1, 'Write something here.')
    .max(max, `Use at most ${max} characters.`)
    .regex(allowed, 'Remove the invisible control characters.');
}

function createLocalText(max: number, allowed?: RegExp) {
  const text = createText(max, allowed);
  return z.union([text, z.partialRecord(z.enum(LANGUAGES), text)]);
}

/** One line in every language. */
export function text(label: string, { hint, max = MAX_LINE }: Options = {}) {
  return createLocalText(max).register(contentFields, {
    label,
    hint,
    kind: 'text',
    isTranslated: true,
  });
}

/** The name of a place or an address: it can be translated, but is not missing without a translation. */
export function placeText(label: string, { hint, max = MAX_LINE }: Options = {}) {
  return createLocalText(max).register(contentFields, {
    label,
    hint,
    kind: 'text',
    isTranslated: true,
    isPlace: true,
  });
}

/** One line instead of the one that is derived from a date. */
export function overrideText(label: string, hint: string) {
  return createLocalText(MAX_LINE).register(contentFields, {
    label,
    hint,
    kind: 'text',
    isTranslated: true,
    isOverride: true,
  });
}

/** Text in every language; empty lines separate its paragraphs. */
export function paragraphs(label: string, { hint, max = MAX_PARAGRAPHS }: Options = {}) {
  return createLocalText(max, MANY_LINES).register(contentFields, {
    label,
    hint,
    kind: 'paragraphs',
    isTranslated: true,
  });
}

/** One line that is the same in every language, such as a name. */
export function name(label: string, { hint, max = 80 }: Options = {}) {
  return createText(max).register(contentFields, { label, hint, kind: 'text' });
}

export function date(label: string, hint?: string) {
  return z.iso
    .date('Choose a day, such as 2027-05-29.')
    .register(contentFields, { label, hint, kind: 'date' });
}

/** A date and a time of day in the wedding's time zone. */
export function localTime(label: string, hint?: string) {
  return z.iso
    .datetime({
      local: true,
      precision: -1,
      error: 'Choose a day and a time, such as 2027-05-29T18:00.',
    })
    .regex(/^[^Z]*$/, 'Write the time without a Z: it is in the time zone of the wedding.')
    .register(contentFields, { label, hint, kind: 'local-time' });
}

export function wholeNumber(label: string, min: number, max: number, hint?: string) {
  const error = `Choose a number from ${min} to ${max}.`;
  return z
    .int(error)
    .min(min, error)
    .max(max, error)
    .register(contentFields, { label, hint, kind: 'number' });
}

export function toggle(label: string, hint?: string) {
  return z.boolean('Choose yes or no.').register(contentFields, { label, hint, kind: 'switch' });
}

export function choice<const Values extends Record<string, string>>(
  label: string,
  choices: Values,
  hint?: string,
) {
  const values = Object.keys(choices) as (keyof Values & string)[];
  return z
    .enum(values, `Choose one of these: ${values.join(', ')}.`)
    .register(contentFields, { label, hint, kind: 'choice', choices });
}

export function webAddress(label: string, hint?: string) {
  return z
    .url({ protocol: /^https$/, error: 'Write a link that starts with https://.' })
    .max(2000, 'Use a shorter link.')
    .register(contentFields, { label, hint, kind: 'link' });
}

const MAILTO = /^mailto:[^\s@]+@[^\s@]+$/;

/** A link with its words. */
export function link(label: string, hint?: string) {
  const error = 'Write a link that starts with https://, or mailto: and an email address.';
  return section(
    label,
    {
      text: text('Link text'),
      href: z
        .union([z.url({ protocol: /^https$/ }), z.string().regex(MAILTO)], error)
        .register(contentFields, {
          label: 'Address',
          hint: 'https://… for a website, mailto:… for an email address',
          kind: 'link',
        }),
    },
    hint,
  );
}

export function colour(label: string, hint?: string) {
  return z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Choose a colour, such as #98452c.')
    .register(contentFields, { label, hint, kind: 'colour' });
}

const ID = /^[a-z][a-z0-9_-]{0,39}$/;

/** A name in the data, which never changes and which guests do not see. */
export function id() {
  return z
    .string()
    .regex(ID, 'Use lowercase letters, digits, - and _ only.')
    .register(contentFields, { label: 'Name in the data', kind: 'text' });
}

/** The id of an event. */
export function eventId(label: string, hint?: string) {
  return z
    .string()
    .regex(ID, 'Choose an event.')
    .register(contentFields, { label, hint, kind: 'choice' });
}

const FILE_NAME = /^[^/\\\p{Cc}]{1,120}$/u;

export function file(label: string, hint?: string) {
  return z
    .string()
    .regex(FILE_NAME, 'Choose a picture.')
    .register(contentFields, { label, hint, kind: 'file' });
}

type ListOptions = {
  min?: number;
  max: number;
  itemLabel: ItemKind;
  hint?: string;
  onlyWith?: { key: string; value: string };
};

export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { min = 0, max, itemLabel, hint, ...others }: ListOptions,
) {
  return z
    .array(item)
    .min(min, min === 1 ? 'Add at least one.' : `Add at least ${min}.`)
    .max(max, `Use at most ${max}.`)
    .register(contentFields, { label, hint, kind: 'list', itemLabel, ...others });
}

export function section<Shape extends z.core.$ZodShape>(
  label: string,
  shape: Shape,
  hint?: string,
) {
  return z.strictObject(shape).register(contentFields, { label, hint, kind: 'section' });
}
