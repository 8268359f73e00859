import { describe, expect, it } from 'vitest';
import wedding from '../../content/wedding.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import { checkWedding } from '../../domain/wedding/checks/wedding-checks.ts';
import { copyElement, createBlank, createElement, createJourneyQuestions } from './blank-values.ts';
import {
  findSchema,
  getChildren,
  getField,
  getMaxLength,
  getVisibleChildren,
  listFields,
  weddingSchema,
} from './content-schema.ts';
import { describePath, describeValue } from './describe-content.ts';
import { type ContentDocument, getValue, setValue } from './document-path.ts';
import { findEditorSectionByPath, listEditorSections } from './editor-sections.ts';

const DOCUMENT = wedding as unknown as ContentDocument;
const FILES = new Set<string>();
const countIssues = (document: unknown) =>
  checkWedding(document, FILES).filter(({ message }) => !message.includes('does not exist')).length;

it('a path that no document has leads to no field', () => {
  expect(findSchema(['nothing'], DOCUMENT)).toBeUndefined();
  expect(findSchema(['celebrate', 'nothing', 0], DOCUMENT)).toBeUndefined();
});

it('every value of the content has a field, and every section of the content is in the editor', () => {
  const values = [...listFields(DOCUMENT)];
  expect(values.length).toBeGreaterThan(300);
  for (const { path, value, field } of values) {
    expect(getValue(DOCUMENT, path)).toBe(value);
    expect(getField(findSchema(path, DOCUMENT) as never)).toEqual(field);
    expect(findEditorSectionByPath(path, DOCUMENT), path.join('.')).toBeDefined();
  }
  const names = listEditorSections(DOCUMENT).flatMap(({ parts }) =>
    parts.map(({ path }) => path.join('.')),
  );
  const all = getChildren(weddingSchema).map(({ key }) => String(key));
  // The list of sections shows the other ones.
  const others = new Set(['version', 'order', 'hidden', 'sections']);
  expect(names.toSorted()).toEqual(all.filter((name) => !others.has(name)).toSorted());
});

it('the limit of a list is known', () => {
  const limitOf = (path: ContentPath) => getMaxLength(findSchema(path, DOCUMENT) as never);
  expect(limitOf(['celebrate', 'events'])).toBe(8);
  expect(limitOf(['faq', 'items'])).toBe(40);
});

describe('a new part of the document', () => {
  it('passes all checks as soon as its texts are written', () => {
    expect(countIssues(DOCUMENT)).toBe(0);
    for (const path of [['registry'], ['afterwards'], ['theme']]) {
      const schema = findSchema(path, DOCUMENT);
      if (!schema) throw new Error(path.join());
      const blank = createBlank(schema, DOCUMENT);
      const withBlank = setValue(DOCUMENT, path, blank);
      const filled = [...listFields(withBlank)]
        .filter(({ value }) => value === '')
        .reduce((document, field) => setValue(document, field.path, 'Words'), withBlank);
      expect(countIssues(filled), path.join()).toBe(0);
    }
  });

  it('has an id of its own if it is an event', () => {
    const path = ['celebrate', 'events'];
    const schema = findSchema(path, DOCUMENT) as never;
    const [first, second] = [createElement(schema, DOCUMENT), createElement(schema, DOCUMENT)];
    expect(first).toMatchObject({ startsAt: '2026-06-06T18:00', title: '' });
    expect((first as { id: string }).id).toMatch(/^event_[0-9a-f]{8}$/);
    expect((first as { id: string }).id).not.toBe((second as { id: string }).id);
  });
});

