import fc from 'fast-check';
import * as z from 'zod';
import { DESIGN_NAMES } from '../../designs/designs.ts';
import '../../domain/dashboard/messages/english.ts';
import { contentFields } from '../../domain/wedding/content-fields.ts';
import { LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import { type WeddingDocument, weddingSchema } from '../../domain/wedding/wedding.ts';

// Arbitrary weddings, generated from the schema: a field that is added to it is tested too.

/** Any wedding that `checkWedding` accepts, with pictures of these files. */
export function anyWedding(files: readonly string[]): fc.Arbitrary<WeddingDocument> {
  return fc
    .uniqueArray(fc.constantFrom(...LANGUAGES), { minLength: 1 })
    .chain((languages) => any(weddingSchema, { files, languages }))
    .map((document) => makeConsistent(document as WeddingDocument));
}

type Context = { files: readonly string[]; languages: readonly LanguageCode[] };

/** Any value of a schema. */
function any(schema: z.core.$ZodType, context: Context): fc.Arbitrary<unknown> {
  const field = contentFields.get(schema as z.ZodType);
  if (field?.label === 'Languages') return fc.constant(context.languages);
  if (field?.label === 'Time zone') return fc.constantFrom(...TIME_ZONES);
  if (field?.label === 'Design') return fc.constantFrom(...DESIGN_NAMES);
  if (field?.kind === 'file') return fc.constantFrom(...context.files);
  if (field?.kind === 'link') {
    const link = 'https://example.com/a?b=c&d';
    return schema instanceof z.ZodUnion
      ? fc.constantFrom(link, 'mailto:a@b.example')
      : fc.constant(link);
  }
  if (field?.kind === 'colour') return fc.constantFrom('#6b3f5e', '#1d4a3a', '#000000');
  if (field?.kind === 'point') return fc.constantFrom('0% 0%', '50% 40%', '100% 100%');
  if (field?.kind === 'date') return anyDay();
  if (field?.kind === 'local-time') return anyDay().map((day) => `${day}T18:30`);
  if (field?.isTranslated) return anyLocalText(schema, context);
  return anyOfType(schema, context);
}

function anyOfType(schema: z.core.$ZodType, context: Context): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) {
    return fc.option(any(schema.unwrap(), context), { nil: undefined });
  }
  if (schema instanceof z.ZodArray) {
    const limits = Object.assign({ minimum: 0, maximum: 4 }, ...getLimits(schema));
    return fc.array(any(schema.element, context), {
      minLength: limits.minimum,
      maxLength: limits.maximum,
      size: 'small',
    });
  }
  if (schema instanceof z.ZodTuple) {
    return fc.tuple(...schema.def.items.map((item) => any(item, context)));
  }
  if (schema instanceof z.ZodObject) {
    return fc.record(
      Object.fromEntries(
        Object.entries<z.core.$ZodType>(schema.shape).map(([key, inner]) => [
          key,
          any(inner, context),
        ]),
      ),
    );
  }
  if (schema instanceof z.ZodRecord) return fc.constant({});
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) {
    return fc.integer({ min: 1, max: Math.min(9, Math.floor(schema.maxValue ?? 9)) });
  }
  if (schema instanceof z.ZodString) return anyText(schema.maxLength ?? 40);
  throw new Error(`The generator does not know the type ${schema._zod.def.type}.`);
}

function getLimits({ def }: z.ZodArray): object[] {
  return (def.checks ?? []).map((check) => {
    const { maximum, minimum } = check._zod.def as { maximum?: number; minimum?: number };
    return { ...(maximum !== undefined && { maximum }), ...(minimum !== undefined && { minimum }) };
  });
}

function anyLocalText(schema: z.core.$ZodType, { languages }: Context): fc.Arbitrary<unknown> {
  const [plain] = (schema as z.ZodUnion<[z.ZodString, z.ZodRecord]>).options;
  const text = anyText(plain.maxLength ?? 40);
  const [first = 'en', ...others] = languages;
  const translations = fc.record(
    { [first]: text, ...Object.fromEntries(others.map((code) => [code, text])) },
    { requiredKeys: [first] },
  );
  return fc.oneof(text, translations);
}

const WORDS = [
  'A',
  'wedding',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Nahrungsmittelunverträglichkeiten',
  '<b>&amp;</b>',
  '"quotes"',
  '</script>',
  'Ξένια',
  'Đặng',
  '日本語',
  'مرحبا',
  '👩‍❤️‍👨',
  'https://example.com/a-very-long-address-without-a-single-space-in-it',
];

function anyText(max: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
    .map((words) => words.join(' ').slice(0, max).trim())
    .map((text) => text.replace(/\p{Cs}$/u, '') || 'A');
}

const TIME_ZONES = [
  'Europe/Lisbon',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'UTC',
];

function anyDay(): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date('2027-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}

/** Changes the values that must fit each other. */
function makeConsistent(document: WeddingDocument): WeddingDocument {
  const events = document.celebrate.events
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ dateText: _, endsAt: __, timeText: ___, ...event }, index) => ({
      ...event,
      id: index === 0 ? 'wedding' : `event_${index}`,
    }));
  const date = events[0]?.startsAt.slice(0, 10) ?? '';
  const { closesAt: _, deadlineText: __, events: ___, formerQuestions, ...rsvp } = document.rsvp;
  const { dateLine: ____, ...rest } = document;
  return structuredClone({
    ...rest,
    date,
    celebrate: { ...document.celebrate, events },
    rsvp: {
      ...rsvp,
      deadline: date,
      ...(formerQuestions && { formerQuestions: formerQuestions.map(makeQuestionConsistent) }),
      ...(rsvp.questions && { questions: rsvp.questions.map(makeQuestionConsistent) }),
    },
    // The routes of a map repeat the cards, and its lines are not made of words.
    ...(document.travel?.map && {
      travel: {
        ...document.travel,
        map: { picture: document.travel.map.picture, caption: document.travel.map.caption },
      },
    }),
    ...(document.faq && {
      faq: {
        ...document.faq,
        items: document.faq.items.slice(0, 20),
        groups: document.faq.groups?.slice(0, 2).map((group) => ({
          ...group,
          items: group.items.slice(0, 10),
        })),
      },
    }),
  });
}

function makeQuestionConsistent<
  Question extends { choices?: { label: unknown }[] | undefined; event?: string | undefined },
>(question: Question, index: number): Question {
  const [first = { label: 'A' }, second = first, ...others] = question.choices ?? [];
  return {
    ...question,
    id: `question_${index}`,
    choices: [first, second, ...others].map(({ label }, number) => ({
      id: `choice_${number}`,
      label,
    })),
    ...(question.event && { event: 'wedding' }),
  };
}
