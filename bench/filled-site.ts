import { insertTables } from '../server/demo/insert-tables.ts';
import { openSqliteDatabase } from '../server/platform/database/sqlite-database.ts';
import { REPLY } from './reply-load.ts';

/** Inserts replies, of which every tenth household has replied twice, and invited guests. */
export async function fillWithReplies(
  folder: string,
  size: number,
  invitedCount = 0,
): Promise<void> {
  const database = openSqliteDatabase(folder);
  const started = Date.parse('2026-01-01T00:00:00Z');
  const rsvps = Array.from({ length: size }, (_, index) => ({
    ...REPLY,
    id: index + 1,
    created_at: new Date(started + index * 60_000).toISOString(),
    guest_one_last: `of Belmont ${index % Math.ceil(size * 0.9)}`,
    email: `guest-${index % Math.ceil(size * 0.9)}@belmont.example`,
  }));
  const invited = Array.from({ length: invitedCount }, (_, index) => ({
    id: index + 1,
    created_at: new Date(started).toISOString(),
    version: 0,
    ...toInvited(index),
    tags: '[]',
  }));
  const people = invited.map(({ id, name }) => {
    const [first = '', ...last] = name.split(' ');
    return {
      id,
      household: id,
      position: 0,
      first,
      last: last.join(' '),
      is_child: 0,
      is_guest: 0,
    };
  });
  await insertTables(database, { rsvps, households: invited, people });
  await database.close();
}

/** A quarter has replied with the same email, a quarter with the same name. */
function toInvited(index: number): { name: string; emails: string } {
  if (index % 4 === 0)
    return { name: `Guest ${index}`, emails: `["guest-${index}@belmont.example"]` };
  const name = index % 4 === 1 ? `Portia of Belmont ${index}` : getInvitedName(index);
  return { name, emails: '[]' };
}

/** The name of an invited guest without a reply. */
export function getInvitedName(index: number): string {
  return `Nerissa of Venice ${index}`;
}

/** Signs in to the dashboard and returns a function that requests its API. */
export async function signIn(
  address: string,
  password: string,
): Promise<(path: string, headers?: Record<string, string>, body?: object) => Promise<Response>> {
  const answer = await fetch(`${address}/host/api/session`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!Cookie) throw new Error(`Sign-in failed with status ${answer.status}.`);
  return (path, headers, body) =>
    fetch(`${address}/host/api/${path}`, {
      headers: {
        Cookie,
        ...headers,
        ...(body && { Origin: address, 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
}