describe('a question to guests', () => {
  const path = ['rsvp', 'questions'];
  const schema = findSchema(path, DOCUMENT) as never;
  const question = createElement(schema, DOCUMENT);
  const listNames = (value: unknown) =>
    getVisibleChildren(findSchema([...path, 0], DOCUMENT) as never, value).map(({ key }) => key);

  it('starts as a choice with an id of its own, also as a copy', () => {
    expect(question).toMatchObject({ kind: 'choice', label: '' });
    const { id } = question as { id: string };
    expect(id).toMatch(/^question_[0-9a-f]{8}$/);
    expect(copyElement(question, schema)).not.toMatchObject({ id });
  });

  it('shows its choices only while it is a choice, or has some', () => {
    expect(listNames(question)).toContain('choices');
    expect(listNames({ kind: 'text' })).not.toContain('choices');
    expect(listNames({ kind: 'text', choices: [] })).toContain('choices');
    expect(listNames({ kind: 'text' })).toEqual([
      ...['label', 'hint', 'kind', 'perPerson', 'event', 'required', 'closesAt'],
    ]);
  });

  it('is about one part of the journey, each of which the ready set asks once', () => {
    const ready = createJourneyQuestions(schema, DOCUMENT);
    expect(ready).toHaveLength(6);
    const withReady = setValue(DOCUMENT, path, ready);
    expect(countIssues(withReady)).toBe(0);
    expect(createJourneyQuestions(schema, withReady)).toEqual([]);
    const [arrival] = ready as [Record<string, unknown>];
    expect(copyElement(arrival, schema)).not.toHaveProperty('journey');
    expect(countIssues(setValue(DOCUMENT, path, [{ ...arrival, kind: 'text' }]))).toBe(1);
    const twice = [arrival, { ...arrival, id: 'other' }];
    expect(countIssues(setValue(DOCUMENT, path, twice))).toBe(1);
  });

  it('names its event by the title', () => {
    const event = [...path, 0, 'event'];
    const document = setValue(DOCUMENT, path, [{ event: 'wedding' }]);
    expect(describeValue('wedding', event, { document, locale: 'en-US' })).toBe('The Wedding');
  });
});

describe('the words for a place', () => {
  it.each([
    [['celebrate', 'events', 1, 'startsAt'], 'Events → The Wedding → Starts'],
    [['celebrate', 'heading', 'it'], 'Events → Heading → Italiano'],
    [
      ['stay', 'groups', 0, 'hotels', 1, 'name'],
      'Hotels → Groups → Luxury Hotels → Hotels → The Gritti Palace → Name',
    ],
    [['couple', 0], 'Your names → Your name'],
    [['strip', 2, 'focus'], /^Row of photographs → .+ → Focal point$/],
  ] satisfies [ContentPath, string | RegExp][])('%j leads through its labels', (path, words) => {
    expect(describePath(path, DOCUMENT).join(' → ')).toMatch(words);
  });

  it('formats values as people write them', () => {
    const describe = (path: ContentPath) =>
      describeValue(getValue(DOCUMENT, path), path, { document: DOCUMENT, locale: 'en-US' });
    expect(describe(['date'])).toBe('Saturday, June 6, 2026');
    expect(describe(['celebrate', 'events', 1, 'featured'])).toBe('yes');
    expect(describe(['stay', 'groups', 1, 'hotels', 0, 'category'])).toBe('Budget-friendly');
    expect(describe(['celebrate', 'heading'])).toBe('Celebrate With Us');
  });
});

it('the palette, the accent and the drawing in the corners are hidden beside another design, also with a value', () => {
  const keys = (document: ContentDocument) =>
    [
      ...getVisibleChildren(findSchema(['theme'], document) as never, document.theme),
      ...getVisibleChildren(weddingSchema, document),
    ].map(({ key }) => key);
  const laguna = { ...DOCUMENT, theme: { preset: 'dusk', accent: '#6b3f5e' } };
  const only = ['preset', 'accent', 'ornament'];
  expect(keys(laguna)).toEqual(expect.arrayContaining(only));
  const riva = { ...laguna, theme: { ...laguna.theme, design: 'riva' } };
  expect(keys(riva).filter((key) => only.includes(String(key)))).toEqual([]);
});
