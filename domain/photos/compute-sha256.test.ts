import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { computeSha256 } from './compute-sha256.ts';

it('the hash of a file is the same with and without the browser’s own function', async () => {
  const bytes = new Uint8Array(9_000_001).fill(7);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(await computeSha256(new Blob([bytes]))).toBe(expected);
  vi.stubGlobal('crypto', {});
  expect(await computeSha256(new Blob([bytes]))).toBe(expected);
});
