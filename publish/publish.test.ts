import { readlinkSync } from 'node:fs';
import {
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../build/paths.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { loadApp } from './app.ts';
import { loadDocument } from './content.ts';
import { publish } from './publish.ts';

const app = await loadApp(PATHS.app);
const content = await loadDocument(PATHS.content);
const readPicture = (file: string) => readFile(join(PATHS.content, 'pictures', file));

let dir: string;
let outDir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serenissima-publish-'));
  outDir = join(dir, 'published');
});

afterEach(() => rm(dir, { recursive: true }));

/** Publishes and returns the names of the files. */
async function publishAndList(
  document: WeddingDocument = content,
  options = {},
): Promise<string[]> {
  await publish(document, readPicture, { app, outDir, cacheDir: PATHS.cache, ...options });
  const names = await readdir(outDir, { recursive: true });
  return names.filter((name) => /\.\w+$/.test(name)).sort();
}

const inEnglish: WeddingDocument = { ...content, languages: ['en'] };

async function readWeddingPage(): Promise<string> {
  const gate = await readFile(join(outDir, 'index.html'), 'utf8');
  return readFile(join(outDir, /data-wedding="([^"]+)"/.exec(gate)?.[1] ?? ''), 'utf8');
}

it('keeps the published files and leaves no others when a picture cannot be read', async () => {
  const before = await publishAndList();
  const failing = publish(content, () => Promise.reject(new Error('no picture')), {
    app,
    outDir,
    cacheDir: PATHS.cache,
  });
  await expect(failing).rejects.toThrow('no picture');
  expect((await readdir(outDir, { recursive: true })).length).toBeGreaterThan(before.length);
  expect(await readdir(dir)).toEqual(['published']);
});

it('removes files from the cache that no publication has used for a week', async () => {
  const unused = join(PATHS.cache, 'fonts', 'unused.woff2');
  await publishAndList(inEnglish);
  await writeFile(unused, 'x');
  await utimes(unused, 1, 1);
  await publishAndList(inEnglish);
  await expect(stat(unused)).rejects.toThrow('ENOENT');
});

/** Records the paths at which files and folders were flushed to the disk. On Linux only. */
async function recordFlushes(work: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const { sync } = FILE_HANDLE;
  const spy = vi.spyOn(FILE_HANDLE, 'sync').mockImplementation(async function (this: FileHandle) {
    paths.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    await sync.call(this);
  });
  await work().finally(() => spy.mockRestore());
  return paths;
}

const FILE_HANDLE: FileHandle = await open(PATHS.content).then(async (file) => {
  await file.close();
  return Object.getPrototypeOf(file);
});

it.skipIf(process.platform !== 'linux')(
  'flushes every file and folder to the disk before the folder has its final name, and then that name',
  async () => {
    const paths = await recordFlushes(() => publishAndList());
    const tempDir = `${outDir}.${process.pid}.tmp`;
    const names = await readdir(outDir, { recursive: true });
    expect(paths.filter((path) => path.startsWith(tempDir)).sort()).toEqual(
      [tempDir, ...names.map((name) => join(tempDir, name))].sort(),
    );
    expect(paths.at(-1)).toBe(dir);
  },
);

it('publishes the same content as the same files', async () => {
  const first = await publishAndList();
  const page = await readFile(join(outDir, 'index.html'), 'utf8');
  expect(await publishAndList()).toEqual(first);
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).toBe(page);
});

it('a changed text changes the pages, and no picture, font, map or calendar', async () => {
  const before = await publishAndList(inEnglish);
  const after = await publishAndList({ ...inEnglish, farewell: 'Ciao' });
  const changed = after.filter((name) => !before.includes(name));
  expect(changed.map((name) => name.replace(/-[\w-]{8}\.html/, '.html'))).toEqual([
    'private/wedding-page.html',
    'private/wedding-page.html.br',
    'private/wedding-page.html.gz',
  ]);
});

it('publishes the statements on privacy in each language, and links to them only when they are wanted', async () => {
  expect(await publishAndList()).not.toContain('statements.html');
  expect(await readWeddingPage()).not.toContain('statements.html');
  await publishAndList({ ...content, statements: true });
  expect(await readWeddingPage()).toContain('<a href="/statements.html">');
  const italian = await readFile(join(outDir, 'it', 'statements.html'), 'utf8');
  expect(italian).toContain('scegliete «Dimentica questo dispositivo»');
  expect(italian).toContain("script-src 'none'");
});

it('a text cannot close the script element around the JSON', async () => {
  await publishAndList({ ...inEnglish, farewell: '</script><script>alert(1)</script>' });
  const page = await readWeddingPage();
  expect(page).not.toContain('<script>alert');
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json).wedding.farewell).toBe('</script><script>alert(1)</script>');
});

it('the gate and the wedding page make one page for a guest who has entered', async () => {
  await publishAndList(inEnglish);
  const page = await readFile(join(outDir, 'entered.html'), 'utf8');
  expect(page).not.toContain('name="password"');
  expect(page.match(/<title>|<div id="root"|id="edition"|id="private-edition"/g)).toHaveLength(4);
  expect(page).toMatch(/<script id="inline-script" data-build="[^"]+" data-includes-wedding/);
  // Behind the names and the photograph: the first paint waits for it.
  const [, target = ''] = /<link rel="expect" href="#([^"]+)"/.exec(page) ?? [];
  expect(page.indexOf(` id="${target}"`)).toBeGreaterThan(page.indexOf('loading="eager"'));
  expect(page.indexOf(` id="${target}"`)).toBeLessThan(page.indexOf('id="private-edition"'));
  // A stylesheet in the HTML would be loaded, although its rules are in the page or not needed yet.
  expect(page).not.toContain('rel="stylesheet"');
  // Loaded again by a chunk, the gate's styles would come after those of the design.
  expect(page).toMatch(/<link data-styles href="\/assets\/index-[^"]+\.css" disabled>/);
  expect(page).toMatch(/<link data-later href="\/private\/later-styles-[^"]+\.css">/);
});

it('no published file is named after the original of a picture', async () => {
  const originals = (await readdir(join(PATHS.content, 'pictures'))).map((n) => n.split('.')[0]);
  const names = (await publishAndList()).join('\n');
  expect(originals.filter((name) => name && names.includes(name))).toEqual([]);
});

it('reports its progress after each picture', async () => {
  const reports: [number, number][] = [];
  await publishAndList(content, {
    onProgress: (done: number, total: number) => reports.push([done, total]),
  });
  expect(reports.length).toBeGreaterThan(15);
  expect(reports.at(-1)).toEqual([reports.length, reports.length]);
});

it('an app for development gets pages that browsers render', async () => {
  await publishAndList(content, { app: { ...app, renderer: null, entry: '/main.tsx' } });
  const gate = await readFile(join(outDir, 'index.html'), 'utf8');
  expect(gate).toContain('<div id="root"></div>');
  expect(gate).toContain('data-entry="/main.tsx"');
  expect(await readWeddingPage()).toMatch(/<body><\/body>/);
});
