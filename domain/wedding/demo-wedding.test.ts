import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { findPassedDates, isDemoWedding, isWeddingOver } from './demo-wedding.ts';

it('recognises the demo by its couple', () => {
  expect(isDemoWedding({ couple: ['Agathe', 'Théodore'] })).toBe(false);
  expect(isDemoWedding({ couple: ['Portia', 'Théodore'] })).toBe(false);
  expect(isDemoWedding(content)).toBe(true);
});

it('lists no date that is still to come, in the time zone of the wedding', () => {
  expect(findPassedDates(content, new Date('2026-03-15T22:00:00Z'))).toEqual([]);
  expect(findPassedDates(content, new Date('2026-03-15T23:00:00Z'))).toEqual([
    { path: ['rsvp', 'deadline'], message: 'The deadline for replies was March 15, 2026.' },
  ]);
});

it('lists every date after the wedding', () => {
  const wedding = { ...content, rsvp: { ...content.rsvp, closesAt: '2026-04-16T00:00' } };
  const messages = findPassedDates(wedding, new Date('2026-06-10T00:00:00Z')).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    'The wedding was on June 6, 2026.',
    'An event was on June 5, 2026.',
    'The deadline for replies was March 15, 2026.',
    'No replies have been accepted since April 16, 2026.',
  ]);
});

it('a wedding is over when its last event has ended, but the demo never is', () => {
  const own = { ...content, couple: ['Agathe', 'Théodore'] as [string, string] };
  expect(isWeddingOver(own, new Date('2026-06-06T20:29:00Z'))).toBe(false);
  expect(isWeddingOver(own, new Date('2026-06-06T20:31:00Z'))).toBe(true);
  expect(isWeddingOver(content, new Date('2026-06-06T20:31:00Z'))).toBe(false);
});
