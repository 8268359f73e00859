import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import wedding from '../../content/wedding.ts';
import { test as base } from '../fixtures/site.ts';
import { mountSmallDisk } from '../fixtures/small-disk.ts';
import { SMALL_WEDDING } from '../fixtures/small-wedding.ts';
import { CommandError } from '../platform/command-error.ts';
import { createContentSource, publishContent } from './publisher.ts';

// Each test starts programs, which is slow while the machine runs other tests.
const ROOT = join(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'serenissima');

type Content = {
  outDir: string;
  replace(text: string, replacement: string): void;
  publish(into?: string, cacheDir?: string): Promise<void>;
};

/** A small wedding among the files of the content, which can be changed and published with the built app. */
const test = base.extend<{ content: Content }>({
  content: async ({ folder }, use) => {
    const contentDir = join(folder, 'content');
    const outDir = join(folder, 'published');
    cpSync(join(ROOT, 'content'), contentDir, { recursive: true });
    const file = join(contentDir, 'wedding.ts');
    writeFileSync(
      file,
      `const wedding = ${JSON.stringify(SMALL_WEDDING)};\nexport default wedding;`,
    );
    await use({
      outDir,
      replace(text, replacement) {
        const before = readFileSync(file, 'utf8');
        expect(before).toContain(text);
        writeFileSync(file, before.replace(text, replacement));
      },
      publish: (into = outDir, cacheDir = CACHE) =>
        publishContent({
          appDir: join(ROOT, 'dist', 'app'),
          content: { folder: contentDir },
          outDir: into,
          cacheDir,
        }),
    });
  },
});

test('an app that is not built is reported in one line', async ({ folder, content: _ }) => {
  const request = { appDir: folder, content: { folder }, outDir: folder, cacheDir: folder };
  await expect(publishContent(request)).rejects.toThrow('The site is not built. Run npm start');
});

test('a folder that cannot be written is reported with the command to run', async ({
  content,
  folder,
}) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const publishing = content.publish(join(file, 'published'));
  await expect(publishing).rejects.toThrow(/published cannot be written\. Run npm run build/);
});

test('the content is published in a process that gets no secret of the environment', async ({
  content,
  onTestFinished,
}) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('HOST_PASSWORD', 'ponte-dei-pugni');
  const check = "if (process.env.HOST_PASSWORD) throw new Error('It gets the password');";
  content.replace('const wedding', `${check}\nconst wedding`);
  await content.publish();
});

test('a publication whose process cannot be started is rejected', async ({
  content,
  onTestFinished,
}) => {
  const { execPath } = process;
  onTestFinished(() => void Object.assign(process, { execPath }));
  process.execPath = '/missing/node';
  await expect(content.publish()).rejects.toThrow('Publishing could not be started (ENOENT).');
});

test('a disk without enough space is left as it is, so that replies can be stored', async ({
  content: _,
  folder,
  skip,
}) => {
  const disk = mountSmallDisk(folder, '9m');
  if (!disk) return skip('mounting the small disk needs root');
  try {
    const outDir = join(disk.path, 'published', 'a');
    const publishing = publishContent({
      appDir: join(ROOT, 'dist', 'app'),
      content: { folder: join(folder, 'content') },
      outDir,
      cacheDir: join(disk.path, 'published', '.cache'),
    });
    await expect(publishing).rejects.toThrow(CommandError);
    await expect(publishing).rejects.toThrow(
      /^The disk of .*published has no space: publishing the website needs \d\d\.\d MB, 9\.\d MB are/,
    );
    expect(readdirSync(disk.path)).toEqual([]);
  } finally {
    disk.remove();
  }
});

test('a document is not published on a disk without space for its pictures', async ({
  folder,
  skip,
}) => {
  const disk = mountSmallDisk(folder, '9m');
  if (!disk) return skip('mounting the small disk needs root');
  try {
    const dir = join(disk.path, 'published');
    const readPicture = async () => Buffer.alloc(3_000_000);
    const publishing = createContentSource(ROOT).publishDocument(wedding, {
      folder: dir,
      readPicture,
    });
    await expect(publishing).rejects.toThrow(/has no space: publishing the website needs 23\.0 MB/);
    expect(readdirSync(dir)).toEqual([]);
  } finally {
    disk.remove();
  }
});

test('a publication that fails on a full disk leaves no temporary files in its cache', async ({
  content: _,
  folder,
  skip,
}) => {
  const disk = mountSmallDisk(folder, '150k');
  if (!disk) return skip('mounting the small disk needs root');
  const { couplePhoto } = wedding;
  const document = JSON.stringify({ ...SMALL_WEDDING, couplePhoto });
  writeFileSync(join(folder, 'content', 'wedding.ts'), `export default ${document};`);
  try {
    const publishing = publishContent({
      appDir: join(ROOT, 'dist', 'app'),
      content: { folder: join(folder, 'content') },
      outDir: join(folder, 'published'),
      cacheDir: disk.path,
    });
    await expect(publishing).rejects.toThrow(CommandError);
    expect(globSync(join(disk.path, '**', '*.avif'))).not.toEqual([]);
    expect(globSync(join(disk.path, '**', '*.tmp'))).toEqual([]);
  } finally {
    disk.remove();
  }
});

test('unchanged content is published once, changed content again, and content with an error never', async ({
  content,
}) => {
  await content.publish();
  const publishedAt = () => statSync(join(content.outDir, 'index.html')).ino;
  const first = publishedAt();
  await content.publish();
  expect(publishedAt()).toBe(first);
  content.replace('A presto, in Venice', 'A presto');
  await content.publish();
  const second = publishedAt();
  expect(second).not.toBe(first);

  const files = readdirSync(content.outDir);
  content.replace('venueLine', 'venueline');
  const publishing = content.publish();
  await expect(publishing).rejects.toThrow(CommandError);
  await expect(publishing).rejects.toThrow(/^The content has errors:\n {2}venueLine/);
  expect(readdirSync(content.outDir)).toEqual(files);
  expect(publishedAt()).toBe(second);
});

test('published files that are missing or damaged are published again', async ({
  content,
  folder,
}) => {
  const cacheDir = join(folder, 'cache');
  const publish = () => content.publish(content.outDir, cacheDir);
  await publish();
  const [missing = '', damaged = ''] = globSync(join(content.outDir, 'private', '*.avif'));
  const original = readFileSync(damaged);
  rmSync(missing);
  // In place, as a failing disk does: the file in the cache is the same one.
  writeFileSync(damaged, 'x');
  await publish();
  expect(existsSync(missing)).toBe(true);
  expect(readFileSync(damaged).equals(original)).toBe(true);
});
