import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import { checkWedding } from '../../../domain/wedding/checks/wedding-checks.ts';
import { createDraftState, editSection } from '../../autosave/draft-state.ts';
import { type ContentDocument, getValue } from '../document-path.ts';
import { hasExampleSections, moveWedding, nameCouple, startEmpty } from './start-wedding.ts';

const DEMO = wedding as unknown as ContentDocument;

it('nothing of the example is offered to a couple, and nothing of their own is removed', () => {
  const named = nameCouple(DEMO, ['Inês', 'Jonas'], () => true);
  expect(named).toMatchObject({ couple: ['Inês', 'Jonas'], languages: ['en'], venueLine: '' });
  expect(named.title).toBeUndefined();
  expect(named.couplePhoto).toBeUndefined();
  expect(named.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(nameCouple(DEMO, ['Inês', 'Jonas'], () => false)).toEqual({
    ...DEMO,
    couple: ['Inês', 'Jonas'],
  });
});

it('an empty page has the description of the photograph in its first language', () => {
  const couplePhoto = { file: `${'a'.repeat(32)}.jpg`, alt: { en: 'The two of us' } };
  const empty = startEmpty(
    { ...DEMO, languages: ['de'], couplePhoto },
    { languages: ['de'], venueLine: undefined },
  );
  expect(getValue(empty, ['couplePhoto', 'alt'])).toBe('The two of us');
});

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
