import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings } from '../env-file.ts';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';
import { type CheckResult, type CheckSection, fault, warning } from './check-result.ts';
import { checkDataFolder } from './data-folder-check.ts';
import { checkHere } from './here-check.ts';
import { checkMail } from './mail-check.ts';
import { checkPostgres } from './postgres-check.ts';
import { checkPublicAddress } from './public-address-check.ts';
import { checkSettings } from './settings-check.ts';
import { checkBackups, checkSqlite } from './sqlite-check.ts';
import { checkSupabase } from './supabase-check.ts';

type Found = Pick<CheckSection, 'results' | 'alarm'>;
type Check = [title: string, look: () => Promise<CheckResult[] | Found> | CheckResult[]];

/**
 * Looks at all that is configured, and at whether it works, a chapter after the other. Makes, changes
 * and migrates nothing.
 */
export async function* runChecks(
  env: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): AsyncGenerator<CheckSection> {
  const settings = settingsOrErrors(env, folder);
  if (Array.isArray(settings)) {
    yield { title: 'Settings', results: settings };
    return;
  }
  for (const [title, look] of checksFor(settings, join(folder, '.env'))) {
    yield { title, ...(await looked(look)) };
  }
}

/** What there is to look at, in the order in which a person would ask. */
function checksFor(settings: Settings, envFile: string): Check[] {
  const { dataDir, databaseUrl, supabase, mail, publicUrl } = settings;
  const checks: (Check | null)[] = [
    ['Settings', () => checkSettings(settings, envFile)],
    ['Data folder', async () => [...(await checkDataFolder(dataDir)), ...checkBackups(dataDir)]],
    databaseUrl || supabase ? null : ['Replies (SQLite)', () => checkSqlite(dataDir)],
    databaseUrl ? ['Replies (PostgreSQL)', () => checkPostgres(databaseUrl)] : null,
    supabase ? ['Supabase, as a stranger sees it', () => checkSupabase(supabase)] : null,
    mail ? ['Letters', () => checkMail(mail)] : null,
    ['This machine', () => checkHere(settings)],
    publicUrl ? ['Public address', () => checkPublicAddress(publicUrl, settings)] : null,
  ];
  return checks.filter((check) => check !== null);
}

function settingsOrErrors(env: NodeJS.ProcessEnv, folder: string): Settings | CheckResult[] {
  try {
    return loadSettings(env, folder);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    const place = existsSync(join(folder, '.env'))
      ? '.env or in the environment'
      : 'the environment';
    const faults = error.message.split('\n').map((line) => fault(`${line}.`));
    return [...faults, warning(`Set this right in ${place}; the rest can be looked at then.`)];
  }
}

async function looked(look: Check[1]): Promise<Found> {
  try {
    const found = await look();
    return Array.isArray(found) ? { results: found } : found;
  } catch (error) {
    // One thing that cannot be looked at does not hide the others. Its own words may hold a secret.
    const kind = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { results: [fault(`This could not be looked at${kind && ` (${kind})`}.`)] };
  }
}
