import type { OwnWish, ShownWish, Wish, WishRequest } from '../../domain/wishes/wishes-api.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';
import { rejections } from '../platform/rejections.ts';

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

/**
 * Stores the wish of a household in place of the one before, or removes it if the text is empty. Returns the current wish
 * instead if it is neither the one that the guest has seen nor the sent one. The couple has not approved another text.
 */
export async function putWish(
  queries: Queries,
  { id, text, isPublic, name, before }: WishRequest & { name: string },
): Promise<OwnWish | null> {
  const current = await findOwnWish(queries, id);
  const known = ['', text, before ?? current.text];
  if (!known.includes(current.text)) return current;
  if (text === '') {
    await queries.query('DELETE FROM wishes WHERE household = $1', [id]);
    return null;
  }
  await queries.query(
    'INSERT INTO wishes (created_at, household, name, text, is_public) VALUES ($1, $2, $3, $4, $5)' +
      ' ON CONFLICT (household) DO UPDATE SET name = excluded.name, is_public = excluded.is_public,' +
      ' approved_at = CASE WHEN wishes.text = excluded.text THEN wishes.approved_at END,' +
      ' text = excluded.text',
    [new Date().toISOString(), id, name, text, isPublic ? 1 : 0],
  );
  return null;
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

/** Throws Rejection for an unknown wish, and for one with another text than the couple has read. */
export async function approveWish(
  queries: Queries,
  { id, isApproved, text }: Pick<Wish, 'id' | 'isApproved' | 'text'>,
): Promise<void> {
  const approvedAt = isApproved ? new Date().toISOString() : null;
  const changed = await queries.query(
    'UPDATE wishes SET approved_at = $2 WHERE id = $1 AND text = $3 RETURNING id',
    [id, approvedAt, text],
  );
  if (changed.length > 0) return;
  const known = await queries.query('SELECT id FROM wishes WHERE id = $1', [id]);
  throw known.length > 0 ? rejections.wishConflict() : rejections.notFound();
}

/** Returns false for an unknown wish. */
export async function deleteWish(queries: Queries, id: number): Promise<boolean> {
  const deleted = await queries.query('DELETE FROM wishes WHERE id = $1 RETURNING id', [id]);
  return deleted.length > 0;
}
