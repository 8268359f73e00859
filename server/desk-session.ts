import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { HostAccess } from './host-access.ts';

export const SESSION_DAYS = 30;
const LIFETIME = SESSION_DAYS * 24 * 60 * 60 * 1000;
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

export type SessionSigner = {
  isPassword(given: string): boolean;
  /** A new session as its cookie holds it. */
  issue(): string;
  /** The id of the session, when we signed it and it has not expired. */
  idOf(token: string | undefined): string | null;
};

/**
 * Signs the hosts' sessions. The key is made of the secret and the password, so that whoever
 * changes the password ends every session.
 */
export function sessionSigner({ password, secret }: HostAccess, now = Date.now): SessionSigner {
  const passwordSum = mac(secret, password.normalize());
  const key = mac(secret, `desk session ${passwordSum.toString('base64url')}`);
  const sign = (claims: string) => mac(key, claims).toString('base64url');

  return {
    isPassword: (given) => timingSafeEqual(mac(secret, given.normalize()), passwordSum),
    issue() {
      const claims = `${randomBytes(16).toString('base64url')}.${now()}`;
      return `${claims}.${sign(claims)}`;
    },
    idOf(token = '') {
      const [, id, issuedAt, signature] = TOKEN.exec(token) ?? [];
      if (!id || !issuedAt || !signature) return null;
      const isOurs = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(sign(`${id}.${issuedAt}`)),
      );
      return isOurs && now() - Number(issuedAt) < LIFETIME ? id : null;
    },
  };
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
