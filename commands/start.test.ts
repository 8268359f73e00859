import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { test as base, expect, vi } from 'vitest';
import { runBuildOfCopy, startCopy, waitForAddress } from '../server/fixtures/program.ts';

// A first start builds the whole site, which is slow while the machine runs other tests.
const ROOT = join(import.meta.dirname, '..');
const FOLDERS = [
  ...['build', 'commands', 'content', 'dashboard', 'domain', 'publish', 'server', 'site', 'ui'],
];
const FILES = ['package.json', 'package-lock.json'];

/** A copy of the repository that has never been built. */
const test = base.extend<{ copy: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  copy: async ({}, use) => {
    const copy = mkdtempSync(join(tmpdir(), 'serenissima-start-'));
    for (const name of [...FOLDERS, ...FILES]) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    }
    mkdirSync(join(copy, 'node_modules'));
    // Without `.cache`, as after the installation.
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter(
      (name) => name !== '.cache',
    )) {
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
    }
    await use(copy);
    rmSync(copy, { recursive: true });
  },
});

test('a first start serves the site from a process that has never loaded the bundler or the encoder, and a build beside a database of an older version publishes the files that a service cannot write', async ({
  copy,
}) => {
  await shrinkPictures(copy);
  // No page of the dashboard is opened here, and its bundle takes half the time of a build.
  writeFileSync(join(copy, 'dashboard', 'main.tsx'), '');
  const server = startCopy(copy);
  const page = await fetch(await waitForAddress(server));
  server.process.kill('SIGUSR2');
  const libraries = await vi.waitUntil(() => readNativeLibraries(copy), { timeout: 10_000 });
  server.process.kill('SIGTERM');

  expect(await page.text()).toContain('data-rendered="gate"');
  expect(libraries.join()).toContain('libc');
  expect(libraries.filter((file) => file.includes('node_modules'))).toEqual([]);
  expect((await server.ended).stderr).toMatch(/^Building the app …\n/);

  const published = join(copy, 'dist', 'published');
  rmSync(published, { recursive: true });
  const database = new DatabaseSync(join(copy, 'data', 'serenissima.db'));
  database.exec('PRAGMA user_version = 1');
  database.close();
  const { code, stderr } = await runBuildOfCopy(copy);
  expect(stderr).toMatch(/older version\. Start the site once: npm start\n$/);
  expect(code).toBe(1);
  expect(existsSync(join(published, 'index.html'))).toBe(true);
});

test('a first start with an error in the content prints it and ends with code 1', async ({
  copy,
}) => {
  edit(join(copy, 'content', 'wedding.ts'), 'venueLine:', 'venueline:');
  const { code, stderr } = await startCopy(copy).ended;
  expect(stderr).toMatch(
    /^Building the app …\nThe content has errors:\n {2}venueLine\b.*missing.*\n.*venueline.*\n$/,
  );
  expect(code).toBe(1);
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

test('a first start with an error in a component prints its file and ends with code 1', async ({
  copy,
}) => {
  await shrinkPictures(copy);
  edit(join(copy, 'site', 'main.tsx'), 'import', 'imp ort');
  const { code, stderr } = await startCopy(copy).ended;
  expect(stderr).toMatch(/site.main\.tsx/);
  expect(code).toBe(1);
  expect(existsSync(join(copy, 'dist', 'app'))).toBe(false);
});

/** Replaces all pictures by one of 8 × 8 pixels, which takes no time to encode. */
async function shrinkPictures(copy: string): Promise<void> {
  const dir = join(copy, 'content', 'pictures');
  const size = { width: 8, height: 8, channels: 3 as const };
  const tiny = await sharp({ create: { ...size, background: '#8a6b3d' } })
    .jpeg()
    .toBuffer();
  for (const name of readdirSync(dir)) writeFileSync(join(dir, name), tiny);
}

function edit(file: string, text: string, replacement: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(text);
  writeFileSync(file, before.replace(text, replacement));
}

/** The libraries in the process that wrote the report, or null until the report is complete. */
function readNativeLibraries(copy: string): string[] | null {
  try {
    return JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')).sharedObjects;
  } catch {
    return null;
  }
}
