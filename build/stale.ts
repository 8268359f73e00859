import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from './paths.ts';

/** What a built site depends on; a change in any of it asks for a new build. */
const SOURCES = [
  ...['build', 'content', 'dashboard', 'domain', 'site', 'ui'],
  ...['server/pages/inline-scripts.ts', 'package-lock.json'],
];
const MARK = '.built-from';

/** A fingerprint of everything that the site is built from. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(PATHS.root, source))) {
      hash.update(file.slice(PATHS.root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources as they are now. */
export async function isFresh(): Promise<boolean> {
  const built = await readFile(join(PATHS.dist, MARK), 'utf8').catch(() => null);
  return built === (await fingerprint());
}

export async function markBuilt(outDir: string, builtFrom: string): Promise<void> {
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
