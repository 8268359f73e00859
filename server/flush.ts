import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has the disk keep a file's bytes, or the names in a folder, before anything else is done. */
export function flush(path: string): void {
  // A folder cannot be opened on Windows, which keeps names by itself.
  if (process.platform === 'win32') return;
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
