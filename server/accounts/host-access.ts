import { randomBytes } from 'node:crypto';
import {
  createHostPassword,
  findHostPasswordError,
  findWeakPasswordError,
} from '../platform/access/passwords.ts';
import type { Secrets } from '../platform/access/secrets.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Log } from '../platform/log.ts';
import { isReachable } from '../platform/this-machine.ts';
import { DEMO_PASSWORD, type Settings } from '../settings.ts';

/** The dashboard's credentials. */
export type HostAccess = {
  password: string;
  /** Signs the sessions, together with the password. */
  secret: string;
  /** Where the deployer finds the password: the name of the setting, a file or a table. */
  passwordLocation: string;
};

/** Created ones have 43. */
const MIN_SECRET_LENGTH = 32;

/** The secret that signs the sessions of dashboard and gate, created at the first start. */
export async function getSessionSecret(secrets: Secrets): Promise<string> {
  const secret = await secrets.getOrCreate('session-secret', () =>
    randomBytes(32).toString('base64url'),
  );
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new CommandError(
      `${secrets.describeLocation('session-secret')} has ${secret.length} characters, so sessions could be forged. Remove it; the next start creates a new one, and everybody signs in again.`,
    );
  }
  return secret;
}

/** The dashboard's password and secret, created at the first start; throws CommandError. */
export async function getHostAccess(
  { hostPassword }: { hostPassword: string | null },
  secrets: Secrets,
): Promise<HostAccess> {
  const secret = await getSessionSecret(secrets);
  if (hostPassword !== null) {
    return { password: hostPassword, secret, passwordLocation: 'HOST_PASSWORD' };
  }

  const password = await secrets.getOrCreate('host-password', createHostPassword);
  const passwordLocation = secrets.describeLocation('host-password');
  const error = findHostPasswordError(password);
  if (error) {
    throw new CommandError(`${passwordLocation} ${error}. Fix it, or remove it for a new one.`);
  }
  return { password, secret, passwordLocation };
}

/**
 * Warns about passwords that are easy to guess. Throws CommandError for the dashboard's where other
 * machines can reach the site, because it opens all replies.
 */
export function checkPasswords(access: HostAccess | null, settings: Settings, log: Log): void {
  const { gate, isDemo, sitePassword } = settings;
  if (isDemo) return;
  if (gate === 'server' && sitePassword === DEMO_PASSWORD) {
    log.warn({}, 'GATE=server opens with the demo’s password, which is public: set SITE_PASSWORD');
  }
  // Without regard to HOST, which may be an address at home.
  if (gate === 'page' && isReachable({ ...settings, host: '' })) {
    log.warn(
      {},
      'GATE=page only hides the site, and anybody who reads the page’s source can enter and send receipts: set GATE=server',
    );
  }
  const error = access && findWeakPasswordError(access.password, sitePassword);
  if (!error) return;
  const message = `${access.passwordLocation} ${error}`;
  if (isReachable(settings)) throw new CommandError(`${message}.`);
  log.warn({}, message);
}

/**
 * The addresses with their passwords. Only a terminal gets these, because a service's output ends up in a log; the
 * demo's password is public.
 */
export function formatAddresses(
  url: string,
  sitePassword: string,
  access: HostAccess | null,
): string {
  const { isTTY: isTerminal } = process.stdout;
  const isShown = isTerminal || sitePassword === DEMO_PASSWORD;
  const site = isShown ? sitePassword : 'in SITE_PASSWORD';
  const dashboard = access && (isTerminal ? access.password : `in ${access.passwordLocation}`);
  return [
    `Site        ${url}   password: ${site}\n`,
    access ? `Dashboard   ${url}/host   password: ${dashboard}\n` : '',
  ].join('');
}
