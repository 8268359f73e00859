import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './passwords.ts';

const CHEAP = { N: 2, r: 1, p: 1 };

test('no password belongs to a missing, damaged or empty hash', async () => {
  const hash = await hashPassword('ponte dei pugni', CHEAP);
  for (const stored of [null, `${hash}A`, hash.slice(0, -4), 'scrypt 2 1 1  ']) {
    expect(await isPasswordOf(stored, 'ponte dei pugni')).toBe(false);
  }
  expect(await isPasswordOf(hash, 'ponte dei pugno')).toBe(false);
  expect(await isPasswordOf(null, '')).toBe(false);
});

test('a password belongs to its hash, which is another one each time', async () => {
  const [one, two, three] = [
    await hashPassword('caffè'),
    await hashPassword('caffè', CHEAP),
    await hashPassword('caffè', CHEAP),
  ];
  expect(two).not.toBe(three);
  expect(one).toMatch(/^scrypt 32768 8 3 [\w-]{22} [\w-]{43}$/);
  for (const stored of [one, two, three])
    expect(await isPasswordOf(stored, 'caffe\u0300')).toBe(true);
});

test('a hash of earlier parameters is compared with them', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const hash = scryptSync('rialto', salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = `scrypt 1024 8 1 ${salt.toString('base64url')} ${hash.toString('base64url')}`;
  expect(await isPasswordOf(stored, 'rialto')).toBe(true);
});
