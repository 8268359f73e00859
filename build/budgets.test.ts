import { expect, it } from 'vitest';
import { BUDGETS, measureSizes, type Sizes, TRANSLATION_EXTRA_BYTES } from './budgets.ts';
import { PATHS } from './paths.ts';

const PARTS = Object.keys(BUDGETS) as (keyof Sizes)[];

for (const [page, extraBytes] of [
  ['index.html', 0],
  ['it/index.html', TRANSLATION_EXTRA_BYTES],
] as const) {
  const sizes = await measureSizes(PATHS.staticSite, page);

  it.each(PARTS)(`the built ${page} is within its budget for %s`, (part) => {
    // A size near zero would mean that the files were not found.
    expect(sizes[part]).toBeGreaterThan(500);
    expect(sizes[part]).toBeLessThanOrEqual(
      BUDGETS[part] + (part === 'allScripts' ? extraBytes : 0),
    );
  });
}
