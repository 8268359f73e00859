import { expect, it } from 'vitest';
import { BUDGETS, LONGER_WORDS, type Weights, weigh } from './budgets.ts';
import { PATHS } from './paths.ts';

const PARTS = Object.keys(BUDGETS) as (keyof Weights)[];

for (const [page, longer] of [
  ['index.html', 0],
  ['it/index.html', LONGER_WORDS],
] as const) {
  const weights = await weigh(PATHS.dist, page);

  it.each(PARTS)(`the built ${page} keeps its budget of %s`, (part) => {
    // Nothing at all would mean that the scales looked in the wrong place.
    expect(weights[part]).toBeGreaterThan(1_000);
    expect(weights[part]).toBeLessThanOrEqual(BUDGETS[part] + (part === 'allScript' ? longer : 0));
  });
}
