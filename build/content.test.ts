import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ContentError, loadContent } from './content.ts';
import { PATHS } from './paths.ts';

it('refuses content with a missing picture and names it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'serenissima-content-'));
  try {
    await cp(PATHS.content, dir, { recursive: true });
    await rm(join(dir, 'pictures', 'hotel-4.jpg'));
    const loading = loadContent(dir);
    await expect(loading).rejects.toThrow(ContentError);
    await expect(loading).rejects.toThrow(
      'stay.groups.1.hotels.0.image names hotel-4.jpg, which is not in content/pictures/',
    );
  } finally {
    await rm(dir, { recursive: true });
  }
});

it('loads the content of the site', async () => {
  const editions = await loadContent(PATHS.content);
  expect(editions.map(({ language }) => language.code)).toEqual(['en', 'it']);
  expect(editions.map(({ wedding }) => wedding.faq.items.length)).toEqual([11, 11]);
});
