import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  type GuestListChange,
  type GuestListPreview,
  toImportRow,
} from '../../domain/guest-list/guest-list-api.ts';
import { type Client, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { ROSSI } from '../fixtures/guest-list.ts';
import { toImport, toUpload } from '../fixtures/import-request.ts';
import { listGuestList, listMatchDecisions } from './guest-list.ts';

const OTHER = 'email:other@b.co';

async function add(client: Client, ...rows: object[]): Promise<GuestListHousehold[]> {
  const { entries } = await client.send<GuestListChange>('guest-list/import', toImport(rows));
  return entries;
}

async function change(client: Client, method: string, path: string, body?: unknown) {
  const response = await client.request(`guest-list${path}`, { method, body });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as GuestListChange;
}

const decide = (client: Client, id: number, household: string, isMatch: boolean) =>
  client.request(`guest-list/${id}/matches/${encodeURIComponent(household)}`, {
    method: 'PUT',
    body: { isMatch },
  });

describe('a change of the guest list', () => {
  test.for<[string, string, string, object, number, string]>([
    ['of an unknown entry', 'PUT', '/9', { version: 7, entry: ROSSI }, 404, 'guest-not-found'],
    ['of another version', 'PUT', '/1', { version: 7, entry: ROSSI }, 409, 'conflict'],
    ['without a version', 'PUT', '/1', { entry: ROSSI }, 400, 'invalid'],
    ['without a name', 'PUT', '/1', { version: 7, entry: { name: '' } }, 400, 'invalid'],
    ['merging one entry', 'POST', '/merge', { entries: [{ id: 1, version: 7 }] }, 400, 'invalid'],
    [
      'merging another version',
      ...(['POST', '/merge'] as const),
      { entries: [1, 2].map((id) => ({ id, version: 7 })) },
      ...([409, 'conflict'] as const),
    ],
    ['splitting nobody off', 'POST', '/1/split', { version: 7, people: [] }, 400, 'invalid'],
    ['splitting another version', 'POST', '/1/split', { version: 7, people: [1] }, 409, 'conflict'],
    [
      'to an unknown event',
      ...(['POST', '/bulk'] as const),
      { ids: [1], change: { kind: 'add-event', event: 'picnic' } },
      ...([400, 'invalid'] as const),
    ],
    [
      'of some unknown entries',
      ...(['POST', '/bulk'] as const),
      { ids: [1, 2, 9], change: { kind: 'delete' } },
      ...([404, 'guest-not-found'] as const),
    ],
    [
      'of an unknown kind',
      ...(['POST', '/bulk'] as const),
      { ids: [1], change: { kind: 'rename' } },
      ...([400, 'invalid'] as const),
    ],
    [
      'undoing with an id that was never given',
      ...(['POST', '/undo'] as const),
      {
        steps: [
          { id: 1, after: null, before: null },
          {
            id: 77,
            after: null,
            before: { version: 1, entry: ROSSI, decisions: null },
          },
        ],
      },
      ...([409, 'conflict'] as const),
    ],
    [
      'undoing with an invalid household key',
      ...(['POST', '/undo'] as const),
      {
        steps: [
          {
            id: 1,
            after: null,
            before: {
              version: 1,
              entry: ROSSI,
              decisions: [{ household: 'x', isMatch: true }],
            },
          },
        ],
      },
      ...([400, 'invalid'] as const),
    ],
  ])(
    'is rejected and changes nothing: %s',
    async ([, method, path, body, status, code], { client, database }) => {
      await add(client, { name: 'Anna Rossi' }, { name: 'Pia Neri' });
      const before = await listGuestList(database);
      const response = await client.request(`guest-list${path}`, { method, body });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
      expect(await listGuestList(database)).toEqual(before);
    },
  );

  test('is rejected with an id that was never given, so that a later entry cannot collide', async ({
    client,
    database,
  }) => {
    const before = { version: 1, entry: ROSSI, decisions: null };
    const body = { steps: [{ id: 77, after: null, before }] };
    const response = await client.request('guest-list/undo', { method: 'POST', body });
    expect(response.status).toBe(404);
    expect(await listGuestList(database)).toEqual([]);
  });

  test('is rejected and changes nothing with more than 5,000 households in all', async ({
    client,
    database,
  }) => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ name: `Guest ${at}` }));
    await add(client, ...rows);
    const response = await client.request('guest-list/import', {
      method: 'POST',
      body: toImport([{ name: 'One more' }]),
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'guest-list-full' });
    expect(await listGuestList(database)).toHaveLength(5000);
  });
});

test('a conflict returns the current entry', async ({ client }) => {
  const [anna] = await add(client, { name: 'Anna Rossi' });
  const edit = { version: anna?.version, entry: { name: 'Anna Neri' } };
  const { entries } = await change(client, 'PUT', '/1', edit);
  expect(entries).toMatchObject([{ id: 1, name: 'Anna Neri' }]);
  const response = await client.request('guest-list/1', { method: 'PUT', body: edit });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'conflict', entry: entries[0] });
});

