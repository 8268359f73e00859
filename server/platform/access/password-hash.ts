import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

// 32 MB and 0.2 s for each password: OWASP's recommendation for this amount of memory.
const COST = { N: 2 ** 15, r: 8, p: 3 };
export type ScryptCost = typeof COST;
const MAX_MEMORY_BYTES = 64 * 2 ** 20;
const HASH_BYTES = 32;
/** A flood of attempts must not take the memory, nor the threads that read files. */
const MAX_AT_ONCE = 2;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const runLimited = pLimit(MAX_AT_ONCE);

/** Hashes a password with a new salt, as in `scrypt 32768 8 3 salt hash`. Tests need no strong hash. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveHash(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(' ');
}

/**
 * Whether the password belongs to a stored hash. Without one it takes as long and is wrong: the time
 * must not tell which names exist.
 */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? NO_PASSWORD).split(' ');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64url');
  const derived = await deriveHash(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === HASH_BYTES && timingSafeEqual(derived, expected) && stored !== null;
}

const NO_PASSWORD = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join(' ');

/** Keyboards compose accents differently: both forms are equal. */
function deriveHash(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  const options = { ...cost, maxmem: MAX_MEMORY_BYTES };
  return runLimited(() => derive(password.normalize(), salt, HASH_BYTES, options));
}
