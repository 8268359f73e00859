import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import { checkWedding } from '../../../domain/wedding/wedding-checks.ts';
import { type ContentDocument, getValue } from '../document-path.ts';
import { moveWedding, startEmpty } from './start-wedding.ts';

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
  const empty = startEmpty({ ...moved, languages: ['en', 'de'] }, ['en', 'de']);
  expect(empty.stay).toBeUndefined();
  expect(getValue(empty, ['rsvp', 'heading'])).toEqual({ en: 'RSVP', de: 'Zu- oder Absage' });
  const files = new Set(['corner.svg', 'couple.jpg']);
  expect(checkWedding(empty, files).map(({ path }) => path.join('.'))).toEqual([
    'celebrate.events.0.location',
    'celebrate.events.0.details.address',
  ]);
});