test('an edit is in the guest data, with every value', async ({ client }) => {
  const [anna] = await add(client, { name: 'Anna Rossi' });
  const { version } = await client.guestData();
  await change(client, 'PUT', '/1', { version: anna?.version, entry: ROSSI });
  const data = await client.guestData();
  expect(data.version).not.toBe(version);
  // An address that the couple writes is theirs.
  const entry = { ...ROSSI, id: 1, addressGivenAt: null, formerAddress: null };
  expect(data.guestList).toMatchObject([{ entry }]);
});

test('a removed entry comes back with its id, its time and the couple’s decisions', async ({
  client,
  database,
}) => {
  await add(client, ROSSI, { name: 'Pia Neri' });
  await decide(client, 1, 'email:a@b.co', true);
  await decide(client, 1, OTHER, false);
  const data = await client.guestData();
  const decisions = await listMatchDecisions(database);
  const { undo } = await change(client, 'DELETE', '/1');
  expect((await client.guestData()).guestList).toHaveLength(1);
  expect(await listMatchDecisions(database)).toEqual([]);
  await change(client, 'POST', '/undo', undo);
  // With its code, so that a printed link works again.
  expect((await client.guestData()).guestList).toEqual(data.guestList);
  expect(await listMatchDecisions(database)).toEqual(decisions);
  const again = await client.request('guest-list/undo', { method: 'POST', body: undo });
  expect(again.status).toBe(409);
});

test('merged households keep the couple’s decisions, and a match weighs more than none', async ({
  client,
  database,
}) => {
  const entries = await add(client, { name: 'Anna Rossi' }, { name: 'Marco Rossi' });
  await decide(client, 1, OTHER, false);
  await decide(client, 1, 'email:a@b.co', true);
  await decide(client, 2, OTHER, true);
  await decide(client, 2, 'email:a@b.co', false);
  await decide(client, 2, 'host:1', false);
  const merged = await change(client, 'POST', '/merge', {
    entries: entries.map((entry) => ({ id: entry.id, version: entry.version })),
  });
  expect(merged.entries).toMatchObject([{ id: 1, name: 'Anna & Marco Rossi' }]);
  const decisions = await listMatchDecisions(database);
  expect(Object.fromEntries(decisions.map((one) => [one.household, one.isMatch]))).toEqual({
    [OTHER]: true,
    'email:a@b.co': true,
    'host:1': false,
  });
  await change(client, 'POST', '/undo', merged.undo);
  expect(await listGuestList(database)).toEqual(entries);
  expect(await listMatchDecisions(database)).toHaveLength(5);
});

test('a household is split into two', async ({ client, database }) => {
  const [rossi] = await add(client, ROSSI);
  const { entries, undo } = await change(client, 'POST', '/1/split', {
    version: rossi?.version,
    people: rossi?.people.slice(1, 2).map((person) => person.id),
    newName: 'Zoë',
  });
  expect(entries).toMatchObject([
    { id: 1, people: [ROSSI.people[0], ROSSI.people[2]] },
    { id: 2, name: 'Zoë', people: [ROSSI.people[1]], tags: ROSSI.tags },
  ]);
  await change(client, 'POST', '/undo', undo);
  expect(await listGuestList(database)).toEqual([rossi]);
});

test('many households are changed at once', async ({ client, database }) => {
  await add(client, { name: 'Anna' }, { name: 'Pia' }, { name: 'Zoë', tags: ['Lido'] });
  const bulk = (ids: number[], one: object) =>
    change(client, 'POST', '/bulk', { ids, change: one });
  const { entries } = await bulk([1, 2, 3], { kind: 'add-tag', tag: 'Lido' });
  // An entry that stays the same is no change.
  expect(entries.map(({ id }) => id)).toEqual([1, 2]);
  await bulk([1, 3], { kind: 'remove-event', event: 'welcome_party' });
  await bulk([3], { kind: 'add-event', event: 'welcome_party' });
  await bulk([2], { kind: 'set-language', language: 'de' });
  await bulk([1, 2], { kind: 'set-thanked', thankedOn: '2026-06-20' });
  await bulk([2], { kind: 'set-thanked', thankedOn: null });
  await bulk([3], { kind: 'set-messaged', messagedAt: '2026-01-05T10:00:00.000Z' });
  expect(await listGuestList(database)).toMatchObject([
    { tags: ['Lido'], events: ['wedding'], language: null, thankedOn: '2026-06-20' },
    { tags: ['Lido'], events: null, language: 'de', thankedOn: null, messagedAt: null },
    { tags: ['Lido'], events: null, language: null, messagedAt: '2026-01-05T10:00:00.000Z' },
  ]);
  const { undo } = await bulk([1, 2, 3], { kind: 'delete' });
  expect(await listGuestList(database)).toEqual([]);
  await change(client, 'POST', '/undo', undo);
  expect(await listGuestList(database)).toHaveLength(3);
});

