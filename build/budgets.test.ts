import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { APP_FILES, type AppManifest } from '../publish/app.ts';
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

const app: AppManifest = JSON.parse(await readFile(join(PATHS.app, APP_FILES.manifest), 'utf8'));

it.each(Object.entries(app.designs))(
  'the styles of a page in the design %s are within 17.5 kB',
  (_, design) => {
    const gate = [...app.styles, design.gate].join('');
    const page = [...app.weddingStyles.map(({ source }) => source), design.page].join('');
    const size = gzipSync(gate, { level: 9 }).length + gzipSync(page, { level: 9 }).length;
    expect(design.page.length).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(17_500);
  },
);
