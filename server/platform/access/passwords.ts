import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { createRandomCode } from '../random-code.ts';

const CONTROL = /\p{Cc}/u;
// Without l, o, 0, 1 and i, which are easily confused when a password is typed from a screen.
export const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Checks a password for the dashboard; returns an error message to put after its name. */
export function findHostPasswordError(password: string): string | undefined {
  if (password.length >= 8 && password.length <= 200 && !CONTROL.test(password)) return undefined;
  return `has ${password.length} characters; it must be one line of 8 to 200`;
}

/**
 * Checks that a password for the dashboard is hard to guess; returns an error message to put after its
 * name. Guessing begins with common passwords, and with the same in capitals or with a number added.
 */
export function findWeakPasswordError(password: string, sitePassword: string): string | undefined {
  if (!isEasyToGuess(password, [sitePassword])) return undefined;
  return (
    'is easy to guess: a common password, the guests’ password, or one of them with small changes. ' +
    'Choose several unrelated words; or remove it, and the next start creates a strong password'
  );
}

/** Whether an attacker who starts with the known passwords soon finds this one. */
export function isEasyToGuess(password: string, knownPasswords: readonly string[]): boolean {
  const forms = simplify(password);
  const known = ['serenissima', ...knownPasswords.flatMap(simplify)];
  const isKnown = forms.some((form) => known.includes(form)) || includesCommon(forms);
  return isKnown || isRegular(password);
}

/** Creates a password of sixteen characters in groups of four: 79 bits. */
export function createHostPassword(): string {
  return createRandomCode(PASSWORD_ALPHABET, 16).replace(/.{4}(?=.)/g, '$&-');
}

const COMMON_PASSWORDS = '@zxcvbn-ts/language-common/src/passwords.json';
const MIN_DIFFERENT_CHARACTERS = 5;
const ADDED_AT_ENDS = /^\P{L}{1,5}|\P{L}{1,5}$/gu;
const LETTERS = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);

/** The simple passwords from which a password may be made: of `P@ssw0rd-2026` also `password`. */
function simplify(password: string): string[] {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
  const forms = [plain, plain.replace(ADDED_AT_ENDS, '')].filter(Boolean);
  const toLetters = (form: string) => form.replace(/./gu, (sign) => LETTERS.get(sign) ?? sign);
  return [...forms, ...forms.map(toLetters)];
}

/**
 * Searches 49,000 passwords in lower case, a JSON array. Parsing it takes ten times as long, and it need not
 * stay in memory.
 */
function includesCommon(forms: readonly string[]): boolean {
  const list = readFileSync(createRequire(import.meta.url).resolve(COMMON_PASSWORDS));
  return forms.some((form) => list.includes(JSON.stringify(form)));
}

/** Whether a password is like `aaaabbbb`, `12121212`, `abcdefgh` or `87654321`. */
function isRegular(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(codes).size < MIN_DIFFERENT_CHARACTERS || new Set(steps).size === 1;
}

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
