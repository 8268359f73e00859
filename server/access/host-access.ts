import { randomBytes } from 'node:crypto';
import { CommandError } from '../command-error.ts';
import { createHostPassword, hostPasswordError } from './host-password.ts';
import type { Secrets } from './secrets.ts';

/** The dashboard's credentials. */
export type HostAccess = {
  password: string;
  /** Signs the sessions, together with the password. */
  secret: string;
  /** The password as the start prints it: the name of the setting when the deployer has set it. */
  printedPassword: string;
};

/** The secret that signs the sessions of dashboard and gate, created at the first start. */
export function getSessionSecret(secrets: Secrets): Promise<string> {
  return secrets.getOrCreate('session-secret', () => randomBytes(32).toString('base64url'));
}

/** The dashboard's password and secret, created at the first start; throws CommandError. */
export async function getHostAccess(
  { hostPassword }: { hostPassword: string | null },
  secrets: Secrets,
): Promise<HostAccess> {
  const secret = await getSessionSecret(secrets);
  if (hostPassword !== null) {
    return { password: hostPassword, secret, printedPassword: '(HOST_PASSWORD)' };
  }

  const password = await secrets.getOrCreate('host-password', createHostPassword);
  const error = hostPasswordError(password);
  if (error) {
    const location = secrets.describeLocation('host-password');
    throw new CommandError(`${location} ${error}. Fix it, or remove it for a new one.`);
  }
  return { password, secret, printedPassword: password };
}
