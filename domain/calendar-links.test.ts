import { expect, test } from 'vitest';
import wedding from '../content/wedding.ts';
import { calendarEventsOf } from './calendar.ts';
import { googleLink, outlookLink } from './calendar-links.ts';

const [EVENT] = calendarEventsOf(wedding);
if (!EVENT) throw new Error('The wedding has no event.');

test('Google is told the instants in UTC, the zone and the place', () => {
  const { host, searchParams } = new URL(googleLink(EVENT));
  expect(host).toBe('calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Welcome Party · Portia & Bassanio',
    dates: '20260605T170000Z/20260605T220000Z',
    ctz: 'Europe/Rome',
    location: wedding.celebrate.events[0]?.details.address,
  });
});

test('Outlook is told the same', () => {
  const { host, searchParams } = new URL(outlookLink(EVENT));
  expect(host).toBe('outlook.live.com');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: 'Welcome Party · Portia & Bassanio',
    startdt: '2026-06-05T17:00:00Z',
    enddt: '2026-06-05T22:00:00Z',
  });
});

test('words that mean something in an address stay words', () => {
  const odd = { ...EVENT, title: 'A & B #1 =?', place: 'Calle “50%” + 1' };
  expect(new URL(googleLink(odd)).searchParams.get('text')).toBe(odd.title);
  expect(new URL(outlookLink(odd)).searchParams.get('location')).toBe(odd.place);
});