test('every household has a code of its own from the moment it is added', async ({ client }) => {
  const [rossi, neri] = await add(client, ROSSI, { name: 'Pia Neri' });
  expect(rossi?.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{9}$/);
  expect(neri?.code).not.toBe(rossi?.code);
  const edited = await change(client, 'PUT', '/2', {
    version: neri?.version,
    entry: { name: 'Pia Rossi' },
  });
  expect(edited.entries).toMatchObject([{ code: neri?.code }]);
  const { entries } = await change(client, 'POST', '/1/split', {
    version: rossi?.version,
    people: rossi?.people.slice(1, 2).map((person) => person.id),
  });
  expect(entries[0]?.code).toBe(rossi?.code);
  expect(entries[1]?.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{9}$/);
  const data = await client.guestData();
  expect(new Set(data.guestList.map(({ entry }) => entry.code)).size).toBe(3);
});

const step = fc.record({
  kind: fc.constantFrom(
    ...['add', 'edit', 'rename', 'import', 'remove', 'merge', 'split', 'bulk', 'decide', 'undo'],
  ),
  first: fc.nat(),
  second: fc.nat(),
  tag: fc.constantFrom('Lido', 'Work'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test('after any sequence of changes, every change can be undone, and nobody gets the id of another person', async ({
  client,
  database,
}) => {
  const read = async () => [
    await listGuestList(database),
    (await listMatchDecisions(database))
      .map(({ householdId, household, isMatch }) => `${householdId} ${household} ${isMatch}`)
      .sort(),
  ];
  let humans = 0;
  /** A first name that nobody else has, so that the test knows the human. */
  const createHuman = () => {
    humans += 1;
    return { first: `Human${humans}`, last: 'Rossi' };
  };
  const ids = new Map<string, number>();
  const names = new Map<number, string>();
  const formerUndos: GuestListChange['undo'][] = [];

  async function expectOneIdForEachHuman(): Promise<void> {
    const people = (await listGuestList(database)).flatMap((entry) => entry.people);
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    for (const { id, first } of people) {
      expect(ids.get(first) ?? id, first).toBe(id);
      expect(names.get(id) ?? first, String(id)).toBe(first);
      ids.set(first, id);
      names.set(id, first);
    }
  }

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await client.request(`guest-list${path}`, { method, body });
    if (response.status === 409 || response.status === 400) return null;
    expect(response.status).toBe(200);
    return (await response.json()) as GuestListChange;
  };

  async function run({ kind, first, second, tag }: Step): Promise<GuestListChange | null> {
    const list = await listGuestList(database);
    const [one, two] = [list[first % list.length], list[second % list.length]];
    if (kind === 'add') {
      const people = Array.from({ length: 1 + (second % 3) }, createHuman);
      return client.send('guest-list/import', toImport([{ name: `Household ${first}`, people }]));
    }
    if (kind === 'undo') {
      const undo = formerUndos[first % formerUndos.length];
      return undo ? send('POST', '/undo', undo) : null;
    }
    if (!one || !two) return null;
    const { id, people, version } = one;
    if (kind === 'edit') {
      // The first person leaves, and another one comes.
      const others = [...people.slice(1), createHuman()];
      return send('PUT', `/${id}`, { version, entry: { ...ROSSI, people: others } });
    }
    if (kind === 'rename') {
      const renamed = people.map((person) => ({ ...person, last: `Neri${second}` }));
      const values = { ...ROSSI, name: `${second}`, people: renamed.reverse() };
      return send('PUT', `/${id}`, { version, entry: values });
    }
    if (kind === 'import') {
      // A file has no ids of people: they are known by their names, and by their places if they were renamed.
      const human = createHuman();
      const all =
        second % 2 === 0
          ? [...people, human].reverse()
          : people.map((person) => ({ ...person, last: 'Bianchi' }));
      const lines = all.map(({ first, last }) => `${id},${first},${last}`);
      const csv = ['ID,First name,Last name', ...lines];
      const preview = await client.request('guest-list/preview', {
        method: 'POST',
        body: toUpload(csv.join('\n')),
      });
      const { rows } = (await preview.json()) as GuestListPreview;
      return send('POST', '/import', { rows: rows.map(toImportRow) });
    }
    if (kind === 'remove') return send('DELETE', `/${id}`);
    if (kind === 'merge') {
      const entries = [one, two].map((entry) => ({ id: entry.id, version: entry.version }));
      return send('POST', '/merge', { entries });
    }
    if (kind === 'split') {
      return send('POST', `/${id}/split`, {
        version,
        people: [people[second % people.length]?.id],
      });
    }
    if (kind === 'bulk') {
      return send('POST', '/bulk', { ids: [id, two.id], change: { kind: 'add-tag', tag } });
    }
    await decide(client, id, OTHER, second % 2 === 0);
    return null;
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      await database.query('DELETE FROM households');
      formerUndos.length = 0;
      for (const each of steps) {
        const before = await read();
        const changed = await run(each);
        await expectOneIdForEachHuman();
        if (!changed) continue;
        formerUndos.push(changed.undo);
        const after = await read();
        const redo = await change(client, 'POST', '/undo', changed.undo);
        expect(await read()).toEqual(before);
        formerUndos.push(redo.undo);
        await change(client, 'POST', '/undo', redo.undo);
        expect(await read()).toEqual(after);
        await expectOneIdForEachHuman();
      }
    }),
    { numRuns: ENGINE === 'postgres' ? 10 : 25 },
  );
});
