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
    opened_at: 'text?',
  },
  {
    title: 'personal links',
    contains: 'guest data',
    erase: { household: 'invitation', merged_into: 'invitation' },
  },
);

/** A valid code, with the entry that it opens. */
export type InvitationCode = { id: number; code: string; entry: number; openedAt: string | null };

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
    'WITH RECURSIVE opened (id, code, entry, opened_at) AS (' +
      ` SELECT id, code, household, opened_at FROM invitation_codes WHERE ${column} = $1 AND revoked_at IS NULL UNION` +
      ' SELECT opened.id, opened.code, merged.merged_into, opened.opened_at FROM opened' +
      ' JOIN invitation_codes AS merged ON merged.household = opened.entry' +
      ' WHERE merged.merged_into IS NOT NULL' +
      ') SELECT opened.id, opened.code, opened.entry, opened.opened_at AS "openedAt"' +
      ' FROM opened JOIN households ON households.id = opened.entry LIMIT 1',
    [value],
  );
  return found ?? null;
}

/** Stores when a code first opened the page of its household. */
export async function markOpened(queries: Queries, id: number, at: Date): Promise<void> {
  await queries.query(
    'UPDATE invitation_codes SET opened_at = $1 WHERE id = $2 AND opened_at IS NULL',
    [at.toISOString(), id],
  );
}

/** The valid code of an entry, and when one of its valid codes was first opened. */
export type EntryCode = { code: string; openedAt: string | null };

/** The valid code of each entry. Of several, its own newest one. */
export async function listCodes(queries: Queries): Promise<Map<number, EntryCode>> {
  const rows = await queries.query<EntryCode & { household: number }>(
    'SELECT household, code, opened_at AS "openedAt" FROM invitation_codes WHERE revoked_at IS NULL ORDER BY id',
  );
  const merged = await listMergedEntries(queries);
  const codes = Map.groupBy(rows, ({ household }) => findKeptEntry(merged, household));
  return new Map(
    [...codes].flatMap(([entry, all]) => {
      const newest = all.findLast(({ household }) => household === entry) ?? all.at(-1);
      const [openedAt = null] = all.flatMap((one) => one.openedAt ?? []).sort();
      return newest ? [[entry, { code: newest.code, openedAt }]] : [];
    }),
  );
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
