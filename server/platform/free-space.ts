import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from './command-error.ts';

/** Keeps the last free space for replies: throws CommandError unless the disk of a folder has more than `bytes`. */
export function assertSpace(folder: string, bytes: number, task: string): void {
  const { blocks, bavail, bsize } = statfsSync(findExistingFolder(folder));
  const free = bavail * bsize;
  // Some file systems do not report their size.
  if (blocks === 0 || free > bytes) return;
  throw new CommandError(
    `The disk of ${folder} has no space: ${task} needs ${toMegabytes(bytes)}, ${toMegabytes(free)} are free.`,
  );
}

/** The folder, or the nearest one above it that exists. */
export function findExistingFolder(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : findExistingFolder(parent);
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
