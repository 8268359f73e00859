import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '../../domain/guest-list/invitation-code.ts';
import type { Database, Queries } from '../database/database.ts';

export const INVITATION_CODE_COLUMNS = [
  'id',
  'created_at',
  'entry',
  'code',
  'revoked_at',
  'merged_into',
] as const;

/** Few per statement: SQLite searches each parameter among all of them. */
const INSERT_BATCH = 50;

/** Gives each entry of the guest list a code, and returns the codes by entry. */
export async function createCodes(
  queries: Queries,
  entries: readonly number[],
): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  let missing = [...entries];
  while (missing.length > 0) {
    const batch = missing.slice(0, INSERT_BATCH);
    const rows = batch.map((_, row) => `($${2 * row + 1}, $${2 * row + 2})`);
    const inserted = await queries.query<{ entry: number; code: string }>(
      `INSERT INTO invitation_codes (entry, code) VALUES ${rows.join(', ')}` +
        ' ON CONFLICT (code) DO NOTHING RETURNING entry, code',
      batch.flatMap((entry) => [entry, createCode()]),
    );
    for (const { entry, code } of inserted) codes.set(entry, code);
    missing = missing.filter((entry) => !codes.has(entry));
  }
  return codes;
}

/** Gives codes to the entries of older versions, which have none. */
export function createMissingCodes(database: Database): Promise<void> {
  return database.exclusiveTransaction(async (queries) => {
    const entries = await queries.query<{ id: number }>(
      'SELECT id FROM invited WHERE NOT EXISTS' +
        ' (SELECT 1 FROM invitation_codes WHERE entry = invited.id) ORDER BY id',
    );
    const ids = entries.map(({ id }) => id);
    await createCodes(queries, ids);
  });
}

/** The valid code of each entry. Of several, its own newest one. */
export async function listCodes(queries: Queries): Promise<Map<number, string>> {
  const rows = await queries.query<{ entry: number; code: string }>(
    'SELECT entry, code FROM invitation_codes WHERE revoked_at IS NULL ORDER BY id',
  );
  const merged = await listMergedEntries(queries);
  const own = new Map(rows.map(({ entry, code }) => [entry, code]));
  const codes = new Map(rows.map(({ entry, code }) => [findKeptEntry(merged, entry), code]));
  return new Map([...codes, ...own]);
}

/** The entries that were merged into another, with that one. */
export async function listMergedEntries(queries: Queries): Promise<Map<number, number>> {
  const rows = await queries.query<{ entry: number; merged_into: number }>(
    'SELECT DISTINCT entry, merged_into FROM invitation_codes WHERE merged_into IS NOT NULL',
  );
  return new Map(rows.map(({ entry, merged_into }) => [entry, merged_into]));
}

/** The entry that answers for one that was merged, perhaps several times. */
export function findKeptEntry(merged: ReadonlyMap<number, number>, entry: number): number {
  let kept = entry;
  // No longer than the longest chain, whatever a restored backup contains.
  for (let step = 0; step < merged.size; step += 1) kept = merged.get(kept) ?? kept;
  return kept;
}

/** The codes of entries that are removed after a merge open the other entry. */
export async function mergeCodes(
  queries: Queries,
  entries: readonly number[],
  into: number,
): Promise<void> {
  for (const entry of entries) {
    await queries.query('UPDATE invitation_codes SET merged_into = $1 WHERE entry = $2', [
      into,
      entry,
    ]);
  }
}

/** The codes of an entry that is on the list again open it again. */
export async function restoreCodes(queries: Queries, entry: number): Promise<void> {
  await queries.query(
    'UPDATE invitation_codes SET merged_into = NULL WHERE entry = $1 AND merged_into IS NOT NULL',
    [entry],
  );
}

/** Revokes every code that opens the entry. */
export async function revokeCodes(queries: Queries, entry: number): Promise<void> {
  const merged = await listMergedEntries(queries);
  const entries = [entry, ...merged.keys()].filter((id) => findKeptEntry(merged, id) === entry);
  const now = new Date().toISOString();
  for (const id of entries) {
    await queries.query(
      'UPDATE invitation_codes SET revoked_at = $1 WHERE entry = $2 AND revoked_at IS NULL',
      [now, id],
    );
  }
}

function createCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return characters.join('');
}
