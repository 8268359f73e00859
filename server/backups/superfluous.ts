import type { BackupFile } from './backup-files.ts';

const KEPT = 14;

/**
 * The backups that go, so that fourteen stay. First go the older ones of a day that has a newer one: a
 * server that starts again and again does not push out the days before. What was there before a
 * migration is not the older one of what came after it.
 */
export function superfluous(newestFirst: readonly BackupFile[], kept = KEPT): BackupFile[] {
  const days = new Set<string>();
  const lastOfDay: BackupFile[] = [];
  const others: BackupFile[] = [];
  for (const backup of newestFirst) {
    const isMigration = backup.occasion === 'migration';
    const day = `${backup.madeAt.toISOString().slice(0, 10)} ${isMigration}`;
    (days.has(day) ? others : lastOfDay).push(backup);
    days.add(day);
  }
  return [...lastOfDay, ...others].slice(kept);
}
