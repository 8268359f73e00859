import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test as base } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { getHostAccess, type HostAccess } from './host-access.ts';
import { createHostPassword, hostPasswordError } from './host-password.ts';
import { createFolderSecrets } from './secrets.ts';

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

describe('the start fails with one line that names the file, for', () => {
  test('an empty file', async ({ open, password, secret }) => {
    for (const file of [secret, password]) {
      writeFileSync(file, ' \n');
      await expect(open()).rejects.toThrow(
        `${file} is empty. Remove it; the next start creates a new one.`,
      );
      writeFileSync(file, 'long enough');
    }
  });

  test('a folder in its place', async ({ open, password }) => {
    mkdirSync(password);
    await expect(open()).rejects.toThrow(`${password} cannot be read (EISDIR)`);
  });

  test.skipIf(process.getuid?.() === 0)('a file of another user', async ({ open, password }) => {
    writeFileSync(password, 'long enough');
    chmodSync(password, 0o000);
    await expect(open()).rejects.toThrow(`${password} cannot be read (EACCES)`);
  });

  test('a password that is too short', async ({ open, password }) => {
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
    expect(hostPasswordError(password)).toBeUndefined();
  }
});
