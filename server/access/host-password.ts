import { randomInt } from 'node:crypto';

const CONTROL = /\p{Cc}/u;
// Without l, o, 0, 1 and i, which are easily confused when a password is typed from a screen.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Checks a password for the dashboard; returns an error message to put after its name. */
export function hostPasswordError(password: string): string | undefined {
  if (password.length >= 8 && password.length <= 200 && !CONTROL.test(password)) return undefined;
  return `has ${password.length} characters; it must be one line of 8 to 200`;
}

/** Creates a password of sixteen characters in groups of four: 79 bits. */
export function createHostPassword(): string {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: 16 }, character)
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');
}
