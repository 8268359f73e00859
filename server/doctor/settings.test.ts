import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { checkSettings } from './settings.ts';

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
