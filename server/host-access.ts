import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hostPasswordFault, makeHostPassword } from './host-password.ts';
import { privateLine } from './private-file.ts';
import type { Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/** What lets the hosts in. */
export type HostAccess = {
  password: string;
  /** Signs the sessions, together with the password. */
  secret: string;
  /** The password as it may be printed: one that the deployer set is known to them. */
  shown: string;
};

/** What signs the sessions of desk and gate, made at the first start; throws StartFailure. */
export function sessionSecret({ dataDir }: Settings): string {
  return privateLine(join(dataDir, 'session-secret'), () => randomBytes(32).toString('base64url'));
}

/** The desk's password and secret, made at the first start; throws StartFailure. */
export function hostAccess(settings: Settings): HostAccess {
  const { dataDir, hostPassword } = settings;
  const secret = sessionSecret(settings);
  if (hostPassword !== null) return { password: hostPassword, secret, shown: '(HOST_PASSWORD)' };

  const file = join(dataDir, 'host-password');
  const password = privateLine(file, makeHostPassword);
  const fault = hostPasswordFault(password);
  if (fault) throw new StartFailure(`${file} ${fault}. Mend it, or remove it for a new one.`);
  return { password, secret, shown: password };
}
