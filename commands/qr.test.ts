import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runQr } from '../server/fixtures/program.ts';
import { scan } from '../server/fixtures/scan.ts';
import { test } from '../server/fixtures/site.ts';

const PUBLIC_URL = 'https://wedding.example.com';

test.for<[string, string[], Record<string, string>, RegExp]>([
  ['no address', [], {}, /^Which address\? Set PUBLIC_URL, or use --url\./],
  ['an address without https', ['--url', 'http://a.example'], {}, /^--url must start with https:/],
  ['an unknown option', ['--pink'], { PUBLIC_URL }, /^How to make a QR code/],
])('npm run qr rejects %s and writes nothing', async ([, args, env, line], { folder }) => {
  const { code, stderr } = await runQr(folder, args, env);
  expect(stderr).toMatch(line);
  expect(code).toBe(1);
  expect(existsSync(join(folder, 'qr.svg'))).toBe(false);
});

test('npm run qr reports a folder that cannot be created in one line', async ({ folder }) => {
  writeFileSync(join(folder, 'taken'), '');
  const { code, stderr } = await runQr(folder, ['--out', 'taken/codes'], { PUBLIC_URL });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The folder .*\/taken\/codes cannot be written\. .*\n$/),
  });
});

test('both files of npm run qr contain the address without the password', async ({ folder }) => {
  const { code, stdout } = await runQr(folder, [], { PUBLIC_URL, SITE_PASSWORD: 'rialto' });
  expect(code).toBe(0);
  expect(stdout).toContain(`\n${PUBLIC_URL}/\n`);
  for (const file of ['qr.svg', 'qr.png']) {
    expect(await scan(join(folder, file)), file).toBe(`${PUBLIC_URL}/`);
  }
});

test('npm run qr --with-password includes the password and prints a warning', async ({
  folder,
}) => {
  const { stdout } = await runQr(folder, ['--with-password', '--out', 'print'], {
    PUBLIC_URL,
    SITE_PASSWORD: 'ponte & più',
  });
  expect(stdout).toContain('Anyone who scans this code can enter.');
  expect(await scan(join(folder, 'print', 'qr.png'))).toBe(
    `${PUBLIC_URL}/#enter=ponte%20%26%20pi%C3%B9`,
  );
});
