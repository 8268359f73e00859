import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../platform/command-error.ts';
import type { Settings } from '../../settings.ts';
import { formatBackupList, formatRemoteList, listBackups } from '../backup-list.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from '../remote/backup-url.ts';
import { downloadRemoteBackup, listRemoteBackups } from '../remote/remote-backups.ts';
import { openBackupFile } from './backup-file.ts';
import { restoreInstallation } from './copy-installation.ts';
import { type Installation, openConfigured } from './installation.ts';
import type { Checksums } from './rows.ts';

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
  const listed = listBackups(dataDir).find((backup) => backup.name === name);
  const isRemote = fromRemote || (!listed && remoteBackups && name?.endsWith('.enc'));
  if (isRemote) return restoreFromRemote(settings, name);
  const file = listed?.path ?? resolve(name ?? '');
  return restore(await openBackupFile(file), file, settings);
}

async function restoreFromRemote(settings: Settings, name: string | undefined): Promise<string> {
  const remote = settings.remoteBackups;
  if (!remote) throw new CommandError('BACKUP_URL is not set, so there are no backups elsewhere.');
  const backups = await listRemoteBackups(remote);
  const chosen = name ? backups.find((backup) => backup.name === name) : backups[0];
  const location = describe(remote);
  if (!chosen)
    throw new CommandError(`There is no backup ${name ? `${name} ` : ''}in ${location}.`);
  const backup = await openBackupFile(chosen.name, (folder) =>
    downloadRemoteBackup(remote, chosen, folder),
  );
  return restore(backup, `${chosen.name} from ${location}`, settings);
}

async function restore(backup: Installation, name: string, settings: Settings): Promise<string> {
  try {
    const target = await openConfigured(settings);
    try {
      return formatReport(name, target.name, await restoreInstallation(backup, target));
    } finally {
      await target.close();
    }
  } finally {
    await backup.close();
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

function parseArguments(args: readonly string[]): { name?: string; fromRemote: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'from-remote': { type: 'boolean', default: false } },
    });
    const [name, ...others] = positionals;
    if (others.length > 0) throw new Error('Too many arguments');
    return { ...(name && { name }), fromRemote: values['from-remote'] };
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
    `replies ${count('rsvps')}, entries by the couple ${count('reply_changes')}, ` +
    `guest list ${count('households')}${website}\n`
  );
}
