import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageGlobals } from '../domain/page-globals.ts';
import { measureSizes, sizesTable } from './budgets.ts';
import { PATHS } from './paths.ts';

/** Builds the site into `dist`, prints its sizes and records the state of the sources. */
export async function build(globals: PageGlobals): Promise<void> {
  // Before the build, so that a change made during it causes another build.
  const sources = await hashSources();
  process.stderr.write('Building the site. The first build takes a minute for the pictures …\n');
  // Imported here so that a start that needs no build does not load the bundler.
  const { buildSite } = await import('./site.ts');
  await buildSite({ globals });
  await writeFile(SOURCES_HASH_FILE, sources);
  process.stderr.write(`${sizesTable(await measureSizes(PATHS.dist))}\n`);
}

/** Builds the site unless `dist` was built from the current sources. */
export async function buildIfOutdated(globals: PageGlobals): Promise<void> {
  const builtFrom = await readFile(SOURCES_HASH_FILE, 'utf8').catch(() => null);
  if (builtFrom !== (await hashSources())) await build(globals);
}

const SOURCES_HASH_FILE = join(PATHS.dist, '.built-from');
const SOURCES = [
  ...['build', 'content', 'dashboard', 'domain', 'site', 'ui'],
  ...['server/pages/inline-scripts.ts', 'package-lock.json'],
];

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await listFiles(join(PATHS.root, source))) {
      hash.update(file.slice(PATHS.root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
