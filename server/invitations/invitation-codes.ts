import { CODE_ALPHABET, CODE_LENGTH } from '../../domain/invitations/invitation-code.ts';
import { findKeptEntry } from '../../domain/invitations/own-replies.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { insertInBatches } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { createRandomCode } from '../platform/random-code.ts';

export const invitationCodesTable = defineTable(
  'invitation_codes',
  {
    id: 'id',
    created_at: 'text',
    household: 'integer',
    code: 'text',
    revoked_at: 'text?',
    merged_into: 'integer?',
  },
  {
    title: 'personal links',
    contains: 'guest data',
    erase: { household: 'invitation', merged_into: 'invitation' },
  },
);

/** A valid code, with the entry that it opens. */
export type InvitationCode = { id: number; code: string; entry: number };

/** Gives each entry of the guest list a code, and returns the codes by entry. */
export async function createCodes(
  queries: Queries,
  entries: readonly number[],
): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  let missing = [...entries];
  while (missing.length > 0) {
    const inserted = await insertInBatches<{ entry: number; code: string }>(queries, {
      table: 'invitation_codes',
      columns: ['household', 'code'],
      rows: missing.map((entry) => [entry, createRandomCode(CODE_ALPHABET, CODE_LENGTH)]),
      ending: 'ON CONFLICT (code) DO NOTHING RETURNING household AS entry, code',
    });
    for (const { entry, code } of inserted) codes.set(entry, code);
    missing = missing.filter((entry) => !codes.has(entry));
  }
  return codes;
}

/** Gives codes to the entries of older versions, which have none. */
export function createMissingCodes(database: Database): Promise<void> {
  return database.exclusiveTransaction(async (queries) => {
    const entries = await queries.query<{ id: number }>(
      'SELECT id FROM households WHERE NOT EXISTS' +
        ' (SELECT 1 FROM invitation_codes WHERE household = households.id) ORDER BY id',
    );
    const ids = entries.map(({ id }) => id);
    await createCodes(queries, ids);
  });
}

/**
 * Null if there is no such code, if it is revoked, or if its entry was deleted. One statement for all of them, so
 * that they take the same time.
 */
export async function findCode(
  queries: Queries,
  by: { code: string } | { id: number },
): Promise<InvitationCode | null> {
  const [column, value] = 'code' in by ? ['code', by.code] : ['id', by.id];
  const [found] = await queries.query<InvitationCode>(
    'WITH RECURSIVE opened (id, code, entry) AS (' +
      ` SELECT id, code, household FROM invitation_codes WHERE ${column} = $1 AND revoked_at IS NULL UNION` +
      ' SELECT opened.id, opened.code, merged.merged_into FROM opened' +
      ' JOIN invitation_codes AS merged ON merged.household = opened.entry' +
      ' WHERE merged.merged_into IS NOT NULL' +
      ') SELECT opened.id, opened.code, opened.entry' +
      ' FROM opened JOIN households ON households.id = opened.entry LIMIT 1',
    [value],
  );
  return found ?? null;
}

/** The valid code of each entry. Of several, its own newest one. */
export async function listCodes(queries: Queries): Promise<Map<number, string>> {
  const rows = await queries.query<{ entry: number; code: string }>(
    'SELECT household AS entry, code FROM invitation_codes WHERE revoked_at IS NULL ORDER BY id',
  );
  const merged = await listMergedEntries(queries);
  const own = new Map(rows.map(({ entry, code }) => [entry, code]));
  const codes = new Map(rows.map(({ entry, code }) => [findKeptEntry(merged, entry), code]));
  return new Map([...codes, ...own]);
}

/** The entries that were merged into another, with that one. */
export async function listMergedEntries(queries: Queries): Promise<Map<number, number>> {
  const rows = await queries.query<{ entry: number; merged_into: number }>(
    'SELECT DISTINCT household AS entry, merged_into FROM invitation_codes WHERE merged_into IS NOT NULL',
  );
  return new Map(rows.map(({ entry, merged_into }) => [entry, merged_into]));
}

/** The codes of entries that are removed after a merge open the other entry. */
export async function mergeCodes(
  queries: Queries,
  entries: readonly number[],
  into: number,
): Promise<void> {
  for (const entry of entries) {
    await queries.query('UPDATE invitation_codes SET merged_into = $1 WHERE household = $2', [
      into,
      entry,
    ]);
  }
}

/** The codes of an entry that is on the list again open it again. */
export async function restoreCodes(queries: Queries, entry: number): Promise<void> {
  await queries.query(
    'UPDATE invitation_codes SET merged_into = NULL WHERE household = $1 AND merged_into IS NOT NULL',
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
      'UPDATE invitation_codes SET revoked_at = $1 WHERE household = $2 AND revoked_at IS NULL',
      [now, id],
    );
  }
}
