import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import content from '../../content/wedding.ts';
import { test } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { insertVersion } from '../website/wedding-versions.ts';
import { checkDataFolder, checkSettings, checkSpace, checkWebsite } from './site.ts';

const CHOSEN = { SITE_PASSWORD: 'ponte-dei-pugni', GATE: 'server' };

function warningsFor(env: Record<string, string>, envFile = '/none/.env'): string[] {
  return checkSettings(readSettings(env), envFile)
    .filter(({ level }) => level === 'warning')
    .map(({ message, fix }) => `${message} → ${fix}`);
}

test('warns about the demo’s password and a gate without a lock', () => {
  expect(warningsFor({})).toEqual([
    expect.stringMatching(/the demo’s password.* → .*SITE_PASSWORD=…/),
    expect.stringMatching(/does not keep out.*\(GATE=page\)\. → .*GATE=server/),
  ]);
});

test('warns about a weak password of the dashboard, and reports it where the start fails', () => {
  const env = { ...CHOSEN, HOST_PASSWORD: 'password1' };
  expect(warningsFor(env)).toEqual([expect.stringMatching(/^HOST_PASSWORD is easy to guess/)]);
  expect(checkSettings(readSettings({ ...env, TRUST_PROXY: '1' }), '')).toContainEqual({
    level: 'error',
    message: expect.stringMatching(/^The site does not start: HOST_PASSWORD is easy to guess/),
  });
});

test('reports a weak password in the file of the data folder, and an empty file', ({ dataDir }) => {
  const file = join(dataDir, 'host-password');
  const check = () =>
    checkSettings(readSettings({ ...CHOSEN, DATA_DIR: dataDir, TRUST_PROXY: '1' }), '').slice(1);
  expect(check()).toEqual([]);
  mkdirSync(dataDir);
  writeFileSync(file, 'portia2026\n');
  const weak = `The site does not start: ${file} is easy to guess: `;
  expect(check()).toEqual([{ level: 'error', message: expect.stringContaining(weak) }]);
  writeFileSync(file, '');
  expect(check()).toEqual([{ level: 'error', message: expect.stringContaining('is empty') }]);
});

test('does not check the dashboard’s password of a site without a dashboard', () => {
  const supabase = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
  expect(warningsFor({ ...CHOSEN, ...supabase, HOST_PASSWORD: 'password1' })).toEqual([]);
});

test('warns about https without a trusted proxy', () => {
  const env = { ...CHOSEN, PUBLIC_URL: 'https://our-wedding.example' };
  expect(warningsFor(env)).toEqual([expect.stringMatching(/by https.* → TRUST_PROXY=1/)]);
  expect(warningsFor({ ...env, TRUST_PROXY: '1' })).toEqual([]);
});

test('warns about an .env that other users can read', ({ folder }) => {
  const file = join(folder, '.env');
  writeFileSync(file, '', { mode: 0o600 });
  expect(warningsFor(CHOSEN, file)).toEqual([]);
  for (const mode of [0o644, 0o604]) {
    chmodSync(file, mode);
    expect(warningsFor(CHOSEN, file)).toEqual([expect.stringMatching(/ → chmod o= .*\.env$/)]);
  }
  // Owned by root and the service's group, as in docs/deploy/one-server.md.
  chmodSync(file, 0o640);
  expect(warningsFor(CHOSEN, file)).toEqual([]);
});

test('never repeats a password', () => {
  const output = JSON.stringify(checkSettings(readSettings(CHOSEN), ''));
  expect(output).not.toContain('pugni');
});

test('leaves a writable data folder unchanged', async ({ dataDir }) => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'host-password'), 'ponte');
  const [found] = await checkDataFolder(dataDir);
  expect(found).toEqual({ level: 'ok', message: `The data folder ${dataDir} is writable.` });
  expect(readdirSync(dataDir)).toEqual(['host-password']);
});

test('does not create a data folder that does not exist yet', async ({ folder }) => {
  const dataDir = join(folder, 'deep', 'down');
  const [found] = await checkDataFolder(dataDir);
  expect(found).toEqual({
    level: 'ok',
    message: `The data folder ${dataDir} does not exist yet; the first start creates it.`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('reports a data folder that is a file', async ({ dataDir }) => {
  writeFileSync(dataDir, '');
  expect(await checkDataFolder(dataDir)).toMatchObject([
    {
      level: 'error',
      message: `The data folder ${dataDir} is not writable: a file is in the way.`,
    },
  ]);
});

// Not even root can create a file in /proc.
test.skipIf(process.platform !== 'linux')('reports a folder without write access', async () => {
  expect(await checkDataFolder('/proc')).toMatchObject([
    {
      level: 'error',
      message: expect.stringMatching(/^The data folder \/proc is not writable: /),
      fix: expect.stringContaining('DATA_DIR'),
    },
  ]);
});

test('reports little free space', () => {
  expect(checkSpace(77.9e9)).toEqual({ level: 'ok', message: 'Its disk has 77 GB free.' });
  expect(checkSpace(499e6)).toMatchObject({
    level: 'warning',
    message: 'Its disk has only 499 MB free.',
  });
  expect(checkSpace(49e6)).toMatchObject({
    level: 'error',
    message: 'Its disk has only 49 MB free: soon replies cannot be stored.',
  });
});

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
