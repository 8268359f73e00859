import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOrCreate, removeUnused, writeInOneStep } from './cache.ts';

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

it('returns what cannot be stored, for example on a full disk', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'serenissima-cache-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'fonts'), 'A file, so that no folder can be made.');
  const content = await readOrCreate(join(dir, 'fonts', 'a.woff2'), async () => Buffer.from('x'));
  expect(String(content)).toBe('x');
});

it('removes files and folders that nothing has used for a week', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'serenissima-cache-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const write = async (name: string, ageDays: number) => {
    const path = join(dir, name);
    await readOrCreate(path, async () => Buffer.from('x'));
    const time = Date.now() / 1000 - ageDays * 86_400;
    for (const each of [path, dirname(path)]) await utimes(each, time, time);
    return path;
  };
  await write('pictures/replaced/240.avif', 8);
  await write('pictures/recent/240.avif', 6);
  await write('fonts/former.woff2', 8);
  await readOrCreate(await write('fonts/used.woff2', 8), () => Promise.reject());
  await removeUnused(dir);
  const left = await readdir(dir, { recursive: true });
  expect(left.filter((name) => /\.\w+$/.test(name)).sort()).toEqual([
    'fonts/used.woff2',
    'pictures/recent/240.avif',
  ]);
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
