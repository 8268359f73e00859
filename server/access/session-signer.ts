import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DAY = 24 * 60 * 60 * 1000;
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

export type SessionSigner = {
  isPassword(given: string): boolean;
  /** A new session as its cookie holds it. */
  issue(): string;
  /** The id of the session, when we signed it and it has not expired. */
  idOf(token: string | undefined): string | null;
};

type Options = {
  /** Keeps the sessions of one door from opening another. */
  name: string;
  days: number;
  password: string;
  secret: string;
};

/**
 * Signs the sessions of who gave a password. The key is made of the secret and the password, so that
 * whoever changes the password ends every session.
 */
export function sessionSigner(options: Options, now = Date.now): SessionSigner {
  const { name, days, password, secret } = options;
  const passwordSum = mac(secret, password);
  const key = mac(secret, `${name} ${passwordSum.toString('base64url')}`);
  const sign = (claims: string) => mac(key, claims).toString('base64url');

  return {
    isPassword: (given) => timingSafeEqual(mac(secret, given), passwordSum),
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
      return isOurs && now() - Number(issuedAt) < days * DAY ? id : null;
    },
  };
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
