import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings } from '../env-file.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Settings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkEmail } from './email.ts';
import { checkPostgres } from './postgres.ts';
import { checkRemoteBackups } from './remote-backups.ts';
import {
  type CheckResult,
  type CheckSection,
  error,
  formatAlarm,
  formatSection,
  summarize,
  warning,
} from './report.ts';
import { checkSettings } from './settings.ts';
import { checkLocalAddress, checkPublicAddress } from './site-address.ts';
import { checkBackups, checkSqlite } from './sqlite.ts';
import { checkSupabase } from './supabase.ts';
import { checkWebsite, loadWedding } from './website.ts';

type Findings = Pick<CheckSection, 'results' | 'alarm'>;
type Check = [title: string, run: () => Promise<CheckResult[] | Findings> | CheckResult[]];

/** Writes a report of all checks, section after section; returns the exit code. */
export async function reportChecks(
  write: (text: string) => void,
  env: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): Promise<0 | 1> {
  const sections: CheckSection[] = [];
  for await (const section of runChecks(env, folder)) {
    sections.push(section);
    write(formatSection(section));
  }
  for (const { alarm } of sections) if (alarm) write(formatAlarm(alarm));
  const { text, code } = summarize(sections);
  write(text);
  return code;
}

/** Checks each configured part, one section after another. Changes nothing of the site. */
async function* runChecks(env: NodeJS.ProcessEnv, folder: string): AsyncGenerator<CheckSection> {
  const settings = loadSettingsOrErrors(env, folder);
  if (Array.isArray(settings)) {
    yield { title: 'Settings', results: settings };
    return;
  }
  for (const [title, run] of listChecks(settings, join(folder, '.env'))) {
    yield { title, ...(await runSafely(run)) };
  }
}

function listChecks(settings: Settings, envFile: string): Check[] {
  const { dataDir, databaseUrl, supabase, mail, publicUrl, remoteBackups } = settings;
  const isSqlite = !databaseUrl && !supabase;
  // Those of a site that was moved to PostgreSQL only grow older.
  const getBackups = () => (isSqlite ? checkBackups(dataDir) : []);
  const checks: (Check | null)[] = [
    ['Settings', () => checkSettings(settings, envFile)],
    ['Data folder', async () => [...(await checkDataFolder(dataDir)), ...getBackups()]],
    isSqlite ? ['Replies (SQLite)', () => checkSqlite(dataDir)] : null,
    remoteBackups ? ['Backups elsewhere', () => checkRemoteBackups(dataDir, remoteBackups)] : null,
    databaseUrl ? ['Replies (PostgreSQL)', () => checkPostgres(databaseUrl)] : null,
    supabase
      ? [
          'Supabase, as an anonymous visitor',
          async () => checkSupabase(supabase, await loadWedding(settings, readContentFiles())),
        ]
      : null,
    ['Website', () => checkWebsite(settings, readContentFiles())],
    mail ? ['Emails', () => checkEmail(mail)] : null,
    ['This machine', () => checkLocalAddress(settings)],
    publicUrl ? ['Public address', () => checkPublicAddress(publicUrl, settings)] : null,
  ];
  return checks.filter((check) => check !== null);
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

async function runSafely(run: Check[1]): Promise<Findings> {
  try {
    const findings = await run();
    return Array.isArray(findings) ? { results: findings } : findings;
  } catch (cause) {
    // A failed check must not hide the others. The error's own message may contain a secret.
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    return { results: [error(`This check failed${code && ` (${code})`}.`)] };
  }
}
