import { createHash, randomBytes, randomInt } from 'node:crypto';

export function createRandomCode(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The secret in a link. The database has only its hash. */
export function createLinkToken(): string {
  return randomBytes(24).toString('base64url');
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
