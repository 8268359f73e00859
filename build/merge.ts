import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Moves the files of a folder into another one, and removes it. What both have is the same: files are
 * named after what is in them.
 */
export async function mergeInto(dir: string, from: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    const place = join(dir, path.slice(from.length));
    const before = await readFile(place).catch(() => null);
    if (before && !before.equals(await readFile(path))) {
      throw new Error(`Two files of the build are named ${name}, and are not the same.`);
    }
    await mkdir(dirname(place), { recursive: true });
    await rename(path, place);
  }
  await rm(from, { recursive: true });
}
