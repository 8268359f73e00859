import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOrCreate, writeInOneStep } from './cache.ts';

it('creates a file once, and again when a power failure has left it empty', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'serenissima-cache-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const path = join(dir, 'fonts', 'subset.woff2');
  const read = async (content: string) =>
    String(await readOrCreate(path, async () => Buffer.from(content)));

  expect(await read('first')).toBe('first');
  expect(await read('second')).toBe('first');
  await writeFile(path, '');
  expect(await read('third')).toBe('third');
  expect(await readdir(join(dir, 'fonts'))).toEqual(['subset.woff2']);
});

it('a file that cannot be written leaves no temporary file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'serenissima-cache-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const writing = writeInOneStep(join(dir, 'a.avif'), async (temp) => {
    await writeFile(temp, 'half of');
    throw new Error('no space left');
  });
  await expect(writing).rejects.toThrow('no space left');
  expect(await readdir(dir)).toEqual([]);
});
