import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings } from '../env-file.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Settings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { type Check, type CheckResult, error, formatResults, summarize, warning } from './check.ts';
import { checkEmails } from './email.ts';
import { checkPhotos } from './photos.ts';
import { checkDataFolder, checkSettings, checkWebsite } from './site.ts';
import { checkLocalAddress, checkPublicAddress } from './site-address.ts';
import { checkBackups, checkPostgres, checkRemoteBackups, checkSqlite } from './storage.ts';
import { checkSupabase } from './supabase.ts';

/** Runs the checks one after another and writes their results; returns the exit code. */
export async function runDoctor(
  write: (text: string) => void,
  env: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): Promise<0 | 1> {
  const all: CheckResult[] = [];
  for (const check of listChecks(env, folder)) {
    const results = await runSafely(check);
    all.push(...results);
    // A site without a mail server has nothing to say about emails.
    if (results.length > 0) write(formatResults(check.name, results));
  }
  const { text, code } = summarize(all);
  write(text);
  return code;
}

/** A check for each configured part. */
function listChecks(env: NodeJS.ProcessEnv, folder: string): Check[] {
  const settings = loadSettingsOrErrors(env, folder);
  if (Array.isArray(settings)) return [{ name: 'Settings', run: () => settings }];
  const { dataDir, databaseUrl, supabase, publicUrl, remoteBackups } = settings;
  const isSqlite = !databaseUrl && !supabase;
  const checks: (Check | false | '' | null)[] = [
    { name: 'Settings', run: () => checkSettings(settings, join(folder, '.env')) },
    { name: 'Data folder', run: () => checkDataFolder(dataDir) },
    isSqlite && { name: 'Replies (SQLite)', run: () => checkSqlite(dataDir) },
    // Those of a site that was moved to PostgreSQL only grow older.
    isSqlite && { name: 'Backups', run: () => checkBackups(dataDir) },
    remoteBackups && {
      name: 'Backups elsewhere',
      run: () => checkRemoteBackups(remoteBackups),
    },
    databaseUrl && { name: 'Replies (PostgreSQL)', run: () => checkPostgres(databaseUrl) },
    supabase && { name: 'Supabase, as an anonymous visitor', run: () => checkSupabase(supabase) },
    !supabase && { name: 'Photographs', run: () => checkPhotos(settings) },
    { name: 'Website', run: () => checkWebsite(settings, readContentFiles(settings)) },
    { name: 'Emails', run: () => checkEmails(settings) },
    { name: 'This machine', run: () => checkLocalAddress(settings) },
    publicUrl && { name: 'Public address', run: () => checkPublicAddress(publicUrl, settings) },
  ];
  return checks.filter((check) => typeof check === 'object' && check !== null);
}

function loadSettingsOrErrors(env: NodeJS.ProcessEnv, folder: string): Settings | CheckResult[] {
  try {
    return loadSettings(env, folder);
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    const location = existsSync(join(folder, '.env'))
      ? '.env or in the environment'
      : 'the environment';
    const errors = cause.message.split('\n').map((line) => error(`${line}.`));
    return [...errors, warning(`Correct this in ${location} first; then run the other checks.`)];
  }
}

/** A failed check must not hide the others. */
export async function runSafely({ run }: Check): Promise<CheckResult[]> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message)];
    // The error's own message may contain a secret.
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
    return [error(`This check failed${code}.`)];
  }
}
