import { describe, expect } from 'vitest';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { GuestListChange } from '../../domain/guest-list/guest-list-api.ts';
import type { Invitation } from '../../domain/invitations/invitation.ts';
import { test as base, type Client } from '../fixtures/dashboard.ts';
import {
  addEntries,
  COMES,
  createPersonalReply,
  type Guest,
  openLink,
} from '../fixtures/invitations.ts';

const ADA = { name: 'Ada Rossi', people: [{ first: 'Ada', last: 'Rossi' }] };
const LUCA = {
  name: 'Luca & Zoë Neri',
  people: [
    { first: 'Luca', last: 'Neri' },
    { first: 'Zoë', last: 'Neri' },
  ],
};

type Fixtures = { entries: [GuestListHousehold, GuestListHousehold]; guests: [Guest, Guest] };

/** Two households that have replied by their links. */
const test = base.extend<Fixtures>({
  entries: async ({ client }, use) => {
    const [ada, luca] = await addEntries(client, ADA, LUCA);
    if (ada && luca) await use([ada, luca]);
  },
  guests: async ({ app, entries: [ada, luca] }, use) => {
    const guests: [Guest, Guest] = [await openLink(app, ada), await openLink(app, luca)];
    await reply(guests[0], 'Ada');
    await reply(guests[1], 'Luca');
    await use(guests);
  },
});

async function reply(guest: Guest, first: string, form?: { id: number }): Promise<void> {
  const people = [{ first, last: 'X', attendance: COMES }];
  const json = { ...createPersonalReply({ people, note: first }), ...form };
  const response = await guest.request('/invitation/reply', { method: 'POST', json });
  if (response.status !== 201) throw new Error(await response.text());
}

/** The name on the envelope and the note of the last reply; the status if the link does not work. */
async function read(guest: Guest): Promise<unknown[]> {
  const response = await guest.request('/invitation');
  if (!response.ok) return [response.status];
  const { name, reply: last } = (await response.json()) as Invitation;
  return [name, last?.note ?? null];
}

async function change(client: Client, path: string, body?: unknown): Promise<GuestListChange> {
  const method = body === undefined ? 'DELETE' : 'POST';
  const response = await client.request(`guest-list${path}`, { method, body });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as GuestListChange;
}

async function listMatches(client: Client): Promise<(string | null)[]> {
  const { guestList } = await client.guestData();
  return guestList.map(({ household }) => household);
}

describe('after the couple has', () => {
  test('deleted a household, its link does not work and its reply is not on the list; undo brings both back', async ({
    client,
    guests: [ada, luca],
  }) => {
    const { undo } = await change(client, '/2');
    expect([await read(ada), await read(luca)]).toEqual([['Ada Rossi', 'Ada'], [401]]);
    expect((await client.guestData()).notOnList).toEqual(['invitation:2']);
    await change(client, '/undo', undo);
    // The cookie was not deleted, and a printed link works again.
    expect(await read(luca)).toEqual(['Luca & Zoë Neri', 'Luca']);
    expect(await listMatches(client)).toEqual(['invitation:1', 'invitation:2']);
  });

  test('merged two households, both links open one; undo separates their replies again', async ({
    client,
    entries,
    guests: [ada, luca],
  }) => {
    const merged = entries.map((entry) => ({ id: entry.id, version: entry.version }));
    const { undo } = await change(client, '/merge', { entries: merged });
    expect(await read(ada)).toEqual(['Ada Rossi, Luca & Zoë Neri', 'Ada']);
    expect(await read(luca)).toEqual(await read(ada));
    // The couple sees that two replies count for one household now.
    const { guestList, notOnList } = await client.guestData();
    expect(notOnList).toEqual(['invitation:2']);
    expect(guestList.map(({ entry }) => entry.code)).toEqual([entries[0]?.code]);
    // From a form that was open before.
    await reply(luca, 'both', { id: 2 });
    expect((await read(ada))[1]).toBe('both');
    expect(await listMatches(client)).toEqual(['invitation:1']);

    await change(client, '/undo', undo);
    expect(await read(ada)).toEqual(['Ada Rossi', 'both']);
    expect(await read(luca)).toEqual(['Luca & Zoë Neri', 'Luca']);
    expect(await listMatches(client)).toEqual(['invitation:1', 'invitation:2']);
    // From now on, the link opens nobody else's household.
    await change(client, '/2');
    expect(await read(luca)).toEqual([401]);
  });

  test('merged three households in two steps, each step can be undone', async ({
    app,
    client,
    guests: [, luca],
  }) => {
    const [pia] = await addEntries(client, { name: 'Pia Verdi' });
    const third = await openLink(app, { code: pia?.code ?? null });
    const merge = async (...ids: number[]) => {
      const { guestList } = await client.guestData();
      const entries = ids.flatMap((id) => {
        const entry = guestList.find((status) => status.entry.id === id)?.entry;
        return entry ? { id, version: entry.version } : [];
      });
      return change(client, '/merge', { entries, name: `household ${ids[0]}` });
    };
    const first = await merge(2, 3);
    expect(await read(third)).toEqual(['household 2', 'Luca']);
    const second = await merge(1, 2);
    expect(await read(third)).toEqual(['household 1', 'Ada']);
    await change(client, '/undo', second.undo);
    expect(await read(third)).toEqual(['household 2', 'Luca']);
    await change(client, '/undo', first.undo);
    expect(await read(third)).toEqual(['Pia Verdi', null]);
    expect(await read(luca)).toEqual(['Luca & Zoë Neri', 'Luca']);
  });

  test('split a household, the reply and the link stay with those who stay', async ({
    app,
    client,
    entries: [, luca],
    guests,
  }) => {
    const split = { version: luca.version, people: [luca.people[1]?.id] };
    const { entries, undo } = await change(client, '/2/split', split);
    expect(await read(guests[1])).toEqual(['Luca Neri', 'Luca']);
    const zoe = await openLink(app, { code: entries.at(-1)?.code ?? null });
    expect(await read(zoe)).toEqual(['Zoë Neri', null]);
    await change(client, '/undo', undo);
    expect(await read(zoe)).toEqual([401]);
    expect(await read(guests[1])).toEqual(['Luca & Zoë Neri', 'Luca']);
  });

  test('found that a reply is of others, the link begins again and keeps its own household', async ({
    client,
    guests: [ada],
  }) => {
    const path = 'guest-list/1/matches/invitation%3A1';
    await client.request(path, { method: 'PUT', body: { isMatch: false } });
    expect(await listMatches(client)).toEqual([null, 'invitation:2']);
    expect(await read(ada)).toEqual(['Ada Rossi', null]);
    await client.request(path, { method: 'DELETE' });
    expect(await read(ada)).toEqual(['Ada Rossi', 'Ada']);
  });
});
