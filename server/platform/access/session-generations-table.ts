import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { defineTable } from '../database/table.ts';

export type SessionKind = 'dashboard' | 'gate';

/** The value that is part of the signing key, for each kind that has one. */
export type Generations = Partial<Record<SessionKind, string>>;

export const generationsTable = defineTable(
  'session_generations',
  { id: 'text', generation: 'text' },
  { title: 'keys of sessions', contains: 'access' },
);

export async function readGenerations(queries: Queries): Promise<Generations> {
  const rows = await queries.query<{ id: SessionKind; generation: string }>(
    'SELECT id, generation FROM session_generations',
  );
  return Object.fromEntries(rows.map(({ id, generation }) => [id, generation]));
}

/** Ends all sessions of a kind, and returns the generation of new ones. */
export async function renewGeneration(queries: Queries, kind: SessionKind): Promise<string> {
  // Random: with a number, a restored backup could make ended sessions valid again.
  const generation = randomBytes(16).toString('base64url');
  await queries.query(
    'INSERT INTO session_generations (id, generation) VALUES ($1, $2)' +
      ' ON CONFLICT (id) DO UPDATE SET generation = excluded.generation',
    [kind, generation],
  );
  return generation;
}
