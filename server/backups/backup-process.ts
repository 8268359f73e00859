// A process of its own: copying and checking 100,000 replies takes seconds, which would block the
// server's only thread, and memory, which a worker thread would not return to the system. The secrets of
// a copy come in the environment, because other users of the machine can see arguments.
import type { BackupReason } from './backup-list.ts';
import { makeBackup, toErrorMessage } from './make-backup.ts';
import { parseKey } from './remote/encrypted-file.ts';

const [task, dataDir, time, reason, last] = process.argv.slice(2) as [
  BackupReason | 'copy',
  string,
  string,
  BackupReason,
  string,
];
const now = new Date(time);
if (task === 'copy') {
  const { copyDatabase } = await import('./remote/remote-backups.ts');
  const { BACKUP_URL: url = '', DERIVED_KEY, PHOTOS_URL: photosUrl = null } = process.env;
  const key = DERIVED_KEY ? parseKey(DERIVED_KEY) : null;
  const options = { reason, now, last: JSON.parse(last) };
  process.stdout.write(
    JSON.stringify(await copyDatabase(dataDir, { url, key, photosUrl }, options)),
  );
} else {
  // Ctrl+C and systemd signal all processes at once; the server waits for the backup to be complete.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  try {
    makeBackup(dataDir, task, now);
  } catch (error) {
    process.stderr.write(toErrorMessage(error));
    process.exitCode = 1;
  }
}
