import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from 'vitest';
import { PATHS } from '../build/paths.ts';
import { ContentError, loadDocument } from './content.ts';

const run = promisify(execFile);
const PRINT_ERROR = `
  const { loadDocument } = await import(${JSON.stringify(new URL('content.ts', import.meta.url))});
  await loadDocument(process.argv[1]).catch((error) => process.stdout.write(error.message));
`;

type EditableContent = {
  dir: string;
  pictures: string;
  replace(text: string, replacement: string): Promise<void>;
  /** The build's error message. */
  errorMessage(): Promise<string>;
};

const test = base.extend<{ content: EditableContent }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  content: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'serenissima-content-'));
    await cp(PATHS.content, dir, { recursive: true });
    const file = join(dir, 'wedding.ts');
    await use({
      dir,
      pictures: join(dir, 'pictures'),
      async replace(text, replacement) {
        const before = await readFile(file, 'utf8');
        const after = before.replace(text, replacement);
        expect(after).not.toBe(before);
        await writeFile(file, after);
      },
      // In a process of its own, because Vitest would compile the file here and report other errors.
      errorMessage: async () => (await run(process.execPath, ['-e', PRINT_ERROR, dir])).stdout,
    });
    await rm(dir, { recursive: true });
  },
});

test('an apostrophe that ends a text too early is shown with its line', async ({ content }) => {
  await content.replace("'A presto, in Venice'", "'It's in Venice'");
  expect(await content.errorMessage()).toMatch(
    /^content\/wedding\.ts cannot be read at line \d+:\n[\s\S]*'It's in Venice'[\s\S]*It’s, not It's\.$/,
  );
});

test('a missing comma is shown with its line', async ({ content }) => {
  await content.replace("['Portia', 'Bassanio'],", "['Portia', 'Bassanio']");
  expect(await content.errorMessage()).toMatch(
    /cannot be read at line \d+:\n[\s\S]*\n {4}title: \{/,
  );
});

test('a misspelt name is reported as unknown, and the name it should have as missing', async ({
  content,
}) => {
  await content.replace('venueLine:', 'venueline:');
  expect(await content.errorMessage()).toBe(
    'The content has errors:\n' +
      '  venueLine: This is missing.\n' +
      '  the content: The name venueline is unknown: is it misspelt?',
  );
});

test('a picture file that cannot be read is named', async ({ content }) => {
  await writeFile(join(content.pictures, 'couple.jpg'), 'Dear Bassanio');
  expect(await content.errorMessage()).toBe(
    'The content has errors:\n' +
      '  couple.jpg in content/pictures/ is not a picture that can be read: save it as JPEG, PNG or WebP (photos from an iPhone in HEIC too)',
  );
});

test('a missing picture is named', async ({ content }) => {
  await rm(join(content.pictures, 'hotel-4.jpg'));
  const loading = loadDocument(content.dir);
  await expect(loading).rejects.toThrow(ContentError);
  await expect(loading).rejects.toThrow(
    'stay.groups.1.hotels.0.image.file: The picture hotel-4.jpg does not exist.',
  );
});

test('a broken picture is reported together with the errors of the texts', async ({ content }) => {
  await writeFile(join(content.pictures, 'couple.jpg'), 'Dear Bassanio');
  await content.replace("date: '2026-06-06'", "date: 'soon'");
  expect(await content.errorMessage()).toMatch(
    /^The content has errors:\n {2}date: Choose a day.*\n {2}couple\.jpg in content/,
  );
});

test('the content of the site is loaded in both languages', async () => {
  const { faq, languages } = await loadDocument(PATHS.content);
  expect(languages).toEqual(['en', 'it']);
  expect(faq?.items).toHaveLength(11);
});
