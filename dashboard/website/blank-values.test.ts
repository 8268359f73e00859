import { expect, it } from 'vitest';
import wedding from '../../content/wedding.ts';
import { weddingSchema } from '../../domain/wedding/wedding.ts';
import { addSection, copyElement, createBlank, createElement, fillBlanks } from './blank-values.ts';
import { findSchema, getChildren } from './content-schema.ts';
import { type ContentDocument, getValue, setValue } from './document-path.ts';

const DOCUMENT = wedding as unknown as ContentDocument;

it('a complete document is shown as it is', () => {
  expect(fillBlanks(DOCUMENT)).toBe(DOCUMENT);
});

it('a version for wide screens without a file is left out, and the picture stays', () => {
  const path = ['couplePhoto', 'landscape'];
  const schema = findSchema(path, DOCUMENT);
  if (!schema) throw new Error('The schema has changed.');
  const blank = createBlank(schema, DOCUMENT);
  expect(blank).toEqual({ file: '' });
  const filled = fillBlanks(setValue(DOCUMENT, path, blank));
  const { landscape: _, ...photo } = getValue(DOCUMENT, ['couplePhoto']) as Record<string, unknown>;
  expect(filled.couplePhoto).toEqual(photo);
});

it('new and emptied parts have dots, and a picture without a file is left out', () => {
  const events = findSchema(['celebrate', 'events'], DOCUMENT);
  const registry = findSchema(['registry'], DOCUMENT);
  if (!events || !registry) throw new Error('The schema has changed.');
  const strip = getValue(DOCUMENT, ['strip']) as unknown[];
  const edits: [(string | number)[], unknown][] = [
    [['celebrate', 'events', 2], createElement(events, DOCUMENT)],
    [['registry'], createBlank(registry, DOCUMENT)],
    [['strip'], [{ file: '', alt: '' }, ...strip]],
    [['couplePhoto'], { file: '', alt: '' }],
    [['farewell'], { it: 'A presto' }],
    [['venueLine'], {}],
  ];
  const draft = edits.reduce(
    (document, [path, value]) => setValue(document, path, value),
    DOCUMENT,
  );
  expect(weddingSchema.safeParse(draft).success).toBe(false);
  const filled = fillBlanks(draft);
  expect(weddingSchema.safeParse(filled).success).toBe(true);
  expect(filled.strip).toEqual(strip);
  expect(filled.couplePhoto).toBeUndefined();
  expect(filled.farewell).toEqual({ en: 'A presto', it: 'A presto' });
  expect(filled.venueLine).toEqual({ en: '…' });
  expect(getValue(filled, ['celebrate', 'events', 2, 'title'])).toBe('…');
});

it('a new section with a video has its frame in the preview before the video is there', () => {
  const { document, path } = addSection(DOCUMENT, 'video');
  expect(getValue(document, [...path, 'video'])).toBeUndefined();
  expect(getValue(fillBlanks(document), [...path, 'video'])).toMatchObject({
    width: 16,
    height: 9,
  });
});

it('a new section begins with a heading in every language of the website', () => {
  const headings = getChildren(weddingSchema).flatMap(({ key, schema }) => {
    const blank = createBlank(schema, { ...DOCUMENT, languages: ['de', 'en'] });
    if (typeof blank !== 'object' || blank === null) return [];
    if ('heading' in blank) return [[key, blank.heading]];
    return 'label' in blank ? [[key, blank.label]] : [];
  });
  expect(Object.fromEntries(headings)).toMatchObject({
    celebrate: { en: 'Celebrate With Us', de: 'Feiert mit uns' },
    travel: { en: 'Getting There', de: 'Anreise' },
    carousel: { en: 'Pictures', de: 'Bilder' },
  });
  expect(headings.map(([key]) => key)).toEqual([
    ...['celebrate', 'stay', 'travel', 'faq', 'rsvp', 'wishes', 'registry', 'carousel'],
    'afterwards',
  ]);
  for (const [key, heading] of headings) {
    expect(Object.keys(heading as object), String(key)).toEqual(['en', 'de']);
  }
});

it('a copied hotel is another one for the answers', () => {
  const schema = findSchema(['stay', 'groups', 0, 'hotels'], DOCUMENT);
  if (!schema) throw new Error('The schema has changed.');
  const hotel = { name: 'Locanda', originalName: 'Pensione' };
  expect(copyElement(hotel, schema)).toEqual({ name: 'Locanda' });
});

it('only an element that has an id gets a new one', () => {
  const [events, items] = [
    ['celebrate', 'events'],
    ['faq', 'items'],
  ].map((path) => {
    const schema = findSchema(path, DOCUMENT);
    if (!schema) throw new Error('The schema has changed.');
    const [element] = getValue(DOCUMENT, path) as unknown[];
    return [createElement(schema, DOCUMENT), copyElement(element, schema)];
  });
  for (const event of events ?? []) {
    expect(event).toMatchObject({ id: expect.stringMatching(/^event_[0-9a-f]{8}$/) });
  }
  for (const item of items ?? []) expect(item).not.toHaveProperty('id');
});
