// A program of its own: copying and reading through a hundred thousand replies takes seconds, in which
// the server's one thread would answer nobody, and memory, which a second thread would not give back.
import type { Occasion } from './backup-files.ts';
import { makeBackup } from './make-backup.ts';
import { messageOf } from './message-of.ts';

const [dataDir, occasion, now] = process.argv.slice(2) as [string, Occasion, string];
// The keyboard and systemd tell it to everyone at once; the server waits for what is being made.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
try {
  makeBackup(dataDir, occasion, new Date(now));
} catch (error) {
  process.stderr.write(messageOf(error));
  process.exitCode = 1;
}
