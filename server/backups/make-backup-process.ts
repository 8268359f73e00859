// A process of its own: copying and checking 100,000 replies takes seconds, which would block the
// server's only thread, and memory, which a worker thread would not return to the system.
import type { BackupReason } from './backup-list.ts';
import { makeBackup, toErrorMessage } from './make-backup.ts';

const [dataDir, reason, now] = process.argv.slice(2) as [string, BackupReason, string];
// Ctrl+C and systemd signal all processes at once; the server waits for the backup to be complete.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
try {
  makeBackup(dataDir, reason, new Date(now));
} catch (error) {
  process.stderr.write(toErrorMessage(error));
  process.exitCode = 1;
}
