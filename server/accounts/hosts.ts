import type { CoHost } from '../../domain/accounts/hosts-api.ts';
import type { Queries } from '../platform/database/database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { defineTable } from '../platform/database/table.ts';
import { deletePasskeysOf } from './passkeys.ts';

export const hostsTable = defineTable(
  'hosts',
  { id: 'id', created_at: 'text', name: 'text', name_key: 'text', password_hash: 'text' },
  { title: 'co-hosts', contains: 'access', deleteAll: 'every row' },
);

/** The account of a co-host. */
export type HostAccount = { id: number; name: string; passwordHash: string };

/** The co-hosts, oldest first. */
export function listHosts(queries: Queries): Promise<CoHost[]> {
  return queries.query(
    'SELECT id, name, created_at AS "createdAt",' +
      ' (SELECT max(seen_at) FROM sessions WHERE host = hosts.id) AS "seenAt"' +
      ' FROM hosts ORDER BY id',
  );
}

export async function findHost(queries: Queries, id: number): Promise<HostAccount | null> {
  const [row] = await queries.query<HostAccount>(`${SELECT} WHERE id = $1`, [id]);
  return row ?? null;
}

export async function findHostByName(queries: Queries, name: string): Promise<HostAccount | null> {
  // PostgreSQL rejects a text with U+0000 instead of finding nothing.
  if (name.includes('\0')) return null;
  const [row] = await queries.query<HostAccount>(`${SELECT} WHERE name_key = $1`, [toKey(name)]);
  return row ?? null;
}

export async function insertHost(
  queries: Queries,
  { name, passwordHash }: Omit<HostAccount, 'id'>,
): Promise<number> {
  const [row] = await queries.query<{ id: number }>(
    'INSERT INTO hosts (name, name_key, password_hash) VALUES ($1, $2, $3) RETURNING id',
    [name, toKey(name), passwordHash],
  );
  if (!row) throw new StorageError('XX000');
  return row.id;
}

export async function renameHost(queries: Queries, id: number, name: string): Promise<void> {
  await queries.query('UPDATE hosts SET name = $2, name_key = $3 WHERE id = $1', [
    id,
    name,
    toKey(name),
  ]);
}

/** Stores another password, and with it ends the co-host's sessions; `kept` needs a new cookie. */
export async function setPasswordHash(
  queries: Queries,
  { id, passwordHash }: Pick<HostAccount, 'id' | 'passwordHash'>,
  kept = '',
): Promise<void> {
  await queries.query('UPDATE hosts SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
  await queries.query('DELETE FROM sessions WHERE host = $1 AND id <> $2', [id, kept]);
}

/** Removes a co-host, and with them their sessions. Their name stays in the history. */
export async function deleteHost(queries: Queries, id: number): Promise<void> {
  await queries.query('DELETE FROM hosts WHERE id = $1', [id]);
  await queries.query('DELETE FROM sessions WHERE host = $1', [id]);
  await deletePasskeysOf(queries, id);
}

const SELECT = 'SELECT id, name, password_hash AS "passwordHash" FROM hosts';

/** Keyboards compose accents differently, and people do not care about capitals. */
function toKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
