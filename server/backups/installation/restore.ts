import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../platform/command-error.ts';
import type { Settings } from '../../settings.ts';
import { formatBackupList, formatRemoteList, listBackups } from '../backup-list.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from '../remote/backup-url.ts';
import { downloadRemoteBackup, listRemoteBackups } from '../remote/remote-backups.ts';
import { openBackupFile } from './backup-file.ts';
import type { Checksums } from './checksums.ts';
import { restoreInstallation } from './copy-installation.ts';
import { createTemporaryFolder, explainFullDisk } from './failures.ts';
import { openConfigured } from './installation.ts';

const USAGE = `How to restore a backup:
  npm run restore                    lists the backups that the site has made, also in BACKUP_URL
  npm run restore -- NAME            restores one of them into an empty installation
  npm run restore -- FILE            restores a .db from the dashboard or npm run move
  npm run restore -- --from-remote [NAME]   the newest backup in BACKUP_URL, or the named one`;

/** Runs `npm run restore` and returns its output; throws CommandError. */
export async function runRestore(
  args: readonly string[],
  loadSettings: () => Settings,
): Promise<string> {
  const { name, fromRemote } = parseArguments(args);
  const settings = loadSettings();
  if (!name && !fromRemote) return formatAllBackups(settings);
  const { supabase, databaseUrl, dataDir, remoteBackups } = settings;
  if (supabase && !databaseUrl) {
    throw new CommandError(
      `The replies are stored in ${supabase.url}; to restore into its database set DATABASE_URL.`,
    );
  }
  if (fromRemote) return restoreFromRemote(settings, name);
  const listed = listBackups(dataDir).find((backup) => backup.name === name);
  const file = listed?.path ?? resolve(name ?? '');
  if (!listed && remoteBackups && name?.endsWith('.enc')) return restoreFromRemote(settings, name);
  return restoreFile(file, file, settings);
}

async function restoreFile(file: string, shownName: string, settings: Settings): Promise<string> {
  const backup = await openBackupFile(file);
  try {
    const target = await openConfigured(settings);
    try {
      const checksums = await restoreInstallation(backup, target);
      return formatReport(shownName, target.name, checksums);
    } finally {
      await target.close();
    }
  } finally {
    await backup.close();
  }
}

async function restoreFromRemote(settings: Settings, name: string | undefined): Promise<string> {
  const remote = settings.remoteBackups;
  if (!remote) throw new CommandError('BACKUP_URL is not set, so there are no backups elsewhere.');
  const backups = await listRemoteBackups(remote);
  const chosen = name ? backups.find((backup) => backup.name === name) : backups[0];
  const location = describe(remote);
  if (!chosen)
    throw new CommandError(`There is no backup ${name ? `${name} ` : ''}in ${location}.`);
  const folder = createTemporaryFolder();
  try {
    const file = await downloadRemoteBackup(remote, chosen, folder).catch((error) => {
      throw explainFullDisk(error);
    });
    return await restoreFile(file, `${chosen.name} from ${location}`, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function formatAllBackups({ dataDir, remoteBackups }: Settings): Promise<string> {
  const local = formatBackupList(dataDir);
  if (!remoteBackups) return `${local}\n`;
  const remote = await listRemoteBackups(remoteBackups).then(
    (backups) => formatRemoteList(describe(remoteBackups), backups),
    // The backups of this machine are shown also when the other place cannot be reached.
    (error) => (error instanceof CommandError ? error.message : Promise.reject(error)),
  );
  return `${local}\n\n${remote}\n`;
}

function describe({ url }: RemoteSettings): string {
  return describeRemote(parseBackupUrl(url));
}

function parseArguments(args: readonly string[]): {
  name: string | undefined;
  fromRemote: boolean;
} {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'from-remote': { type: 'boolean', default: false } },
    });
    if (positionals.length > 1) throw new Error('Too many arguments');
    return { name: positionals[0], fromRemote: values['from-remote'] };
  } catch {
    throw new CommandError(USAGE);
  }
}

function formatReport(file: string, target: string, checksums: Checksums): string {
  const count = (table: keyof Checksums) => checksums[table]?.rows ?? 0;
  const website = checksums.pictures
    ? `, versions of the website ${count('wedding_versions')}, pictures ${count('pictures')}`
    : '\nThe website that was edited there stays; the one in the backup was not restored.';
  return (
    `Restored ${file} into ${target}:\n` +
    `replies ${count('rsvps')}, entries by the couple ${count('host_entries')}, ` +
    `guest list ${count('invited')}${website}\n`
  );
}
