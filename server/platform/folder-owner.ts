import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file or folder that root has created to the owner of the folder around it: a service with a user of
 * its own cannot open what `sudo npm run restore` creates. SQLite does the same with the files beside a database.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  try {
    chownSync(path, uid, gid);
  } catch {
    // Some network shares have no owners.
  }
}
