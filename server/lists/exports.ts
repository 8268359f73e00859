import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';

export const exportsTable = defineTable(
  'exports',
  { id: 'id', created_at: 'text' },
  { title: 'exports', contains: 'guest data' },
);

/** Records that the replies are being exported. */
export async function insertExport(queries: Queries): Promise<void> {
  await queries.query('INSERT INTO exports DEFAULT VALUES');
}

/** When the replies were last exported; null before the first time. */
export async function getLastExport(queries: Queries): Promise<string | null> {
  const [row] = await queries.query<{ created_at: string }>(
    'SELECT created_at FROM exports ORDER BY id DESC LIMIT 1',
  );
  return row?.created_at ?? null;
}
