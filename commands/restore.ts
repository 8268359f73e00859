// `npm run restore -- FILE`: copies a backup into an empty installation, or lists the backups.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackupFile } from '../server/backups/backup-file.ts';
import { formatBackupList, listBackups } from '../server/backups/backup-list.ts';
import type { Checksums } from '../server/backups/checksums.ts';
import { restoreInstallation } from '../server/backups/copy-installation.ts';
import { openConfigured } from '../server/backups/installation.ts';
import { CommandError, runCommand } from '../server/command-error.ts';
import { loadSettings } from '../server/env-file.ts';

const USAGE = `How to restore a backup:
  npm run restore                    lists the backups that the site has made
  npm run restore -- NAME            restores one of them into an empty installation
  npm run restore -- FILE            restores a .db or .json from the dashboard or npm run move`;

await runCommand(async () => {
  const name = parseArguments();
  const settings = loadSettings();
  if (!name) return void process.stdout.write(`${formatBackupList(settings.dataDir)}\n`);
  const { supabase, databaseUrl, dataDir } = settings;
  if (supabase && !databaseUrl) {
    throw new CommandError(
      `The replies are stored in ${supabase.url}; to restore into its database set DATABASE_URL.`,
    );
  }
  const listed = listBackups(dataDir).find((backup) => backup.name === name);
  const file = listed?.path ?? resolve(name);
  const backup = await openBackupFile(file);
  try {
    const target = await openConfigured(settings);
    try {
      const checksums = await restoreInstallation(backup, target);
      process.stdout.write(formatReport(file, target.name, checksums));
    } finally {
      await target.close();
    }
  } finally {
    await backup.close();
  }
});

function parseArguments(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length > 1) throw new Error('Too many arguments');
    return positionals[0];
  } catch {
    throw new CommandError(USAGE);
  }
}

function formatReport(file: string, target: string, checksums: Checksums): string {
  const count = (table: keyof Checksums) => checksums[table]?.rows ?? 0;
  return (
    `Restored ${file} into ${target}:\n` +
    `replies ${count('rsvps')}, entries by the couple ${count('host_entries')}, ` +
    `guest list ${count('invited')}\n`
  );
}
