import type { Queries } from '../database/database.ts';

/** One secret of the server; null when there is none with this name. Only on PostgreSQL. */
export async function findSecret(queries: Queries, name: string): Promise<string | null> {
  const [row] = await queries.query<{ line: string }>(
    'SELECT line FROM server_secrets WHERE name = $1',
    [name],
  );
  return row?.line ?? null;
}

/** Adds a secret; keeps an existing one. */
export async function insertSecret(queries: Queries, name: string, line: string): Promise<void> {
  await queries.query(
    'INSERT INTO server_secrets (name, line) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, line],
  );
}
