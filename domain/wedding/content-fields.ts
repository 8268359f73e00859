import * as z from 'zod';
import { getMessages, type Messages } from '../dashboard/messages/messages.ts';
import type { CoupleTexts } from '../messages/messages.ts';
import { LANGUAGES } from './languages.ts';

/** The kinds of elements that lists have. */
type ItemKind = keyof Messages['website']['lists']['add'];

type Preset = keyof CoupleTexts['newWebsite'];

/** How the editor shows a value of the content. */
export type ContentField = {
  label: string;
  hint?: string | undefined;
  kind:
    | 'text'
    | 'paragraphs'
    | 'date'
    | 'local-time'
    | 'time'
    | 'number'
    | 'switch'
    | 'choice'
    | 'link'
    | 'colour'
    | 'file'
    | 'picture'
    | 'point'
    | 'video'
    | 'list'
    | 'section';
  /** The text can have a version in each language. */
  isTranslated?: boolean;
  /** The text replaces one that is derived from a date, so it is not missing in any language. */
  isOverride?: boolean;
  /** The name of a place or an address, which is mostly the same in every language. */
  isPlace?: boolean;
  /** The text of ours, in `COUPLE_TEXTS`, that a new one starts with. */
  preset?: Preset;
  /** The values of a choice with the words for them. */
  choices?: Record<string, string>;
  /** What the list consists of, as in 'Add a hotel'. The ids of new elements begin with it. */
  itemLabel?: ItemKind;
  /** The value beside it that this one belongs to; an absent one is hidden beside another value. */
  onlyWith?: OnlyWith;
};

/** The value beside a field without which it is hidden. One that is then unused is hidden although it is present. */
export type OnlyWith = {
  key: string;
  value: string | undefined | readonly string[];
  isUnusedOtherwise?: boolean;
};

/** The field of each schema. An optional value has the field of the schema inside. */
export const contentFields = z.registry<ContentField>();

type FieldTexts = Messages['content']['fields'];
/** A field's words in the texts of the dashboard. */
export type FieldName = keyof FieldTexts;
type ChoiceName = {
  [Name in FieldName]: FieldTexts[Name] extends { choices: object } ? Name : never;
}[FieldName];
type ChoiceOf<Name extends ChoiceName> = keyof FieldTexts[Name]['choices'] & string;
type Words = { label: string; hint?: string; choices?: Record<string, string> };

function readWords(name: FieldName): Words {
  const words: string | Words = getMessages('content').fields[name];
  return typeof words === 'string' ? { label: words } : words;
}

/** The words are read when they are shown: while the schema is made, no language is known. */
export function createField(
  name: FieldName,
  kind: ContentField['kind'],
  others: Omit<ContentField, 'label' | 'hint' | 'kind' | 'choices'> = {},
): ContentField {
  return {
    ...others,
    kind,
    get label() {
      return readWords(name).label;
    },
    get hint() {
      return readWords(name).hint;
    },
  };
}

type Checks = Messages['content']['checks'];

/** The error of a check, in the language in use. */
export function check(read: (checks: Checks) => string): { error: () => string } {
  return { error: () => read(getMessages('content').checks) };
}

const NO_CONTROLS = /^[^\p{Cc}\p{Cs}]*$/u;
const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
const MAX_LINE = 200;
const MAX_PARAGRAPHS = 4000;

function createText(max: number, allowed = NO_CONTROLS) {
  return z
    .string()
    .trim()
    .min(
      1,
      check(({ writeSomething }) => writeSomething),
    )
    .max(
      max,
      check(({ tooLong }) => tooLong(max)),
    )
    .regex(
      allowed,
      check(({ invisible }) => invisible),
    );
}

function createLocalText(max: number, allowed?: RegExp) {
  const text = createText(max, allowed);
  return z.union([text, z.partialRecord(z.enum(LANGUAGES), text)]);
}

/** One line in every language. */
export function text(name: FieldName, max = MAX_LINE, preset?: Preset) {
  const field = createField(name, 'text', { isTranslated: true, ...(preset && { preset }) });
  return createLocalText(max).register(contentFields, field);
}

/** The name of a place or an address: it can be translated, but is not missing without a translation. */
export function placeText(name: FieldName, max = MAX_LINE) {
  const field = createField(name, 'text', { isTranslated: true, isPlace: true });
  return createLocalText(max).register(contentFields, field);
}

/** One line instead of the one that is derived from a date. */
export function overrideText(name: FieldName) {
  const field = createField(name, 'text', { isTranslated: true, isOverride: true });
  return createLocalText(MAX_LINE).register(contentFields, field);
}

/** Text in every language; empty lines separate its paragraphs. */
export function paragraphs(name: FieldName, max = MAX_PARAGRAPHS) {
  const field = createField(name, 'paragraphs', { isTranslated: true });
  return createLocalText(max, MANY_LINES).register(contentFields, field);
}

/** One line that is the same in every language, such as a name. */
export function name(name: FieldName, max = 80) {
  return createText(max).register(contentFields, createField(name, 'text'));
}

