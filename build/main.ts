import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageGlobals } from '../domain/page-globals.ts';
import { weigh, weightsTable } from './budgets.ts';
import { PATHS } from './paths.ts';

/** Builds the site into `dist`, says what it weighs, and remembers what it was built from. */
export async function build(globals: PageGlobals): Promise<void> {
  const builtFrom = await fingerprint();
  process.stderr.write('Building the site; the first time its pictures take a minute …\n');
  // Loaded here alone: a start that finds the site built does not wait for the bundler.
  const { buildSite } = await import('./site.ts');
  await buildSite({ globals });
  await markBuilt(PATHS.dist, builtFrom);
  process.stderr.write(`${weightsTable(await weigh(PATHS.dist))}\n`);
}

/** Builds the site unless what stands in `dist` is up to date. */
export async function buildIfOutdated(globals: PageGlobals): Promise<void> {
  if (!(await isUpToDate())) await build(globals);
}

/** What a built site depends on; a change in any of it asks for a new build. */
const SOURCES = [
  ...['build', 'content', 'dashboard', 'domain', 'site', 'ui'],
  ...['server/pages/inline-scripts.ts', 'package-lock.json'],
];
const MARK = '.built-from';

/** A fingerprint of everything that the site is built from. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(PATHS.root, source))) {
      hash.update(file.slice(PATHS.root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources as they are now. */
async function isUpToDate(): Promise<boolean> {
  const built = await readFile(join(PATHS.dist, MARK), 'utf8').catch(() => null);
  return built === (await fingerprint());
}

async function markBuilt(outDir: string, builtFrom: string): Promise<void> {
  await writeFile(join(outDir, MARK), builtFrom);
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
