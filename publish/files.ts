import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

/** Published files by their address, as in `/private/map-1f2e3d4c.svg`. */
export type Files = Map<string, FileContent>;

type FileContent = string | Buffer | { copyOf: string };

/** A short hash for file names and build ids. */
export function computeShortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

/** Adds a file under an address with its hash, so that browsers can keep it. Returns the address. */
export function addHashedFile(files: Files, path: string, content: string | Buffer): string {
  const extension = extname(path);
  const address = `${path.slice(0, -extension.length)}-${computeShortHash(content)}${extension}`;
  files.set(address, content);
  return address;
}

export async function writeFiles(dir: string, files: Files): Promise<void> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(dir, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([path, content]) => writeContent(join(dir, path), content)));
}

async function writeContent(path: string, content: FileContent): Promise<void> {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return writeFile(path, content);
  // A link takes no space, but needs both folders on one disk.
  await link(content.copyOf, path).catch(() => copyFile(content.copyOf, path));
}
