import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DASHBOARD_SESSION_DAYS } from '../tables/dashboard-sessions.ts';

export type SessionSigner = {
  isPassword(given: string): boolean;
  /** Creates a session and returns its token, for a cookie. */
  createToken(): string;
  /** Returns the id of the session; null for a forged or expired token. */
  verifyToken(token: string | undefined): string | null;
};

type Options = {
  /** A token of one name is invalid for every other name. */
  name: string;
  days: number;
  password: string;
  secret: string;
};

/**
 * Signs sessions. The key is derived from the secret and the password, so a new password ends all
 * sessions.
 */
export function createSessionSigner(
  { name, days, password, secret }: Options,
  now = Date.now,
): SessionSigner {
  const passwordHash = hmac(secret, password);
  const key = hmac(secret, `${name} ${passwordHash.toString('base64url')}`);
  const sign = (claims: string) => hmac(key, claims).toString('base64url');

  return {
    isPassword: (given) => timingSafeEqual(hmac(secret, given), passwordHash),
    createToken() {
      const claims = `${randomBytes(16).toString('base64url')}.${now()}`;
      return `${claims}.${sign(claims)}`;
    },
    verifyToken(token = '') {
      const [, id, issuedAt, signature] = TOKEN.exec(token) ?? [];
      if (!id || !issuedAt || !signature) return null;
      const isValid = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(sign(`${id}.${issuedAt}`)),
      );
      return isValid && now() - Number(issuedAt) < days * DAY_MS ? id : null;
    },
  };
}

/** Signs the sessions of the dashboard. Keyboards compose accents differently: both forms are equal. */
export function createDashboardSigner(
  { password, secret }: { password: string; secret: string },
  now = Date.now,
): SessionSigner {
  const signer = createSessionSigner(
    {
      // Part of the key: another name would end every session.
      name: 'desk session',
      days: DASHBOARD_SESSION_DAYS,
      password: password.normalize(),
      secret,
    },
    now,
  );
  return { ...signer, isPassword: (given) => signer.isPassword(given.normalize()) };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
