import { randomInt } from 'node:crypto';

const CONTROL = /\p{Cc}/u;
// No l, o, 0, 1, i: a password is read from a screen and typed on a phone.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What is wrong with a password for the dashboard, in words that follow its name; or nothing. */
export function hostPasswordError(password: string): string | undefined {
  if (password.length >= 8 && password.length <= 200 && !CONTROL.test(password)) return undefined;
  return `has ${password.length} characters; it must be one line of 8 to 200`;
}

/** Sixteen letters in groups of four: 79 bits. */
export function makeHostPassword(): string {
  const emails = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return emails.replace(/.{4}(?=.)/g, '$&-');
}
