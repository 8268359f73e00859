import { insertContents } from '../server/backups/backup-json.ts';
import { openSqliteDatabase } from '../server/database/sqlite-database.ts';
import { REPLY } from './reply-load.ts';

/** Inserts replies; every tenth household has replied twice. */
export async function fillWithReplies(folder: string, size: number): Promise<void> {
  const database = openSqliteDatabase(folder);
  const started = Date.parse('2026-01-01T00:00:00Z');
  const rsvps = Array.from({ length: size }, (_, index) => ({
    ...REPLY,
    id: index + 1,
    created_at: new Date(started + index * 60_000).toISOString(),
    guest_one_last: `of Belmont ${index % Math.ceil(size * 0.9)}`,
    email: `guest-${index % Math.ceil(size * 0.9)}@belmont.example`,
  }));
  const tables = { rsvps, host_entries: [], invited: [], invited_matches: [], exports: [] };
  await insertContents(database, { tables });
  await database.close();
}

/** Signs in to the dashboard and returns a function that requests its API. */
export async function signIn(
  address: string,
  password: string,
): Promise<(path: string) => Promise<Response>> {
  const answer = await fetch(`${address}/host/api/session`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!Cookie) throw new Error(`Sign-in failed with status ${answer.status}.`);
  return (path) => fetch(`${address}/host/api/${path}`, { headers: { Cookie } });
}
