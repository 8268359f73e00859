import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file's content, or the names in a folder, are on disk. */
export function flushToDisk(path: string): void {
  // Windows cannot open a folder, and stores names on its own.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
