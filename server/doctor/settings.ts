import { join } from 'node:path';
import { findWeakPasswordError } from '../platform/access/passwords.ts';
import { CommandError } from '../platform/command-error.ts';
import { isReadableByOthers, readPrivateLine } from '../platform/files.ts';
import { isReachable } from '../platform/this-machine.ts';
import { DEMO_PASSWORD, type Settings } from '../settings.ts';
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
