import type { OwnWish, ShownWish, Wish } from '../../domain/wishes/wishes-api.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';

/** One for each household, with its name when it wrote: the entry may leave the guest list. */
export const wishesTable = defineTable(
  'wishes',
  {
    id: 'id',
    created_at: 'text',
    household: 'integer',
    name: 'text',
    text: 'text',
    is_public: 'integer',
    approved_at: 'text?',
  },
  { title: 'wishes', contains: 'guest data', erase: { household: 'invitation' } },
);

export async function findOwnWish(queries: Queries, household: number): Promise<OwnWish> {
  const [row] = await queries.query<{ text: string; isPublic: number }>(
    'SELECT text, is_public AS "isPublic" FROM wishes WHERE household = $1',
    [household],
  );
  return { id: household, text: row?.text ?? '', isPublic: row?.isPublic === 1 };
}

/** Stores the wish of a household in place of the one before. The couple has not approved another text. */
export async function putWish(
  queries: Queries,
  { id, text, isPublic, name }: OwnWish & { name: string },
): Promise<void> {
  await queries.query(
    'INSERT INTO wishes (created_at, household, name, text, is_public) VALUES ($1, $2, $3, $4, $5)' +
      ' ON CONFLICT (household) DO UPDATE SET name = excluded.name, is_public = excluded.is_public,' +
      ' approved_at = CASE WHEN wishes.text = excluded.text THEN wishes.approved_at END,' +
      ' text = excluded.text',
    [new Date().toISOString(), id, name, text, isPublic ? 1 : 0],
  );
}

export async function removeOwnWish(queries: Queries, household: number): Promise<void> {
  await queries.query('DELETE FROM wishes WHERE household = $1', [household]);
}

/** All wishes, newest first. */
export async function listWishes(queries: Queries): Promise<Wish[]> {
  const rows = await queries.query<
    Omit<Wish, 'isPublic' | 'isApproved'> & { isPublic: number; approvedAt: string | null }
  >(
    'SELECT id, created_at AS "createdAt", name, text, is_public AS "isPublic",' +
      ' approved_at AS "approvedAt" FROM wishes ORDER BY id DESC',
  );
  return rows.map(({ approvedAt, isPublic, ...wish }) => ({
    ...wish,
    isPublic: isPublic === 1,
    isApproved: approvedAt !== null,
  }));
}

/** Those that all guests may read, oldest first. */
export function listShownWishes(queries: Queries): Promise<ShownWish[]> {
  return queries.query(
    'SELECT name, text FROM wishes WHERE is_public = 1 AND approved_at IS NOT NULL ORDER BY id',
  );
}

/** Returns false for an unknown wish. */
export async function approveWish(
  queries: Queries,
  id: number,
  isApproved: boolean,
): Promise<boolean> {
  const changed = await queries.query(
    'UPDATE wishes SET approved_at = $2 WHERE id = $1 RETURNING id',
    [id, isApproved ? new Date().toISOString() : null],
  );
  return changed.length > 0;
}

/** Returns false for an unknown wish. */
export async function deleteWish(queries: Queries, id: number): Promise<boolean> {
  const deleted = await queries.query('DELETE FROM wishes WHERE id = $1 RETURNING id', [id]);
  return deleted.length > 0;
}
