import fc from 'fast-check';
import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { localizeWedding } from './localize.ts';
import { leaveOutHidden, orderSections, placeSections, toStoredOrder } from './section-order.ts';

const USUAL = orderSections({});

it('without an order, the sections are in that of the specification', () => {
  expect(USUAL.join(' ')).toBe('celebrate stay travel faq strip rsvp wishes registry carousel');
  const { order } = localizeWedding(content);
  expect(order.map(({ id }) => id).join(' ')).toBe('celebrate stay travel faq strip rsvp carousel');
});

it('a section that the order does not name follows its usual neighbour', () => {
  const order = ['rsvp', 'travel', 'celebrate'];
  expect(orderSections({ order }).join(' ')).toBe(
    'rsvp wishes registry carousel travel faq strip celebrate stay',
  );
});

it('any order has each section once, and names that no section has are ignored', () => {
  const names = fc.array(fc.constantFrom(...USUAL, 'brunch', 'rsvp'));
  fc.assert(
    fc.property(names, (order) => {
      const ids = orderSections({ order });
      expect([...ids].sort()).toEqual([...USUAL].sort());
      const named = [...new Set(order)].filter((name) => name !== 'brunch');
      expect(ids.filter((id) => named.includes(id))).toEqual(named);
      expect(orderSections({ order: ids })).toEqual(ids);
    }),
  );
});

it('the usual order is not stored', () => {
  expect(toStoredOrder(USUAL, {})).toBeUndefined();
  expect(toStoredOrder(USUAL.toReversed(), {})).toEqual(USUAL.toReversed());
});

it('the page has the order without sections that are absent or hidden', () => {
  const wedding = localizeWedding({ ...content, order: ['faq', 'celebrate'], hidden: ['stay'] });
  expect(wedding.order.map(({ id }) => id).join(' ')).toBe(
    'faq strip rsvp carousel celebrate travel',
  );
  expect(wedding.stay.groups).toEqual([]);
  expect(JSON.stringify(wedding)).not.toContain('Gritti');
});

it('the events and the form cannot be hidden', () => {
  const { celebrate, rsvp } = leaveOutHidden({ ...content, hidden: ['celebrate', 'rsvp', 'faq'] });
  expect({ celebrate, rsvp }).toEqual({ celebrate: content.celebrate, rsvp: content.rsvp });
});

/** Of a page that has these sections, some of which the couple has added. */
function describePlaces(order: string[]): string[] {
  const present = Object.fromEntries(order.map((id) => [id, {}]));
  const sections = Object.fromEntries(
    Object.entries(present).filter(([id]) => id.startsWith('words')),
  );
  const places = placeSections({ order, ...present, sections });
  return places.map(({ id, delay }) => `${id} ${delay ?? 'at once'}`);
}

it('in the usual order, the sections fade in as the specification says', () => {
  expect(describePlaces(USUAL)).toEqual([
    'celebrate at once',
    'stay at once',
    'travel at once',
    'faq 4',
    'strip 4.5',
    'rsvp 5',
    'wishes 5',
    'registry 5.25',
    'carousel 5.5',
  ]);
});

it('an added section fades in with the one below it, and the last one with the one above it', () => {
  expect(describePlaces(['stay', 'words_1', 'faq', 'words_2', 'strip', 'words_3'])).toEqual([
    'stay at once',
    'words_1 4',
    'faq 4',
    'words_2 4.5',
    'strip 4.5',
    'words_3 4.5',
  ]);
  expect(describePlaces(['faq', 'stay', 'words_1'])).toEqual([
    'faq at once',
    'stay at once',
    'words_1 at once',
  ]);
});

it('in another order, no section waits longer than the one below it', () => {
  expect(describePlaces(['carousel', 'celebrate', 'registry', 'rsvp', 'strip', 'faq'])).toEqual([
    'carousel at once',
    'celebrate at once',
    'registry 4',
    'rsvp 4',
    'strip 4',
    'faq 4',
  ]);
});
