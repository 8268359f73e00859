import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { localizeWedding } from './localize.ts';
import { migrateSteps } from './migrate-steps.ts';
import { formatStep, toStepTime } from './steps.ts';
import { addHours } from './zone-time.ts';

it.each([
  ['2026-06-06T17:30', '17:00', '2026-06-06T17:00'],
  ['2026-06-06T17:30', '06:00', '2026-06-06T06:00'],
  ['2026-06-06T17:30', '00:30', '2026-06-07T00:30'],
  ['2026-06-06T10:00', '03:00', '2026-06-07T03:00'],
  ['2026-06-07T00:30', '23:45', '2026-06-06T23:45'],
  ['2026-06-07T05:00', '07:30', '2026-06-07T07:30'],
])('in an event that starts at %s, the time %s is %s', (startsAt, time, expected) => {
  expect(toStepTime(startsAt, time)).toBe(expected);
});

const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
const toTime = (minute: number) => addHours('2026-06-06T00:00', minute / 60).slice(11);

it('a step is less than 18 hours before and a day after the start of its event', () => {
  fc.assert(
    fc.property(minutes, minutes, (start, minute) => {
      const startsAt = `2026-06-06T${toTime(start)}`;
      const at = toStepTime(startsAt, toTime(minute));
      expect(at.slice(11)).toBe(toTime(minute));
      expect(at > addHours(startsAt, -18) && at < addHours(startsAt, 30)).toBe(true);
    }),
  );
});

it('writes a step in one line, in the language of the page', () => {
  const [, wedding] = content.celebrate.events;
  if (!wedding) throw new Error('The content has two events.');
  const timeline = [
    { text: { en: 'Boats leave', it: 'Partono le barche' } },
    { time: '00:30', text: 'Last dance', place: 'Bar', note: 'Bring your shoes.' },
  ];
  const document = {
    ...content,
    celebrate: {
      ...content.celebrate,
      events: [{ ...wedding, details: { ...wedding.details, timeline } }],
    },
  };
  const write = (language: 'en' | 'it') => {
    const [event] = localizeWedding(document, language).celebrate.events;
    return event?.details.timeline.map(formatStep);
  };
  expect(write('en')).toEqual(['Boats leave', '12:30 AM · Last dance, Bar (Bring your shoes.)']);
  expect(write('it')?.[1]).toBe('0.30 · Last dance, Bar (Bring your shoes.)');
  const [event] = localizeWedding(document).celebrate.events;
  expect(event?.details.timeline[1]?.startsAt).toBe('2026-06-07T00:30:00+02:00');
});

function migrate(...timeline: unknown[]): unknown[] {
  const event = { startsAt: '2026-06-06T15:00', details: { timeline } };
  return Object(migrateSteps(event, 'en')).details.timeline;
}

it.each([
  ['6:00 PM · Ceremony', '18:00'],
  ['6 p.m. – Ceremony', '18:00'],
  ['6pm Ceremony', '18:00'],
  ['12:15 AM · Ceremony', '00:15'],
  ['18.00 · Ceremony', '18:00'],
  ['18:00 Uhr: Ceremony', '18:00'],
  ['18 Uhr Ceremony', '18:00'],
  ['18h30\u00a0: Ceremony', '18:30'],
  ['18 h 30 · Ceremony', '18:30'],
  ['18h – Ceremony', '18:00'],
  ['18:00 h · Ceremony', '18:00'],
  ['18.00 hs, Ceremony', '18:00'],
])('the time of the former step "%s" is %s', (text, time) => {
  expect(migrate(text)).toEqual([{ time, text: 'Ceremony' }]);
});

it.each([
  'Ceremony at 6:00 PM',
  '5:30 Arrival',
  '2 boats leave',
  '3 h of dancing',
  '18:00 – 19:00 Ceremony',
  '25:00 · Ceremony',
  '13:00 PM · Ceremony',
  '7.50 € for a water taxi',
  '6:00 PM',
  '',
])('the former step "%s" has no time', (text) => {
  expect(migrate(text)).toEqual([{ text }]);
});

it('takes the time from a former step in several languages, if all have the same', () => {
  const same = { en: '6:00 PM · Ceremony', it: '18.00 · Cerimonia' };
  const other = { en: '7:00 PM · Dinner', it: '18.00 · Cena' };
  const onlyOne = { en: '8:00 PM · Dancing', it: 'Si balla' };
  expect(migrate(same, other, onlyOne)).toEqual([
    { time: '18:00', text: { en: 'Ceremony', it: 'Cerimonia' } },
    { text: other },
    { text: onlyOne },
  ]);
});

it('leaves the time of a former step in its text if it is out of order', () => {
  expect(migrate('7:00 PM · Dinner', '6:00 PM · Ceremony', '1:00 AM · Last boat')).toEqual([
    { time: '19:00', text: 'Dinner' },
    { text: '6:00 PM · Ceremony' },
    { time: '01:00', text: 'Last boat' },
  ]);
});

it('converts the steps of an event without a valid start, and leaves converted ones as they are', () => {
  const step = { time: '18:00', text: 'Ceremony' };
  const event = { startsAt: '', details: { timeline: [step, '7:00 PM · Dinner'] } };
  expect(migrateSteps(event, 'en')).toEqual({
    ...event,
    details: { timeline: [step, { time: '19:00', text: 'Dinner' }] },
  });
  const converted = { ...event, details: { timeline: [step] } };
  expect(migrateSteps(converted, 'en')).toBe(converted);
});

it('loses no word of any former step', () => {
  const times = fc.constantFrom('6:00 PM', '6 pm', '18.00', '18:00 Uhr', '18h30', '18', 'h', '');
  const separators = fc.constantFrom(' · ', ' ', ': ', ' – ', ', ', '-', '');
  fc.assert(
    fc.property(times, separators, fc.string({ unit: 'grapheme' }), (time, separator, words) => {
      const text = `${time}${separator}${words}`;
      const [step] = migrate(text);
      const { text: rest, time: read } = Object(step);
      if (read === undefined) {
        expect(rest).toBe(text);
        return;
      }
      const whole = text.trimEnd();
      expect(whole.endsWith(rest)).toBe(true);
      expect(whole.slice(0, -rest.length)).toMatch(
        /^[\d\s:.,·•|–—-]*(?:[ap]\.?m|uhr|hrs?|hs?)?[\s\d:.,·•|–—-]*$/iu,
      );
    }),
  );
});
