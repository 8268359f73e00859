import { expect, test } from 'vitest';
import { streamTexts } from './text-stream.ts';

test('texts longer and shorter than a chunk are encoded in order, with characters of two halves whole', async () => {
  const texts = ['a', '🥂'.repeat(100_000), '', 'é', 'b'.repeat(70_000)];
  const sizes: number[] = [];
  const bytes: Uint8Array[] = [];
  for await (const chunk of streamTexts(texts)) {
    sizes.push(chunk.length);
    bytes.push(chunk);
  }
  expect(Buffer.concat(bytes).toString()).toBe(texts.join(''));
  expect(Math.max(...sizes)).toBeLessThan(200_000);
});
