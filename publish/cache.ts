import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads a file of the cache, or creates it. Its name must identify everything that it is made of. */
export async function readOrCreate(path: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(path).catch(() => null);
  // A power failure may leave an empty file.
  if (cached?.length) return cached;
  const content = await create();
  await mkdir(dirname(path), { recursive: true });
  await writeInOneStep(path, (temp) => writeFile(temp, content, { flush: true }));
  return content;
}

/** Two processes may write the same file at the same time. The name says which one has ended (server/left-behind.ts). */
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
