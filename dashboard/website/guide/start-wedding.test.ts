import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import { checkWedding } from '../../../domain/wedding/wedding-checks.ts';
import { createDraftState, editSection } from '../../draft/draft-state.ts';
import { type ContentDocument, getValue } from '../document-path.ts';
import { hasExampleSections, moveWedding, startEmpty } from './start-wedding.ts';

const DEMO = wedding as unknown as ContentDocument;

it('the events keep their distance to the day of the wedding, and words for the old day go', () => {
  const moved = moveWedding(DEMO, '2027-09-11');
  expect(getValue(moved, ['celebrate', 'events', 0])).toMatchObject({
    startsAt: '2027-09-10T19:00',
  });
  expect(getValue(moved, ['celebrate', 'events', 0, 'dateText'])).toBeUndefined();
  expect(moved.dateLine).toBeUndefined();
  expect(moved.title).toBeUndefined();
  expect(getValue(moved, ['rsvp', 'deadline'])).toBe('2027-07-31');
});

it('an empty page lacks only the texts that nobody else can write', () => {
  const moved = moveWedding(DEMO, '2027-09-11');
  const empty = startEmpty(
    { ...moved, languages: ['en', 'de'] },
    { languages: ['en', 'de'], venueLine: undefined },
  );
  expect(empty.stay).toBeUndefined();
  expect(getValue(empty, ['rsvp', 'noDefaultAttendance'])).toBe(true);
  expect(getValue(empty, ['rsvp', 'heading'])).toEqual({ en: 'RSVP', de: 'Zu- oder Absage' });
  const files = new Set(['corner.svg', 'couple.jpg']);
  expect(checkWedding(empty, files).map(({ path }) => path.join('.'))).toEqual([
    'venueLine',
    'celebrate.events.0.location',
    'celebrate.events.0.details.address',
  ]);
});

it('a draft has sections of the example until the page is empty, also with texts of the couple', () => {
  const example = createDraftState({
    sections: Object.entries(DEMO).map(([name, content]) => ({
      ...{ name, content, revision: name, change: null },
    })),
  });
  expect(hasExampleSections(example.sections)).toBe(true);
  const named = editSection(example, 'couple', ['Inês', 'Jonas']);
  expect(hasExampleSections(named.sections)).toBe(true);
  const empty = startEmpty(DEMO, { languages: ['en'], venueLine: 'Quinta da Regaleira' });
  const emptied = Object.keys(DEMO).reduce(
    (state, name) => editSection(state, name, empty[name]),
    example,
  );
  expect(hasExampleSections(emptied.sections)).toBe(false);
});
