import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWedding } from '../e2e/weddings/any-wedding.ts';
import { localizeWedding } from './localize.ts';
import { checkWedding, formatContentIssues } from './wedding-checks.ts';

it('x', () => {
  const files = ['couple.jpg'];
  let size = 0;
  fc.assert(
    fc.property(anyWedding(files), (d) => {
      expect(formatContentIssues(checkWedding(d, new Set(files)))).toEqual([]);
      for (const l of d.languages) localizeWedding(d, l);
      size += JSON.stringify(d).length;
    }),
    { numRuns: 100 },
  );
  process.stdout.write(String(size / 100) + '\n');
}, 60000);
