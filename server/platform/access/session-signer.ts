import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a sign-in to the dashboard lasts. */
export const DASHBOARD_SESSION_DAYS = 30;

export type SessionSigner = {
  isPassword(given: string): boolean;
  /** Creates a session and returns its token, for a cookie. */
  createToken(generation?: string): string;
  /** Signs the session of a valid token for another generation; it expires when it would have. */
  renewToken(token: string, generation: string): string;
  /** Returns the id of the session; null for a forged or expired token. */
  verifyToken(token: string | undefined, generation?: string): string | null;
};

type Options = {
  /** A token of one name is invalid for every other name. */
  name: string;
  days: number;
  password: string;
  secret: string;
};

/**
 * Signs sessions. The key is derived from the secret, the password and the generation, so a new
 * password or generation ends all sessions. The first generation is empty.
 */
export function createSessionSigner(
  { name, days, password, secret }: Options,
  now = Date.now,
): SessionSigner {
  const passwordHash = hmac(secret, password);
  const base = `${name} ${passwordHash.toString('base64url')}`;
  const firstKey = hmac(secret, base);
  function sign(claims: string, generation: string): string {
    const key = generation === '' ? firstKey : hmac(secret, `${base} ${generation}`);
    return hmac(key, claims).toString('base64url');
  }

  return {
    isPassword: (given) => timingSafeEqual(hmac(secret, given), passwordHash),
    createToken(generation = '') {
      const claims = `${randomBytes(16).toString('base64url')}.${now()}`;
      return `${claims}.${sign(claims, generation)}`;
    },
    renewToken(token, generation) {
      const claims = token.slice(0, token.lastIndexOf('.'));
      return `${claims}.${sign(claims, generation)}`;
    },
    verifyToken(token = '', generation = '') {
      const [, id, issuedAt, signature] = TOKEN.exec(token) ?? [];
      if (!id || !issuedAt || !signature) return null;
      const isValid = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(sign(`${id}.${issuedAt}`, generation)),
      );
      const ageMs = now() - Number(issuedAt);
      // A token of a clock that was years ahead would be valid for years.
      const isCurrent = ageMs > -MAX_CLOCK_SKEW_MS && ageMs < days * DAY_MS;
      return isValid && isCurrent ? id : null;
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

/**
 * Signs the sessions of a co-host. They end with another password of theirs or of the couple, and with
 * the co-host's row.
 */
export function createCoHostSigner(
  { password, secret }: { password: string; secret: string },
  { id, passwordHash }: { id: number; passwordHash: string },
): SessionSigner {
  return createSessionSigner({
    name: `co-host session ${id}`,
    days: DASHBOARD_SESSION_DAYS,
    password: JSON.stringify([password.normalize(), passwordHash]),
    secret,
  });
}

/** The clocks of several copies of the server differ a little. */
const MAX_CLOCK_SKEW_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
