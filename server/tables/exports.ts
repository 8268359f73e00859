import type { Queries } from '../database/database.ts';

/** Notes that the replies are exported at this moment. */
export async function noteExport(queries: Queries): Promise<void> {
  await queries.query('INSERT INTO exports DEFAULT VALUES');
}

/** When the replies were last exported; null before the first time. */
export async function lastExport(queries: Queries): Promise<string | null> {
  const rows = await queries.query<{ created_at: string }>(
    'SELECT created_at FROM exports ORDER BY id DESC LIMIT 1',
  );
  return rows[0]?.created_at ?? null;
}
