import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';
import { hostPasswordError, makeHostPassword } from './host-password.ts';
import type { Secrets } from './secrets.ts';

/** What lets the hosts in. */
export type HostAccess = {
  password: string;
  /** Signs the sessions, together with the password. */
  secret: string;
  /** The password as it may be printed: one that the deployer set is known to them. */
  shown: string;
};

/** What signs the sessions of dashboard and gate, made at the first start; throws StartFailure. */
export function sessionSecret(secrets: Secrets): Promise<string> {
  return secrets.line('session-secret', () => randomBytes(32).toString('base64url'));
}

/** The dashboard's password and secret, made at the first start; throws StartFailure. */
export async function hostAccess(
  { hostPassword }: Pick<Settings, 'hostPassword'>,
  secrets: Secrets,
): Promise<HostAccess> {
  const secret = await sessionSecret(secrets);
  if (hostPassword !== null) return { password: hostPassword, secret, shown: '(HOST_PASSWORD)' };

  const password = await secrets.line('host-password', makeHostPassword);
  const fault = hostPasswordError(password);
  if (fault) {
    const place = secrets.placeOf('host-password');
    throw new StartFailure(`${place} ${fault}. Mend it, or remove it for a new one.`);
  }
  return { password, secret, shown: password };
}
