import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import content from '../../content/wedding.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { test } from '../fixtures/site.ts';
import { writeManifest } from '../pages/published-files.ts';
import { readContentFiles } from '../website/content-files.ts';
import { insertVersion } from '../website/wedding-versions.ts';
import { checkWebsite } from './website.ts';

const FILES = readContentFiles();
const BEFORE = new Date('2026-01-01T00:00:00Z');
const AFTER = new Date('2027-01-01T00:00:00Z');

const OURS = { ...content, couple: ['Jessica', 'Lorenzo'] };

async function report(dataDir: string, databaseUrl: string | null, now = BEFORE) {
  const results = await checkWebsite({ dataDir, databaseUrl }, FILES, now);
  return results.map(({ level, message }) => `${level}: ${message}`);
}

test('the doctor finds a published picture that does not exist, with its place', async ({
  database,
  dataDir,
  databaseUrl,
}) => {
  const couplePhoto = { ...content.couplePhoto, file: `${'0'.repeat(32)}.jpg` };
  const document = JSON.stringify({ ...OURS, couplePhoto });
  await insertVersion(database, { document, publishedBy: null, note: null });
  expect(await report(dataDir, databaseUrl)).toContainEqual(
    expect.stringMatching(/^error: couplePhoto\.file: The picture 0+\.jpg does not exist\.$/),
  );
});

test('the doctor finds a private file of the published website that is missing', async ({
  dataDir,
}) => {
  const folder = join(dataDir, 'published', 'a');
  buildSite(folder);
  await writeManifest(folder);
  expect((await report(dataDir, null)).join()).not.toContain('damaged');
  rmSync(join(folder, 'private', 'couple-5e6f.avif'));
  expect(await report(dataDir, null)).toContain(
    `error: Files of the published website are missing or damaged in ${folder}.`,
  );
});

test('the doctor warns of the demo wedding, also without a database', async ({ dataDir }) => {
  expect(await report(dataDir, null, AFTER)).toEqual([
    'ok: The guests see the files in content/.',
    'warning: It is still the demo wedding of Portia and Bassanio.',
  ]);
});

test('the doctor reports the source, and dates that have passed', async ({
  database,
  dataDir,
  databaseUrl,
}) => {
  const { publishedAt } = await insertVersion(database, {
    document: JSON.stringify(OURS),
    ...{ publishedBy: null, note: null },
  });
  const day = publishedAt.slice(0, 10);
  const source = `ok: The guests see version 1 of the website, published on ${day}.`;
  expect(await report(dataDir, databaseUrl)).toEqual([source]);
  const later = await report(dataDir, databaseUrl, AFTER);
  expect(later).toContain('warning: The wedding was on June 6, 2026.');
});
