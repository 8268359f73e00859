import { createDecipheriv, scryptSync } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base } from '../../fixtures/site.ts';
import { decryptFile, deriveKey, encryptFile, formatKey, parseKey } from './encrypted-file.ts';

const KEY = 'acqua alta di novembre';
const CONTENT = Buffer.from(`Portia ${'x'.repeat(200_000)} Bassanio`);

let encryptedOnce: Buffer | undefined;

const test = base.extend<{ files: { plain: string; encrypted: string; decrypted: string } }>({
  // Encrypted once: to derive a key takes a tenth of a second of CPU time.
  files: async ({ folder }, use) => {
    const [plain, encrypted, decrypted] = ['plain', 'encrypted', 'decrypted'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    writeFileSync(plain, CONTENT);
    if (!encryptedOnce) {
      await encryptFile(createReadStream(plain), encrypted, await deriveKey(KEY));
      encryptedOnce = readFileSync(encrypted);
    }
    writeFileSync(encrypted, encryptedOnce, { mode: 0o600 });
    await use({ plain, encrypted, decrypted });
  },
});

test('a file that was encrypted is decrypted with the same key', async ({ files }) => {
  expect(readFileSync(files.encrypted).includes('xxxxxxxx')).toBe(false);
  await decryptFile(files.encrypted, files.decrypted, KEY);
  expect(readFileSync(files.decrypted).equals(CONTENT)).toBe(true);
  expect(statSync(files.decrypted).mode & 0o777).toBe(0o600);
});

test('another program can decrypt the documented format', ({ files }) => {
  const bytes = readFileSync(files.encrypted);
  expect(bytes.subarray(0, 8).toString()).toBe('SERENBK1');
  const derived = scryptSync(KEY, bytes.subarray(8, 24), 48, {
    N: 32_768,
    r: 8,
    p: 3,
    maxmem: 2 ** 26,
  });
  expect(bytes.subarray(36, 52)).toEqual(derived.subarray(32));
  const decipher = createDecipheriv('aes-256-gcm', derived.subarray(0, 32), bytes.subarray(24, 36));
  decipher.setAAD(bytes.subarray(0, 52)).setAuthTag(bytes.subarray(-16));
  const content = [decipher.update(bytes.subarray(52, -16)), decipher.final()];
  expect(Buffer.concat(content).equals(CONTENT)).toBe(true);
});

test('another process can encrypt with the derived key, and two encryptions of a file differ', async ({
  files,
}) => {
  const first = readFileSync(files.encrypted);
  const key = await deriveKey(KEY, first.subarray(8, 24));
  await encryptFile(createReadStream(files.plain), files.decrypted, parseKey(formatKey(key)));
  expect(statSync(files.decrypted).mode & 0o777).toBe(0o600);
  const second = readFileSync(files.decrypted);
  // The salt and the check of the key are the same; the nonce and all that follows are not.
  expect(second.subarray(8, 24)).toEqual(first.subarray(8, 24));
  expect(second.subarray(24, 36).equals(first.subarray(24, 36))).toBe(false);
  expect(second.subarray(52, 84).equals(first.subarray(52, 84))).toBe(false);
  writeFileSync(files.encrypted, second);
  await decryptFile(files.encrypted, `${files.decrypted}-again`, KEY);
  expect(readFileSync(`${files.decrypted}-again`).equals(CONTENT)).toBe(true);
});

test('a wrong key is a clear error and leaves no file', async ({ files }) => {
  await expect(decryptFile(files.encrypted, files.decrypted, `${KEY}!`)).rejects.toThrow(
    /BACKUP_KEY is not the key that it was encrypted with/,
  );
  expect(existsSync(files.decrypted)).toBe(false);
});

test('a changed, truncated or foreign file is a clear error and leaves no file', async ({
  files,
}) => {
  const bytes = readFileSync(files.encrypted);
  for (const position of [9, 30, bytes.length >> 1, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ 1;
    writeFileSync(files.encrypted, changed);
    await expect(decryptFile(files.encrypted, files.decrypted, KEY)).rejects.toThrow(
      /^The backup cannot be decrypted: /,
    );
    expect(existsSync(files.decrypted)).toBe(false);
  }
  writeFileSync(files.encrypted, bytes);
  truncateSync(files.encrypted, bytes.length - 100);
  await expect(decryptFile(files.encrypted, files.decrypted, KEY)).rejects.toThrow(/is damaged/);
  for (const foreign of ['', 'SERENBK1', CONTENT]) {
    writeFileSync(files.encrypted, foreign);
    await expect(decryptFile(files.encrypted, files.decrypted, KEY)).rejects.toThrow(
      /it is not an encrypted backup of this program/,
    );
  }
});
