// A thread of its own: copying and reading through a hundred thousand replies takes seconds, in which
// the server's one thread would answer nobody.
import { workerData } from 'node:worker_threads';
import type { Occasion } from './backup-files.ts';
import { makeBackup } from './make-backup.ts';

export type BackupTask = { dataDir: string; occasion: Occasion; now: Date };

const { dataDir, occasion, now } = workerData as BackupTask;
makeBackup(dataDir, occasion, now);
