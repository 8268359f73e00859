import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { checkSettings } from './settings-check.ts';

const CHOSEN = { SITE_PASSWORD: 'ponte-dei-pugni', GATE: 'server' };

function warningsFor(env: Record<string, string>, envFile = '/none/.env'): string[] {
  return checkSettings(readSettings(env), envFile)
    .filter(({ level }) => level === 'warning')
    .map(({ says, mend }) => `${says} → ${mend}`);
}

test('the demo’s password and the curtain are named', () => {
  expect(warningsFor({})).toEqual([
    expect.stringMatching(/the demo’s password.* → .*SITE_PASSWORD=…/),
    expect.stringMatching(/a curtain.*\(GATE=page\)\. → .*GATE=server/),
  ]);
});

test('https without a proxy that is believed is named', () => {
  const env = { ...CHOSEN, PUBLIC_URL: 'https://our-wedding.example' };
  expect(warningsFor(env)).toEqual([expect.stringMatching(/by https.* → TRUST_PROXY=1/)]);
  expect(warningsFor({ ...env, TRUST_PROXY: '1' })).toEqual([]);
});

test('an .env that others can read is named', ({ folder }) => {
  const file = join(folder, '.env');
  writeFileSync(file, '', { mode: 0o600 });
  expect(warningsFor(CHOSEN, file)).toEqual([]);
  for (const mode of [0o640, 0o604]) {
    chmodSync(file, mode);
    expect(warningsFor(CHOSEN, file)).toEqual([expect.stringMatching(/ → chmod 600 .*\.env$/)]);
  }
});

test('no password is ever repeated', () => {
  const said = JSON.stringify(checkSettings(readSettings(CHOSEN), ''));
  expect(said).not.toContain('pugni');
});
