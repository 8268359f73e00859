import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The hash of each file of a published folder. The server sends no file whose name begins with a dot. */
const MANIFEST = '.manifest.json';

type Manifest = Record<string, string>;

/** Writes the manifest of a folder whose files are all written. */
export async function writeManifest(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const manifest: Manifest = {};
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name);
    manifest[relative(folder, file)] = await hashFile(file);
  }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
}

/**
 * Whether every file of a published folder is as it was written. A folder without a manifest is unknown.
 */
export async function checkPublished(folder: string): Promise<'intact' | 'damaged' | 'unknown'> {
  const json = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (json === null) return 'unknown';
  try {
    for (const [path, hash] of Object.entries(JSON.parse(json) as Manifest)) {
      if ((await hashFile(join(folder, path))) !== hash) return 'damaged';
    }
    return 'intact';
  } catch {
    return 'damaged';
  }
}

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64url');
}
