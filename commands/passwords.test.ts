import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { getHostAccess } from '../server/accounts/host-access.ts';
import { isDeployerCode } from '../server/accounts/recovery-codes.ts';
import { runPasswords } from '../server/fixtures/program.ts';
import { test } from '../server/fixtures/site.ts';
import { createFolderSecrets } from '../server/platform/access/secrets.ts';
import { openSqliteDatabase } from '../server/platform/database/sqlite-database.ts';

test('npm run passwords prints the generated password and the password of the gate', async ({
  folder,
}) => {
  const dataDir = join(folder, 'data');
  await openSqliteDatabase(dataDir).close();
  await getHostAccess({ hostPassword: null }, createFolderSecrets(dataDir));
  const { code, stdout } = await runPasswords(folder, { SITE_PASSWORD: 'ponte' });
  const generated = readFileSync(join(dataDir, 'host-password'), 'utf8').trim();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `Site        ponte\nDashboard   ${generated}\n`,
  });
});

test('npm run passwords prints a code where a passkey takes the place of the password', async ({
  folder,
}) => {
  const dataDir = join(folder, 'data');
  await openSqliteDatabase(dataDir).close();
  const { secret } = await getHostAccess({ hostPassword: null }, createFolderSecrets(dataDir));
  const { stdout } = await runPasswords(folder, { HOST_SIGN_IN: 'passkey' });
  const [, code = ''] = /^Without a passkey {3}(\S+)/m.exec(stdout) ?? [];
  expect(isDeployerCode(secret, code)).toBe(true);
});

test('npm run passwords creates nothing before the first start', async ({ folder }) => {
  const { code, stdout } = await runPasswords(folder);
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('(generated at the first start)'),
  });
});
