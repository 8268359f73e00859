import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkMailServer } from '../emails/mail-server.ts';
import type { MailSettings } from '../emails/mail-settings.ts';
import { loadSettings } from '../env-file.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Settings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import {
  type Check,
  type CheckResult,
  error,
  formatResults,
  ok,
  summarize,
  warning,
} from './check.ts';
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
    write(formatResults(check.name, results));
  }
  const { text, code } = summarize(all);
  write(text);
  return code;
}

/** A check for each configured part. */
function listChecks(env: NodeJS.ProcessEnv, folder: string): Check[] {
  const settings = loadSettingsOrErrors(env, folder);
  if (Array.isArray(settings)) return [{ name: 'Settings', run: () => settings }];
  const { dataDir, databaseUrl, supabase, mail, publicUrl, remoteBackups } = settings;
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
    { name: 'Website', run: () => checkWebsite(settings, readContentFiles()) },
    mail && { name: 'Emails', run: () => checkEmail(mail) },
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

/** Connects to the mail server and signs in, without sending an email. */
export async function checkEmail({ smtp, from, notify }: MailSettings): Promise<CheckResult[]> {
  const address = `${smtp.host}:${smtp.port}`;
  const failure = await checkMailServer(smtp);
  if (failure) {
    return [
      error(
        `${failure}, at ${address}. Emails wait for it, for two days at most; replies are still stored.`,
        'Compare SMTP_URL with the instructions of your mail provider',
      ),
    ];
  }
  return [
    ok(
      smtp.login
        ? `The mail server ${address} answers and accepts the user and password.`
        : `The mail server ${address} answers.`,
    ),
    ok(`Emails come from ${from}; only a sent email shows whether the server allows that address.`),
    notify.length > 0
      ? ok(`${notify.join(', ')} ${notify.length === 1 ? 'is' : 'are'} notified of every reply.`)
      : warning('Nobody is notified of replies.', 'Set HOST_EMAIL to receive notifications'),
  ];
}
