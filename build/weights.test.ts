import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';
import { BUDGETS, type Weights, weigh } from './weights.ts';

const weights = await weigh(PATHS.dist);

it.each(Object.keys(BUDGETS) as (keyof Weights)[])(
  'the built site keeps its budget of %s',
  (part) => {
    // Nothing at all would mean that the scales looked in the wrong place.
    expect(weights[part]).toBeGreaterThan(1_000);
    expect(weights[part]).toBeLessThanOrEqual(BUDGETS[part]);
  },
);
