import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadSettings } from './env-file.ts';
import { test } from './fixtures/site.ts';
import { readSettings, SETTING_NAMES } from './settings.ts';

test('an unknown name in .env stops the start', ({ folder }) => {
  writeFileSync(join(folder, '.env'), 'SITE_PASWORD=x\nPORT=4000\nPrt=1\n');
  for (const name of ['SITE_PASWORD', 'Prt']) {
    const line = new RegExp(`^${name} in \\.env is not a setting of this site; .*$`, 'm');
    expect(() => loadSettings({}, folder)).toThrow(line);
  }
});

test.for([
  ['SITE_PASSWORD=ponte#3', 'SITE_PASSWORD in .env has a #'],
  ['SITE_PASSWORD = ponte # 3', 'SITE_PASSWORD in .env has a #'],
  ['BACKUP_KEY=#several words that are long', 'BACKUP_KEY in .env has a #'],
  ['DATABASE_URL=postgres://u:a#b@db.example/w', 'DATABASE_URL in .env has a #'],
  ['SITE_PASSWORD="ponte dei', 'SITE_PASSWORD in .env begins with a quote'],
  ['HOST_PASSWORD="ponte "dei" pugni"', 'HOST_PASSWORD in .env has quotes in quotes'],
] as const)('a value that would be shortened stops the start: %s', ([line, error], { folder }) => {
  writeFileSync(join(folder, '.env'), `PORT=4000 # ours\n${line}\n`);
  expect(() => loadSettings({}, folder)).toThrow(error);
});

test.for([
  ['GATE server', 'Line 2 of .env (GATE) has no ='],
  ['export GATE', 'Line 2 of .env (GATE) has no ='],
  ['GA', 'Line 2 of .env has no ='],
  ['HOST_PASSWORD sospiri', 'Line 2 of .env (HOST_PASSWORD) has no ='],
  ['HOST_PASSWORD sospiri=7', 'Line 2 of .env (HOST_PASSWORD) has no ='],
] as const)(
  'a line that sets nothing stops the start and is not quoted: %s',
  ([line, error], { folder }) => {
    writeFileSync(join(folder, '.env'), `PORT=4000\n${line}`);
    const load = () => loadSettings({}, folder);
    expect(load).toThrow(error);
    expect(load).not.toThrow('sospiri');
  },
);

test('comments, quotes and a byte order mark in .env are read', ({ folder }) => {
  const lines = ['\uFEFFPORT=4000 # ours', 'SITE_PASSWORD="a # \'b\'" # the guests', "HOST=''"];
  writeFileSync(join(folder, '.env'), [...lines, 'HOST_PASSWORD= # none', '# A=#'].join('\r\n'));
  const settings = loadSettings({}, folder);
  expect(settings).toMatchObject({ port: 4000, sitePassword: "a # 'b'", hostPassword: null });
});

test('an unreadable .env stops the start', ({ folder }) => {
  mkdirSync(join(folder, '.env'));
  expect(() => loadSettings({}, folder)).toThrow(/\.env cannot be read/);
});

test('.env is read, and the environment wins', ({ folder }) => {
  writeFileSync(join(folder, '.env'), '# our settings\nPORT=4000\nSITE_PASSWORD="ponte # 3"\n');
  const settings = loadSettings({ PORT: '5000', HOME: '/root' }, folder);
  expect(settings).toMatchObject({ port: 5000, sitePassword: 'ponte # 3' });
});

test('.env is optional', ({ folder }) => {
  expect(loadSettings({}, folder)).toEqual(readSettings({}));
});

test('.env.example lists every setting with its default', ({ folder }) => {
  const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)];
  const supported = SETTING_NAMES.filter((name) => {
    try {
      readSettings({ [name]: 'x' });
      return true;
    } catch (error) {
      return !String(error).includes('is not supported yet');
    }
  });
  expect(listed.map(([, name]) => name)).toEqual(supported);

  const own = listed.filter(([, name]) => !name?.startsWith('SUPABASE'));
  writeFileSync(join(folder, '.env'), own.map(([, name, value]) => `${name}=${value}`).join('\n'));
  expect(loadSettings({}, folder)).toEqual(readSettings({}));
});
