import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from 'vitest';
import { PATHS } from './paths.ts';

const run = promisify(execFile);
const SAY_FAULTS = `
  const { loadContent } = await import(${JSON.stringify(new URL('content.ts', import.meta.url))});
  await loadContent(process.argv[1]).catch((error) => process.stdout.write(error.message));
`;

type Edited = {
  pictures: string;
  /** Puts other text in the place of some that is there. */
  replace(text: string, by: string): Promise<void>;
  /** What the build says, in words. */
  faults(): Promise<string>;
};

const test = base.extend<{ content: Edited }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  content: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'serenissima-content-'));
    await cp(PATHS.content, dir, { recursive: true });
    const words = join(dir, 'wedding.ts');
    await use({
      pictures: join(dir, 'pictures'),
      async replace(text, by) {
        const before = await readFile(words, 'utf8');
        const after = before.replace(text, by);
        expect(after).not.toBe(before);
        await writeFile(words, after);
      },
      // Not in this process: there the test's own bundler would read the file, and say other things.
      faults: async () => (await run(process.execPath, ['-e', SAY_FAULTS, dir])).stdout,
    });
    await rm(dir, { recursive: true });
  },
});

test('an apostrophe that ends a sentence too early is shown with its line', async ({ content }) => {
  await content.replace("'The last part", "'It's the last part");
  expect(await content.faults()).toMatch(
    /^content\/wedding\.ts cannot be read at line \d+:\n[\s\S]*'It's the last part[\s\S]*It’s, not It's\.$/,
  );
});

test('a missing comma is shown with its line', async ({ content }) => {
  await content.replace("['Portia', 'Bassanio'],", "['Portia', 'Bassanio']");
  expect(await content.faults()).toMatch(
    /cannot be read at line \d+:\n[\s\S]*\n {4}date: '2026-06-06'/,
  );
});

test('a misspelt name is asked about', async ({ content }) => {
  await content.replace('venueLine:', 'venueline:');
  expect(await content.faults()).toBe(
    'The content has faults:\n' +
      '  venueLine is missing\n' +
      '  the content has no place for venueline: is it misspelt?',
  );
});

test('a file that is no picture is named', async ({ content }) => {
  await writeFile(join(content.pictures, 'couple.jpg'), 'Dear Bassanio');
  expect(await content.faults()).toBe(
    'The content has faults:\n' +
      '  couple.jpg in content/pictures/ is no picture that can be read here: save it as JPEG, PNG or WebP (an iPhone’s HEIC too)',
  );
});
