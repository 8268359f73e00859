import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../platform/command-error.ts';
import type { Settings } from '../../settings.ts';
import {
  type BackupFile,
  formatBackupList,
  formatRemoteList,
  listBackups,
} from '../backup-list.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from '../remote/backup-url.ts';
import { downloadRemoteBackup, listRemoteBackups } from '../remote/remote-backups.ts';
import { openBackupFile } from './backup-file.ts';
import { restoreInstallation } from './copy-installation.ts';
import { type Installation, openConfigured } from './installation.ts';
import { restorePhotoFiles } from './photo-files.ts';
import type { Checksums } from './rows.ts';

const USAGE = `How to restore a backup:
  npm run restore                    lists the backups that the site has made, also in BACKUP_URL
  npm run restore -- NAME            restores one of them into an empty installation
  npm run restore -- FILE            restores a .db from the dashboard or npm run move
  npm run restore -- --from-remote [NAME]   the newest backup in BACKUP_URL, or the named one
  npm run restore -- --at '2027-06-05 17:00'   the last backup until a time in UTC, also from BACKUP_URL`;

/** Runs `npm run restore` and returns its output; throws CommandError. */
export async function runRestore(
  args: readonly string[],
  loadSettings: () => Settings,
): Promise<string> {
  const { name, at, fromRemote } = parseArguments(args);
  const settings = loadSettings();
  if (!name && !at && !fromRemote) return formatAllBackups(settings);
  const { supabase, databaseUrl, dataDir, remoteBackups } = settings;
  if (supabase && !databaseUrl) {
    throw new CommandError(
      `The replies are stored in ${supabase.url}; to restore into its database set DATABASE_URL.`,
    );
  }
  const local = fromRemote ? [] : listBackups(dataDir);
  const listed = local.find((backup) => backup.name === name);
  const isRemote = fromRemote || (!listed && remoteBackups && /\.(gz|enc)$/.test(name ?? ''));
  if (at) return restoreFromTime(settings, local, at);
  if (isRemote) return restoreFromRemote(settings, name);
  const file = listed?.path ?? resolve(name ?? '');
  return restore(await openBackupFile(file), file, settings);
}

async function restoreFromTime(
  settings: Settings,
  local: readonly BackupFile[],
  at: Date,
): Promise<string> {
  const remote = settings.remoteBackups ? await listRemoteBackups(settings.remoteBackups) : [];
  const [chosen] = [...local, ...remote]
    .filter(({ createdAt }) => createdAt <= at)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (!chosen) throw new CommandError(`There is no backup from before ${at.toISOString()}.`);
  if (!('path' in chosen)) return restoreFromRemote(settings, chosen.name);
  return restore(await openBackupFile(chosen.path), chosen.path, settings);
}

async function restoreFromRemote(settings: Settings, name: string | undefined): Promise<string> {
  const remote = settings.remoteBackups;
  if (!remote) throw new CommandError('BACKUP_URL is not set, so there are no backups elsewhere.');
  const backups = await listRemoteBackups(remote);
  const chosen = name ? backups.find((backup) => backup.name === name) : backups[0];
  const location = describe(remote);
  if (!chosen)
    throw new CommandError(`There is no backup ${name ? `${name} ` : ''}in ${location}.`);
  let missing = 0;
  const backup = await openBackupFile(chosen.name, async (folder) => {
    const downloaded = await downloadRemoteBackup(remote, chosen, folder);
    missing = downloaded.missing;
    return downloaded.file;
  });
  const report = await restore(backup, `${chosen.name} from ${location}`, settings);
  if (missing === 0) return report;
  return `${report}Pictures that are not in ${location}, or cannot be read: ${missing}\n`;
}

async function restore(backup: Installation, name: string, settings: Settings): Promise<string> {
  try {
    const target = await openConfigured(settings);
    try {
      const report = formatReport(name, target.name, await restoreInstallation(backup, target));
      return report + (await restorePhotoFiles(target.database, settings));
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

type Arguments = { name?: string; at?: Date; fromRemote: boolean };

function parseArguments(args: readonly string[]): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'from-remote': { type: 'boolean', default: false }, at: { type: 'string' } },
    });
    const [name, ...others] = positionals;
    const at = values.at === undefined ? undefined : parseTime(values.at);
    if (others.length > 0 || (name && at)) throw new Error('Too many arguments');
    return { ...(name && { name }), ...(at && { at }), fromRemote: values['from-remote'] };
  } catch {
    throw new CommandError(USAGE);
  }
}

/** A time in UTC, as the lists of backups write it. */
function parseTime(text: string): Date {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)Z?$/.exec(text) ?? [];
  const at = new Date(`${day}T${time}Z`);
  if (Number.isNaN(at.getTime())) throw new Error('Not a time');
  return at;
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
