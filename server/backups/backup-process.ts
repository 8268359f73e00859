// A process of its own: copying and checking 100,000 replies takes seconds, which would block the
// server's only thread, and memory, which a worker thread would not return to the system. The secrets of
// a copy come in the environment, because other users of the machine can see arguments.
import type { BackupReason } from './backup-list.ts';
import { copySqliteFile, makeBackup, removeSecrets, toErrorMessage } from './make-backup.ts';
import { parseKey } from './remote/encrypted-file.ts';

const [task, dataDir, time, reason, last] = process.argv.slice(2) as [
  BackupReason | 'copy' | 'download',
  string,
  string,
  BackupReason,
  string,
];
const now = new Date(time);

function run(task: () => void): void {
  try {
    task();
  } catch (error) {
    process.stderr.write(toErrorMessage(error));
    process.exitCode = 1;
  }
}

if (task === 'copy') {
  const { copyDatabase } = await import('./remote/remote-backups.ts');
  const { BACKUP_URL: url = '', DERIVED_KEY, PHOTOS_URL: photosUrl = null } = process.env;
  const key = DERIVED_KEY ? parseKey(DERIVED_KEY) : null;
  const options = { reason, now, last: JSON.parse(last) };
  process.stdout.write(
    JSON.stringify(await copyDatabase(dataDir, { url, key, photosUrl }, options)),
  );
} else if (task === 'download') {
  const [source, copy] = [dataDir, time];
  run(() => {
    copySqliteFile(source, copy);
    // A file that `npm run move` wrote contains secrets, and may have become the database.
    removeSecrets(copy);
  });
} else {
  // Ctrl+C and systemd signal all processes at once; the server waits for the backup to be complete.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  run(() => makeBackup(dataDir, task, now));
}
