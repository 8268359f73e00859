import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test as base } from '../fixtures/site.ts';
import {
  createHostPassword,
  findHostPasswordError,
  findWeakPasswordError,
} from '../platform/access/passwords.ts';
import { createFolderSecrets } from '../platform/access/secrets.ts';
import type { Log } from '../platform/log.ts';
import { readSettings } from '../settings.ts';
import { checkPasswords, getHostAccess, type HostAccess } from './host-access.ts';

type Open = (env?: Record<string, string>) => Promise<HostAccess>;

const test = base.extend<{ open: Open; password: string; secret: string }>({
  open: async ({ dataDir }, use) => {
    mkdirSync(dataDir);
    await use((env = {}) =>
      getHostAccess(readSettings({ DATA_DIR: dataDir, ...env }), createFolderSecrets(dataDir)),
    );
  },
  password: ({ dataDir }, use) => use(join(dataDir, 'host-password')),
  secret: ({ dataDir }, use) => use(join(dataDir, 'session-secret')),
});

describe('the start', () => {
  test('fails with one line that names an empty file', async ({ open, password, secret }) => {
    for (const file of [secret, password]) {
      writeFileSync(file, ' \n');
      await expect(open()).rejects.toThrow(
        `${file} is empty. Remove it; the next start creates a new one.`,
      );
      writeFileSync(file, 'long enough to be a secret of this site');
    }
  });

  test('fails with one line that names a secret that could be guessed', async ({
    open,
    secret,
  }) => {
    writeFileSync(secret, 'short\n');
    await expect(open()).rejects.toThrow(
      `${secret} has 5 characters, so sessions could be forged.`,
    );
  });

  test('fails with one line that names a folder in place of the file', async ({
    open,
    password,
  }) => {
    mkdirSync(password);
    await expect(open()).rejects.toThrow(`${password} cannot be read (EISDIR)`);
  });

  test.skipIf(process.getuid?.() === 0)(
    'fails with one line that names a file of another user',
    async ({ open, password }) => {
      writeFileSync(password, 'long enough');
      chmodSync(password, 0o000);
      await expect(open()).rejects.toThrow(`${password} cannot be read (EACCES)`);
    },
  );

  test('fails with one line that names a file with a password that is too short', async ({
    open,
    password,
  }) => {
    writeFileSync(password, 'short\n');
    await expect(open()).rejects.toThrow(
      `${password} has 5 characters; it must be one line of 8 to 200.`,
    );
    expect(readFileSync(password, 'utf8')).toBe('short\n');
  });
});

test('the first start creates both files, for this user only, and later starts keep them', async ({
  open,
  password,
  secret,
}) => {
  const first = await open();
  expect(first.passwordLocation).toMatch(/host-password$/);
  for (const file of [password, secret]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(password, 'utf8')).toBe(`${first.password}\n`);
  expect(await open()).toEqual(first);
});

test('the start uses a password that the couple wrote into the file', async ({
  open,
  password,
}) => {
  writeFileSync(password, 'il nostro ponte\r\n');
  expect(await open()).toMatchObject({
    password: 'il nostro ponte',
  });
});

test('HOST_PASSWORD wins, is not printed and creates no file', async ({ open, password }) => {
  const access = await open({ HOST_PASSWORD: 'ponte dei pugni' });
  expect(access).toMatchObject({ password: 'ponte dei pugni', passwordLocation: 'HOST_PASSWORD' });
  expect(() => statSync(password)).toThrow();
});

test('a generated password is readable and unique', () => {
  const passwords = new Set(Array.from({ length: 200 }, createHostPassword));
  expect(passwords.size).toBe(200);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
    expect(findHostPasswordError(password)).toBeUndefined();
    expect(findWeakPasswordError(password, '')).toBeUndefined();
  }
});

test.for([
  ...['password', 'PASSWORD', 'P@ssw0rd1', 'letmein123', 'qwertyuiop', 'trustno1', 'iloveyou!!'],
  ...['i love you', 'passwordpassword', 'portia2026', 'Portia-2026!', 'wedding-2026', '12345678'],
  ...['aaaaaaaa', '12121212', '87654321', 'abcdefgh'],
  ...['serenissima', 'Serenissima2026!', 'ca-foscari', 'Ca-Foscari-2027', 'c@foscar1'],
])('the password %j of the dashboard is easy to guess', (password) => {
  expect(findWeakPasswordError(password, 'ca foscari')).toMatch(
    /^is easy to guess: .*Choose several/,
  );
});

test.for([
  'ponte-dei-pugni',
  'caffè di notte',
  'murano glass 7',
  'x7#kq!9zLm',
  '一座安静的桥在夜里',
])('the password %j of the dashboard is accepted', (password) => {
  expect(findWeakPasswordError(password, 'ca foscari')).toBeUndefined();
});

describe('a weak password of the dashboard', () => {
  const check = (env: Record<string, string>, log: Log, passwordLocation = 'HOST_PASSWORD') =>
    checkPasswords({ password: 'password1', secret: '', passwordLocation }, readSettings(env), log);

  test.for([{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://our.example' }])(
    'stops the start with advice on a site with %j',
    (given, { log, logged }) => {
      const env = { GATE: 'server', SITE_PASSWORD: 'ponte', ...given };
      expect(() => check(env as Record<string, string>, log)).toThrow(
        /^HOST_PASSWORD is easy to guess: .* or remove it, and the next start creates a strong/,
      );
      expect(() => check(env as Record<string, string>, log, '/data/host-password')).toThrow(
        /^\/data\/host-password is easy to guess: /,
      );
      expect(logged).toEqual([]);
    },
  );

  test.for([{}, { PUBLIC_URL: 'http://localhost:3000' }])(
    'is only a warning on this machine, with %j',
    (env, { log, logged }) => {
      check(env as Record<string, string>, log);
      expect(logged).toEqual([{ message: expect.stringMatching(/^HOST_PASSWORD is easy/) }]);
      expect(JSON.stringify(logged)).not.toContain('password1');
    },
  );
});

test('the start warns about a public address without a lock', ({ log, logged }) => {
  const env = { SITE_PASSWORD: 'ponte', PUBLIC_URL: 'https://our.example' };
  checkPasswords(null, readSettings({ ...env, GATE: 'server' }), log);
  checkPasswords(null, readSettings({ SITE_PASSWORD: 'ponte' }), log);
  expect(logged).toEqual([]);
  checkPasswords(null, readSettings(env), log);
  expect(logged).toEqual([{ message: expect.stringMatching(/^GATE=page .* set GATE=server$/) }]);
});

test('the start warns about a lock that opens with the demo’s password', ({ log, logged }) => {
  checkPasswords(null, readSettings({ GATE: 'server', SITE_PASSWORD: 'ponte' }), log);
  checkPasswords(null, readSettings({}), log);
  expect(logged).toEqual([]);
  checkPasswords(null, readSettings({ GATE: 'server' }), log);
  expect(logged).toEqual([{ message: expect.stringMatching(/demo’s password.*SITE_PASSWORD$/) }]);
});
