import { describe, expect } from 'vitest';
import { type Client, test } from '../fixtures/dashboard.ts';
import { toImport } from '../fixtures/import-request.ts';

const send = (client: Client, method: string, path: string) =>
  client.request(`guest-list/${path}/code`, { method, ...(method === 'POST' && { body: {} }) });

async function listCodes(client: Client): Promise<(string | null)[]> {
  return (await client.guestData()).guestList.map(({ entry }) => entry.code);
}

describe('the code of an entry that is not on the list', () => {
  test.for([
    ['POST', '9'],
    ['POST', 'x'],
    ['DELETE', '9'],
    ['DELETE', '0'],
  ] as const)('is not found by %s for %s', async ([method, id], { client }) => {
    await client.send('guest-list/import', toImport([{ name: 'Anna Rossi' }]));
    const before = await listCodes(client);
    expect((await send(client, method, id)).status).toBe(404);
    expect(await listCodes(client)).toEqual(before);
  });
});

test('a code is revoked once and replaced by a new one, and other entries keep theirs', async ({
  client,
}) => {
  await client.send('guest-list/import', toImport([{ name: 'Anna Rossi' }, { name: 'Pia Neri' }]));
  const [first, other] = await listCodes(client);
  const loadVersions = async () =>
    (await client.guestData()).guestList.map(({ entry }) => entry.version);
  const versions = await loadVersions();
  for (const _ of ['', 'again']) {
    expect((await send(client, 'DELETE', '1')).status).toBe(204);
    expect(await listCodes(client)).toEqual([null, other]);
  }
  const codes: (string | null | undefined)[] = [first];
  for (const _ of ['', 'again']) {
    const response = await send(client, 'POST', '1');
    expect(response.status).toBe(201);
    const { code } = (await response.json()) as { code: string };
    expect(await listCodes(client)).toEqual([code, other]);
    codes.push(code);
  }
  expect(new Set(codes).size).toBe(3);
  // An edit that is open meanwhile has no conflict.
  expect(await loadVersions()).toEqual(versions);
});

test('of merged entries every code is revoked', async ({ client, database }) => {
  await client.send('guest-list/import', toImport([{ name: 'Anna Rossi' }, { name: 'Pia Neri' }]));
  const { guestList } = await client.guestData();
  const entries = guestList.map(({ entry }) => ({ id: entry.id, version: entry.version }));
  await client.send('guest-list/merge', { entries });
  await send(client, 'POST', '1');
  const valid = await database.query(
    'SELECT household FROM invitation_codes WHERE revoked_at IS NULL',
  );
  expect(valid).toEqual([{ household: 1 }]);
});
