import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Reads a file of the cache, or creates it. Its name must identify everything that it is made of. */
export async function readOrCreate(path: string, create: () => Promise<Buffer>): Promise<Buffer> {
  await markAsUsed(path);
  const cached = await readFile(path).catch(() => null);
  // A power failure may leave an empty file.
  if (cached?.length) return cached;
  const content = await create();
  // On a full disk it is created again the next time.
  await store(path, content).catch(() => {});
  return content;
}

async function store(path: string, content: Buffer): Promise<void> {
  // The pages that are published beside it are as private as the data folder.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeInOneStep(path, (temp) => writeFile(temp, content, { flush: true }));
}

/** Two processes may write the same file at the same time. The name says which one has ended (server/platform/stale-file.ts). */
export async function writeInOneStep(
  path: string,
  write: (temp: string) => Promise<void>,
): Promise<void> {
  const temp = `${path}.${randomUUID()}.${process.pid}.tmp`;
  try {
    await write(temp);
    await rename(temp, path);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
}

/** Keeps a file or folder of the cache from `removeUnused`. */
export async function markAsUsed(path: string): Promise<void> {
  const now = new Date();
  // Not there yet, or written by another user.
  await utimes(path, now, now).catch(() => {});
}

const KEPT_MS = 7 * 24 * 60 * 60_000;

/**
 * Removes the files that nothing has used for a week, such as all sizes of a picture that the couple replaced.
 * Not at once, because another copy or another wedding may share the cache.
 */
export async function removeUnused(cacheDir: string): Promise<void> {
  for (const kind of await readdir(cacheDir)) {
    for (const name of await readdir(join(cacheDir, kind))) {
      const path = join(cacheDir, kind, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
    }
  }
}
