import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { choosePhotosLink } from './photo-opening.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = content.celebrate.events.map(({ startsAt }) => startsAt.slice(0, 10)).sort();
const first = Date.parse(days[0] ?? '');
const last = Date.parse(days.at(-1) ?? '');
const afterwards = { heading: 'Thank you', text: 'It was lovely.' };

it.each([
  ['a day before the first event', first - DAY_MS, null],
  ['on the day after the first event', first + DAY_MS, 'add'],
  ['a month after the last event', last + 30 * DAY_MS, 'see'],
  ['a year after the last event', last + 365 * DAY_MS, null],
])(
  'the wedding page links to the photographs from the first event until two months after the last: %s',
  (_, now, expected) => {
    const mode = 'show';
    expect(choosePhotosLink({ mode, opens: 'first-event' }, content, now)).toBe(expected);
    expect(choosePhotosLink({ mode, opens: 'now' }, content, now)).not.toBeNull();
    expect(choosePhotosLink({ mode, opens: 'never' }, content, now)).toBeNull();
  },
);

it('a page with words for after the wedding links to the photographs for good', () => {
  const now = last + 365 * DAY_MS;
  const document = { ...content, afterwards };
  expect(choosePhotosLink({ mode: 'approve', opens: 'first-event' }, document, now)).toBe('see');
  // Only the couple sees them.
  expect(choosePhotosLink({ mode: 'collect', opens: 'first-event' }, document, now)).toBe('add');
});
