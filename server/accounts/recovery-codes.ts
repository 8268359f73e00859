import { createHmac, timingSafeEqual } from 'node:crypto';
import { PASSKEY_LIMITS } from '../../domain/accounts/passkeys-api.ts';
import { createHostPassword, PASSWORD_ALPHABET } from '../platform/access/passwords.ts';
import { insertInBatches, type Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { hashLinkToken } from '../platform/random-code.ts';

export const recoveryCodesTable = defineTable(
  'recovery_codes',
  { id: 'text', created_at: 'text' },
  { title: 'recovery codes', contains: 'access' },
);

/** Replaces all codes. They are returned only here: 79 random bits each, so that a fast hash is enough. */
export async function createRecoveryCodes(queries: Queries): Promise<string[]> {
  const codes = Array.from({ length: PASSKEY_LIMITS.recoveryCodes }, createHostPassword);
  await queries.query('DELETE FROM recovery_codes');
  await insertInBatches(queries, {
    table: 'recovery_codes',
    columns: ['id'],
    rows: codes.map((code) => [hashLinkToken(toLetters(code))]),
  });
  return codes;
}

export async function countRecoveryCodes(queries: Queries): Promise<number> {
  return (await queries.query('SELECT id FROM recovery_codes')).length;
}

/** Whether a text is a code that was not used before. It signs in once. */
export async function redeemRecoveryCode(queries: Queries, text: string): Promise<boolean> {
  const letters = toLetters(text);
  if (letters.length !== CODE_LENGTH) return false;
  const used = await queries.query('DELETE FROM recovery_codes WHERE id = $1 RETURNING id', [
    hashLinkToken(letters),
  ]);
  return used.length > 0;
}

const CODE_LENGTH = 16;
const DEPLOYER_CODE_MS = 10 * 60_000;

/** The code of `npm run passwords`, for ten to twenty minutes: who reads the secret may sign in. */
export function createDeployerCode(secret: string, now = Date.now()): string {
  const period = Math.floor(now / DEPLOYER_CODE_MS);
  const bytes = createHmac('sha256', secret).update(`deployer code ${period}`).digest();
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map(
    (byte) => PASSWORD_ALPHABET[byte % PASSWORD_ALPHABET.length],
  );
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

export function isDeployerCode(secret: string, text: string, now = Date.now()): boolean {
  const given = Buffer.from(toLetters(text));
  if (given.length !== CODE_LENGTH) return false;
  return [now, now - DEPLOYER_CODE_MS].some((time) =>
    timingSafeEqual(Buffer.from(toLetters(createDeployerCode(secret, time))), given),
  );
}

/** People copy codes from paper: with capitals, spaces or other dashes. */
function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
