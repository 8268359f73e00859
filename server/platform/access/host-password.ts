import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createRandomCode } from '../random-code.ts';

const CONTROL = /\p{Cc}/u;
// Without l, o, 0, 1 and i, which are easily confused when a password is typed from a screen.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

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
  return createRandomCode(ALPHABET, 16).replace(/.{4}(?=.)/g, '$&-');
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
