import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';

export const draftTable = defineTable(
  'wedding_draft',
  { id: 'text', content: 'text?', changed_at: 'text', changed_by: 'text?' },
  { title: 'sections of the draft', contains: 'website' },
);

/** A section of the document that the draft changes, adds or removes. */
export type StoredSection = {
  name: string;
  /** As JSON; null when the draft removes the section. */
  content: string | null;
  changedAt: string;
  /** The device that changed it; null when it is not known. */
  changedBy: string | null;
};

export function listDraftSections(queries: Queries): Promise<StoredSection[]> {
  return queries.query(
    'SELECT id AS name, content, changed_at AS "changedAt", changed_by AS "changedBy"' +
      ' FROM wedding_draft',
  );
}

/** Stores a section of the draft in place of the previous one. */
export async function putDraftSection(
  queries: Queries,
  { name, content, changedBy }: Omit<StoredSection, 'changedAt'>,
  now = new Date(),
): Promise<void> {
  await queries.query(
    'INSERT INTO wedding_draft (id, content, changed_at, changed_by) VALUES ($1, $2, $3, $4)' +
      ' ON CONFLICT (id) DO UPDATE SET content = excluded.content,' +
      ' changed_at = excluded.changed_at, changed_by = excluded.changed_by',
    [name, content, now.toISOString(), changedBy],
  );
}

/** Removes a section from the draft: it is as published again. */
export async function deleteDraftSection(queries: Queries, name: string): Promise<void> {
  await queries.query('DELETE FROM wedding_draft WHERE id = $1', [name]);
}

export async function clearDraft(queries: Queries): Promise<void> {
  await queries.query('DELETE FROM wedding_draft');
}
