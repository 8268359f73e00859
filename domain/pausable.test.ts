import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runAtOnce, sortInSteps } from './pausable.ts';

it('a sort in steps has the order of toSorted, also among equal values', () => {
  const items = fc.array(fc.record({ rank: fc.nat(40), id: fc.nat() }), {
    maxLength: 3_000,
    size: 'max',
  });
  fc.assert(
    fc.property(items, (values) => {
      const compare = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank;
      expect(runAtOnce(sortInSteps(values, compare))).toEqual(values.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});

it('a sort in steps pauses again and again', () => {
  const values = Array.from({ length: 2_000 }, (_, index) => -index);
  let pauses = 0;
  for (const _ of sortInSteps(values, (a, b) => a - b)) pauses += 1;
  expect(pauses).toBeGreaterThan(2_000);
});