export function date(name: FieldName) {
  return z.iso
    .date(check(({ chooseDay }) => chooseDay))
    .register(contentFields, createField(name, 'date'));
}

/** A date and a time of day in the wedding's time zone. */
export function localTime(name: FieldName) {
  return z.iso
    .datetime({ local: true, precision: -1, ...check(({ chooseTime }) => chooseTime) })
    .regex(
      /^[^Z]*$/,
      check(({ withoutZ }) => withoutZ),
    )
    .register(contentFields, createField(name, 'local-time'));
}

/** A time of day such as '18:00' in the wedding's time zone. */
export function timeOfDay(name: FieldName) {
  return z.iso
    .time({ precision: -1, ...check(({ chooseTimeOfDay }) => chooseTimeOfDay) })
    .register(contentFields, createField(name, 'time'));
}

export function wholeNumber(name: FieldName, min: number, max: number) {
  const inRange = check(({ chooseNumber }) => chooseNumber(min, max));
  return z
    .int(inRange)
    .min(min, inRange)
    .max(max, inRange)
    .register(contentFields, createField(name, 'number'));
}

export function toggle(name: FieldName) {
  return z
    .boolean(check(({ chooseYesOrNo }) => chooseYesOrNo))
    .register(contentFields, createField(name, 'switch'));
}

export function choice<Name extends ChoiceName, const Values extends readonly ChoiceOf<Name>[]>(
  name: Name,
  values: Values,
  others: { onlyWith?: OnlyWith } = {},
) {
  const field: ContentField = createField(name, 'choice', others);
  Object.defineProperty(field, 'choices', {
    enumerable: true,
    get: () => {
      const { choices = {} } = readWords(name);
      return Object.fromEntries(values.map((value) => [value, choices[value]]));
    },
  });
  return z
    .enum(
      values,
      check(({ chooseOneOf }) => chooseOneOf(values.join(', '))),
    )
    .register(contentFields, field);
}

export function webAddress(name: FieldName) {
  return z
    .url({ protocol: /^https$/, ...check(({ httpsLink }) => httpsLink) })
    .max(
      2000,
      check(({ shorterLink }) => shorterLink),
    )
    .register(contentFields, createField(name, 'link'));
}

const MAILTO = /^mailto:[^\s@]+@[^\s@]+$/;

/** A link with its words. */
export function link(name: FieldName) {
  return section(name, {
    text: text('linkText'),
    href: z
      .union(
        [z.url({ protocol: /^https$/ }), z.string().regex(MAILTO)],
        check(({ linkOrEmail }) => linkOrEmail),
      )
      .register(contentFields, createField('linkAddress', 'link')),
  });
}

export function colour(name: FieldName, others: { onlyWith?: OnlyWith } = {}) {
  return z
    .string()
    .regex(
      /^#[\da-f]{6}$/i,
      check(({ chooseColour }) => chooseColour),
    )
    .register(contentFields, createField(name, 'colour', others));
}

/** The name of a folder in designs/. Publishing rejects a name without a folder. */
export function designName() {
  return z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .register(contentFields, createField('design', 'choice'));
}

const ID = /^[a-z][a-z0-9_-]{0,39}$/;

/** A name in the data, which never changes and which guests do not see. */
export function id() {
  return z
    .string()
    .regex(
      ID,
      check(({ idLetters }) => idLetters),
    )
    .register(contentFields, createField('id', 'text'));
}

/** The id of an event. */
export function eventId(name: FieldName) {
  return z
    .string()
    .regex(
      ID,
      check(({ chooseEvent }) => chooseEvent),
    )
    .register(contentFields, createField(name, 'choice'));
}

/** Sections of the page by their ids. Those of removed sections may stay. */
export function sectionIds(name: FieldName) {
  return z.array(z.string().max(40)).max(60).register(contentFields, createField(name, 'list'));
}

const FILE_NAME = /^[^/\\\p{Cc}]{1,120}$/u;

export function file(name: FieldName, others: { onlyWith?: OnlyWith } = {}) {
  return z
    .string()
    .regex(
      FILE_NAME,
      check(({ choosePicture }) => choosePicture),
    )
    .register(contentFields, createField(name, 'file', others));
}

type ListOptions = {
  min?: number;
  max: number;
  itemLabel: ItemKind;
  onlyWith?: OnlyWith;
};

export function list<Item extends z.ZodType>(
  name: FieldName,
  item: Item,
  { min = 0, max, ...others }: ListOptions,
) {
  return z
    .array(item)
    .min(
      min,
      check(({ addAtLeast, addOne }) => (min === 1 ? addOne : addAtLeast(min))),
    )
    .max(
      max,
      check(({ atMost }) => atMost(max)),
    )
    .register(contentFields, createField(name, 'list', others));
}

export function section<Shape extends z.core.$ZodShape>(name: FieldName, shape: Shape) {
  return z.strictObject(shape).register(contentFields, createField(name, 'section'));
}
