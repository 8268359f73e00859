import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { backupFolder } from './backup.ts';
import { type BackupFile, listBackups } from './backup-files.ts';

/** The backups of a data folder for a terminal, the newest first. */
export function backupsTable(dataDir: string): string {
  const backups = listBackups(dataDir);
  if (backups.length === 0) return `There are no backups in ${backupFolder(dataDir)}.`;
  const rows = [['made at (UTC)', 'replies', 'size', 'name'], ...backups.map(rowOf)];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [
    ...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')),
    '',
    `To restore one, with the site stopped: npm run restore -- ${backups[0]?.name}`,
  ].join('\n');
}

function rowOf({ madeAt, name, path }: BackupFile): string[] {
  const size = `${Math.ceil(statSync(path).size / 1000)} kB`;
  return [madeAt.toISOString().slice(0, 19).replace('T', ' '), repliesIn(path), size, name];
}

function repliesIn(path: string): string {
  try {
    using copy = new DatabaseSync(path, { readOnly: true });
    return String(copy.prepare('SELECT count(*) AS replies FROM rsvps').all()[0]?.replies);
  } catch {
    return 'damaged';
  }
}
