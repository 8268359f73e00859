import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { checkWedding, findPictures } from './checks/wedding-checks.ts';
import { localizeWedding } from './localize.ts';
import { migrateWedding } from './migrate-wedding.ts';
import { formatStep } from './steps.ts';
import type { WeddingDocument } from './wedding.ts';

const PICTURES = new Set([...findPictures(content)].map(({ file }) => file)).add('corner.svg');

type Texts = { dresscode?: unknown; attire?: unknown };

/** The content as it was when the back of a card had its own text about the dress code. */
function createFormer(...all: Texts[]) {
  const events = content.celebrate.events.map(({ dresscode: _, details, ...event }, at) => {
    const { dresscode, attire } = all[at] ?? {};
    return {
      ...event,
      ...(dresscode !== undefined && { dresscode }),
      details: { ...details, ...(attire !== undefined && { attire }) },
    };
  });
  return { ...content, version: 1, celebrate: { ...content.celebrate, events } };
}

function migrate(...all: Texts[]): WeddingDocument {
  const document = migrateWedding<unknown>(createFormer(...all)) as WeddingDocument;
  expect(checkWedding(document, PICTURES)).toEqual([]);
  return document;
}

it('rejects a document of a newer version, and leaves a current one as it is', () => {
  expect(() => migrateWedding({ ...content, version: 4 })).toThrow('update the website first');
  expect(migrateWedding(content)).toBe(content);
});

it.each([undefined, null, 'text', [], {}, { celebrate: { events: [null, { details: 5 }] } }])(
  'leaves %j as it is, which is no document',
  (value) => {
    expect(migrateWedding(value)).toBe(value);
  },
);

it('shows both texts about the dress code of an older document where they were', () => {
  const former = [
    {
      dresscode: { en: 'Cocktail attire', it: 'Abito da cocktail' },
      attire: {
        en: 'Cocktail attire. The garden is grass and gravel: your heels will thank you for a block.',
        it: 'Abito da cocktail. Si cammina su erba e ghiaia: scegliete un tacco largo, e ci ringrazierete.',
      },
    },
    {
      dresscode: { en: 'Black tie', it: 'Black tie' },
      attire: {
        en: 'Black tie: dinner jackets and evening gowns.',
        it: 'Black tie: smoking e abiti da sera.',
      },
    },
  ];
  // The words of the default content did not change.
  expect(migrate(...former)).toEqual(content);
  for (const language of ['en', 'it'] as const) {
    const { events } = localizeWedding(content, language).celebrate;
    expect(events.map(({ dresscode, details }) => [dresscode, details.attire])).toEqual(
      former.map(({ dresscode, attire }) => [dresscode[language], attire[language]]),
    );
  }
});

it.each([
  ['only the front', { dresscode: 'Smart' }, 'Smart', ['Smart', '']],
  ['only the back', { attire: 'Bring a coat.' }, 'Bring a coat.', ['Bring a coat', '']],
  [
    'only a long back',
    { attire: `Bring ${'a coat and '.repeat(9)}a hat.` },
    `Bring ${'a coat and '.repeat(9)}a hat.`,
    ['', `Bring ${'a coat and '.repeat(9)}a hat.`],
  ],
  ['the same text twice', { dresscode: 'Smart', attire: 'Smart' }, 'Smart', ['Smart', '']],
  [
    'two texts',
    { dresscode: 'Smart (no ties)', attire: 'No jeans, please.' },
    'Smart (no ties)\nNo jeans, please.',
    ['Smart (no ties)', 'Smart (no ties). No jeans, please.'],
  ],
  [
    'a longer word that begins with the same letters',
    { dresscode: 'Black', attire: 'Blackened boots.' },
    'Black\nBlackened boots.',
    ['Black', 'Black. Blackened boots.'],
  ],
  ['no words', { dresscode: '', attire: '' }, undefined, ['', '']],
  [
    'a text in one language and another in two',
    { dresscode: 'Smart', attire: { en: 'Smart, no jeans', it: 'Niente jeans' } },
    { en: 'Smart,\nno jeans', it: 'Smart\nNiente jeans' },
    ['Smart', 'Smart, no jeans'],
  ],
  [
    'an untranslated text beside a translated one, as guests read it',
    { dresscode: { en: 'Smart', it: 'Elegante' }, attire: { en: 'No jeans' } },
    { en: 'Smart\nNo jeans', it: 'Elegante\nNo jeans' },
    ['Smart', 'Smart. No jeans'],
  ],
])('keeps %s in one field', (_, former, dresscode, [front, back]) => {
  const document = migrate(former);
  const [event] = document.celebrate.events;
  expect(event?.dresscode).toEqual(dresscode);
  expect(localizeWedding(document).celebrate.events[0]).toMatchObject({
    dresscode: front,
    details: { attire: back },
  });
});

it('converts the events of an older draft in a current document', () => {
  const former = createFormer({ dresscode: 'Smart', attire: 'No jeans' });
  const [event] = migrateWedding({ ...former, version: 2 }).celebrate.events;
  expect(event).toMatchObject({ dresscode: 'Smart\nNo jeans' });
  expect(event?.details).not.toHaveProperty('attire');
});

it('shows the same steps and calendars after their times have become fields', () => {
  const texts = [
    [
      {
        en: '7:00 PM · Casual arrival, at your leisure',
        it: '19.00 · Arrivo informale, con tutta calma',
      },
    ],
    [
      { en: '5:30 PM · Arrival', it: '17.30 · Arrivo' },
      { en: '6:00 PM · Ceremony', it: '18.00 · Cerimonia' },
      { en: '6:45 PM · Cocktail hour', it: '18.45 · Aperitivo' },
      {
        en: '8:15 PM · Dinner followed by dancing, in the Longhi Ballroom',
        it: '20.15 · Cena, e poi si balla, nella Longhi Ballroom',
      },
    ],
  ];
  const events = content.celebrate.events.map((event, at) => ({
    ...event,
    details: { ...event.details, timeline: texts[at] },
  }));
  const former = { ...content, version: 2, celebrate: { ...content.celebrate, events } };
  expect(migrateWedding<unknown>(former)).toEqual(content);
  // The parts of a draft have no version.
  expect(migrateWedding<unknown>({ ...former, version: 3 })).toEqual(content);
  for (const language of ['en', 'it'] as const) {
    const { celebrate } = localizeWedding(content, language);
    const lines = celebrate.events.map(({ details }) => details.timeline.map(formatStep));
    expect(lines).toEqual(texts.map((steps) => steps.map((step) => step[language])));
  }
});

const FORMER_CARDS = { heading: 'Good to Know', cards: [{ title: 'Brunch', text: 'At ten.' }] };

it('the cards of an older document are an added section, in their place', () => {
  const former = { ...content, version: 2, goodToKnow: FORMER_CARDS };
  const document = migrateWedding<unknown>(former) as WeddingDocument;
  expect(checkWedding(document, PICTURES)).toEqual([]);
  expect(document.sections).toEqual({ 'good-to-know': { kind: 'cards', ...FORMER_CARDS } });
  const { order, sections } = localizeWedding(document);
  expect(order.map(({ id }) => id).join(' ')).toBe(
    'celebrate stay travel good-to-know faq strip rsvp carousel',
  );
  expect(sections?.['good-to-know']).toMatchObject({ heading: 'Good to Know', kind: 'cards' });
});

it('a heading without cards was not on the page, and is left out', () => {
  const former = { ...content, version: 2, goodToKnow: { heading: 'Good to Know', cards: [] } };
  expect(migrateWedding<unknown>(former)).toEqual({ ...content, version: 3 });
});
