import { expect, it } from 'vitest';
import content from '../content/wedding.ts';
import { BUDGETS, measureSizes, type Sizes, TRANSLATION_EXTRA_BYTES } from './budgets.ts';
import { DESIGN_BUDGETS, measureDesigns } from './design-sizes.ts';
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

const designs = await measureDesigns(content);

it.each(Object.entries(designs))(
  'the demo is within the budgets of styles, fonts and map in the design %s',
  (_, sizes) => {
    expect(Math.min(...Object.values(sizes))).toBeGreaterThan(500);
    expect(sizes.gate + sizes.page).toBeLessThanOrEqual(DESIGN_BUDGETS.styles);
    expect(sizes.laterStyles).toBeLessThanOrEqual(DESIGN_BUDGETS.laterStyles);
    expect(sizes.fonts).toBeLessThanOrEqual(DESIGN_BUDGETS.fonts);
    expect(sizes.map).toBeLessThanOrEqual(DESIGN_BUDGETS.map);
  },
);
