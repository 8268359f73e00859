import type { HostAccess } from './host-access.ts';
import { type SessionSigner, sessionSigner } from './session-signer.ts';

export const SESSION_DAYS = 30;

/** Signs the hosts' sessions. An accent is an accent, however a keyboard composes it. */
export function dashboardSessions({ password, secret }: HostAccess, now = Date.now): SessionSigner {
  const signer = sessionSigner(
    { name: 'dashboard session', days: SESSION_DAYS, password: password.normalize(), secret },
    now,
  );
  return { ...signer, isPassword: (given) => signer.isPassword(given.normalize()) };
}
