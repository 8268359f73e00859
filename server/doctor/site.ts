import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatContentIssues } from '../../domain/wedding/checks/wedding-checks.ts';
import { findPassedDates, isDemoWedding } from '../../domain/wedding/demo-wedding.ts';
import { findWeakPasswordError } from '../platform/access/passwords.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database } from '../platform/database/database.ts';
import { describeFileError } from '../platform/database/sqlite-connection.ts';
import { findExistingFolder, isReadableByOthers, readPrivateLine } from '../platform/files.ts';
import { isReachable } from '../platform/this-machine.ts';
import { DEMO_PASSWORD, type Settings } from '../settings.ts';
import { openDatabaseForReading } from '../store.ts';
import type { ContentFiles } from '../website/content-files.ts';
import { findContentIssues } from '../website/content-issues.ts';
import { loadPublishedContent } from '../website/website.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

/** Checks valid settings for risks, and the permissions of their file. */
export function checkSettings(settings: Settings, envFile: string): CheckResult[] {
  const { sitePassword, gate, publicUrl, trustProxy } = settings;
  const results = [ok('All settings are valid.'), ...checkHostPassword(settings)];
  const warn = (message: string, fix: string) => results.push(warning(message, fix));
  if (sitePassword === DEMO_PASSWORD) {
    warn(
      `The ${gate === 'server' ? 'lock (GATE=server)' : 'gate'} opens with the demo’s password, which anyone can look up.`,
      'Choose your own: SITE_PASSWORD=… in .env',
    );
  }
  if (gate === 'page') {
    warn(
      'The gate does not keep out anyone who reads the page’s source: the password is in it (GATE=page).',
      'If this server serves your guests, let it check the password: GATE=server',
    );
  }
  if (publicUrl?.startsWith('https:') && trustProxy === null) {
    warn(
      'Guests connect by https through a proxy that this server does not trust, so wrong passwords ' +
        'are counted for all guests together.',
      'TRUST_PROXY=1 for one proxy in front of this server',
    );
  }
  // The group is the one of a service whose .env belongs to root.
  if (isReadableByOthers(envFile, 'outside-group')) {
    warn(
      `Other users of this machine can read ${envFile} and its passwords.`,
      `chmod o= ${envFile}`,
    );
  }
  return results;
}

/** Checks the dashboard's password in the settings or in its file, as the start does. */
function checkHostPassword(settings: Settings): CheckResult[] {
  const { hostPassword, sitePassword, dataDir, databaseUrl, supabase } = settings;
  // With Supabase alone there is no dashboard.
  if (databaseUrl === null && supabase !== null) return [];
  const file = databaseUrl === null ? join(dataDir, 'host-password') : null;
  try {
    const password = hostPassword ?? (file && readPrivateLine(file));
    const weakness = password && findWeakPasswordError(password, sitePassword);
    if (!weakness) return [];
    const message = `${hostPassword === null ? file : 'HOST_PASSWORD'} ${weakness}.`;
    return [
      isReachable(settings) ? error(`The site does not start: ${message}`) : warning(message),
    ];
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message)];
    throw cause;
  }
}

const LOW_SPACE_BYTES = 500e6;
const MIN_SPACE_BYTES = 50e6;
const FIX_ACCESS = 'Give the user who runs the site write access, or set another DATA_DIR';
const FIX_SPACE = 'Free some space, or set DATA_DIR to a folder on another disk';

/** Checks that the data folder is writable and that its disk has room. */
export async function checkDataFolder(dataDir: string): Promise<CheckResult[]> {
  const exists = existsSync(dataDir);
  const folder = exists ? dataDir : findExistingFolder(dirname(dataDir));
  try {
    await (exists ? tryToWrite(folder) : access(folder, constants.W_OK | constants.X_OK));
    const { bavail, bsize } = await statfs(folder);
    return [
      exists
        ? ok(`The data folder ${dataDir} is writable.`)
        : ok(`The data folder ${dataDir} does not exist yet; the first start creates it.`),
      checkSpace(bavail * bsize),
    ];
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
    const message = `The data folder ${dataDir} is not writable: ${describeFileError(cause)}.`;
    return [error(message, isFull ? FIX_SPACE : FIX_ACCESS)];
  }
}

export function checkSpace(bytes: number): CheckResult {
  const free = bytes >= 10e9 ? `${Math.floor(bytes / 1e9)} GB` : `${Math.floor(bytes / 1e6)} MB`;
  if (bytes >= LOW_SPACE_BYTES) return ok(`Its disk has ${free} free.`);
  const message = `Its disk has only ${free} free`;
  if (bytes >= MIN_SPACE_BYTES) return warning(`${message}.`, FIX_SPACE);
  return error(`${message}: soon replies cannot be stored.`, FIX_SPACE);
}

// The permission alone proves little: the disk can be full or mounted read-only.
async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'This file can be removed.\n', { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

const CONNECT_TIMEOUT_MS = 3_000;
const FIX_CONTENT = 'Edit it in the dashboard under Website, or in content/wedding.ts';

/** Null if it cannot be opened: another check explains why. */
export function openDatabaseIfPossible(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<Database | null> {
  const connect = { print: () => {}, timeoutMs: CONNECT_TIMEOUT_MS };
  return openDatabaseForReading(settings, { connect }).catch(() => null);
}

/** Checks the content that the guests see: where it is, its pictures and its dates. */
export async function checkWebsite(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  files: ContentFiles,
  now = new Date(),
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const database = await openDatabaseIfPossible(settings);
  try {
    const { document, version } = database
      ? await loadPublishedContent(database, files, (message) => results.push(error(message)))
      : { document: files.document, version: null };
    const source = version
      ? `version ${version.id} of the website, published on ${version.publishedAt.slice(0, 10)}`
      : 'the files in content/';
    results.push(ok(`The guests see ${source}.`));
    const issues = await findContentIssues(database, document, files);
    results.push(...formatContentIssues(issues).map((line) => error(line, FIX_CONTENT)));
    const warnings = isDemoWedding(document)
      ? ['It is still the demo wedding of Portia and Bassanio.']
      : findPassedDates(document, now).map(({ message }) => message);
    return [...results, ...warnings.map((message) => warning(message, FIX_CONTENT))];
  } finally {
    await database?.close();
  }
}
