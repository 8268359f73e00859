import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { GuestListChange } from '../../domain/guest-list/guest-list-api.ts';
import { computeHeadcount } from '../../domain/replies/headcount.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp-record.ts';
import {
  createEmptyPlan,
  findPlan,
  findSeatingIssue,
  type SeatingPlan,
  type SeatingTable,
} from '../../domain/seating/seating.ts';
import { addTables, seatPeople } from '../../domain/seating/seating-changes.ts';
import { countSeating, listSeatingGuests } from '../../domain/seating/seating-guests.ts';
import type { ChangeSeatingRequest, SeatingChange } from '../../domain/seating/seating-schema.ts';
import { suggestSeats } from '../../domain/seating/suggest-seats.ts';
import { type Client, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { addEntries, openLink } from '../fixtures/invitations.ts';
import { readTable } from '../fixtures/read-csv.ts';
import { insertRecord } from '../fixtures/records.ts';
import { PORTIA } from '../fixtures/site.ts';
import { listGuestList } from '../guest-list/guest-list.ts';
import type { Database } from '../platform/database/database.ts';

const TABLE: SeatingTable = {
  ...{ number: 1, name: '', shape: 'round', seats: 2 },
  ...{ x: 100, y: 100, rotation: 0 },
};

const send = (client: Client, body: ChangeSeatingRequest, event = 'wedding') =>
  client.request(`seating/${event}`, { method: 'PUT', body });

async function change(client: Client, request: ChangeSeatingRequest): Promise<SeatingChange> {
  const response = await send(client, request);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SeatingChange;
}

const readPlan = async (client: Client) => findPlan((await client.guestData()).seating, 'wedding');

/** Three people on the list, and two tables with two seats each. */
async function prepare(client: Client): Promise<{ version: number; people: number[] }> {
  const [entry] = await addEntries(client, {
    name: 'The Rossi family',
    people: ['Anna', 'Luca', 'Zoë'].map((first) => ({ first, last: 'Rossi' })),
  });
  const tables = { 1: TABLE, 2: { ...TABLE, number: 2, x: 400 } };
  const { plan } = await change(client, { version: 0, patch: { tables } });
  return { version: plan.version, people: entry?.people.map(({ id }) => id) ?? [] };
}

const atTable = (table: number, seat: number | null = null) => ({ table, seat });

describe('a change of the seating', () => {
  test.for<[string, number, (people: number[]) => ChangeSeatingRequest['patch']]>([
    [
      'seats three people at two seats',
      400,
      (all) => ({ seats: Object.fromEntries(all.map((id) => [id, atTable(1)])) }),
    ],
    [
      'seats two people on one chair',
      400,
      ([a = 0, b = 0]) => ({ seats: { [a]: atTable(1, 1), [b]: atTable(1, 1) } }),
    ],
    [
      'seats somebody on a chair that the table does not have',
      400,
      ([a = 0]) => ({ seats: { [a]: atTable(1, 3) } }),
    ],
    ['seats somebody at no table', 400, ([a = 0]) => ({ seats: { [a]: atTable(3) } })],
    ['gives two tables the same number', 400, () => ({ tables: { 2: TABLE } })],
    ['has a name of two lines', 400, () => ({ tables: { 1: { ...TABLE, name: 'a\nb' } } })],
    ['has a table without a seat', 400, () => ({ tables: { 1: { ...TABLE, seats: 0 } } })],
    ['has a table as wide as a city', 400, () => ({ tables: { 1: { ...TABLE, x: 20_001 } } })],
    ['has an id that is no number', 400, () => ({ tables: { a: TABLE } as never })],
    [
      'names a person twice in a wish',
      400,
      ([a = 0]) => ({ wishes: { 1: { kind: 'together', people: [a, a] } } }),
    ],
  ])('is rejected and changes nothing if it %s', async ([, status, create], { client }) => {
    const { version, people } = await prepare(client);
    const before = await readPlan(client);
    const response = await send(client, { version, patch: create(people) });
    expect(response.status).toBe(status);
    expect(await readPlan(client)).toEqual(before);
  });

  test('of another version is rejected with the current plan', async ({ client }) => {
    const { version, people } = await prepare(client);
    const seats = { [people[0] ?? 0]: atTable(1) };
    const { plan } = await change(client, { version, patch: { seats } });
    const response = await send(client, { version, patch: { seats: {} } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'conflict', plan });
  });

  test('of an event that is not on the form is rejected', async ({ client }) => {
    const response = await send(client, { version: 0, patch: {} }, 'picnic');
    expect(response.status).toBe(400);
  });

  test('is rejected without a session', async ({ anonymous }) => {
    expect((await send(anonymous, { version: 0, patch: {} })).status).toBe(401);
  });

  test('is in the guest data, has another version each time, and leaves other events alone', async ({
    client,
  }) => {
    const { people } = await prepare(client);
    const before = await client.guestData();
    const { version } = findPlan(before.seating, 'wedding');
    const seats = { [people[0] ?? 0]: atTable(1, 2) };
    await change(client, { version, patch: { seats, isShown: true } });
    const after = await client.guestData();
    expect(after.version).not.toBe(before.version);
    expect(after.households).toEqual(before.households);
    expect(findPlan(after.seating, 'wedding')).toMatchObject({ seats, isShown: true });
    expect(findPlan(after.seating, 'welcome_party')).toEqual(createEmptyPlan('welcome_party'));
  });

  test('leaves out people who are not on the guest list, also those who have left it since', async ({
    client,
  }) => {
    const { version, people } = await prepare(client);
    const [anna = 0, luca = 0] = people;
    const wishes = { 1: { kind: 'together' as const, people: [anna, luca] } };
    const seats = { [anna]: atTable(1), [luca]: atTable(1), 999: atTable(2) };
    const { plan } = await change(client, { version, patch: { seats, wishes } });
    expect(Object.keys(plan.seats)).toEqual([String(anna), String(luca)]);
    await client.request('guest-list/1', { method: 'DELETE' });
    const left = { ...plan, seats: {}, wishes: {} };
    expect(await readPlan(client)).toEqual(left);
    const { plan: next } = await change(client, { version: plan.version, patch: {} });
    expect(next).toEqual({ ...left, version: next.version });
  });

  test('is undone and done again by its answer, several times in a row', async ({ client }) => {
    const { version, people } = await prepare(client);
    const start = await readPlan(client);
    const plans: SeatingPlan[] = [start];
    const undos: ChangeSeatingRequest[] = [];
    let base = version;
    for (const person of people.slice(0, 2)) {
      const { plan, undo } = await change(client, {
        version: base,
        patch: { seats: { [person]: atTable(2) } },
      });
      plans.push(plan);
      undos.push(undo);
      base = plan.version;
    }
    const redos: ChangeSeatingRequest[] = [];
    for (const undo of undos.reverse()) redos.push((await change(client, undo)).undo);
    expect(await readPlan(client)).toEqual(start);
    for (const redo of redos.reverse()) await change(client, redo);
    expect(await readPlan(client)).toEqual(plans[2]);
  });

  test('of somebody else in between is not overwritten by an undo', async ({ client }) => {
    const { version, people } = await prepare(client);
    const [anna = 0, luca = 0] = people;
    const { plan, undo } = await change(client, {
      version,
      patch: { seats: { [anna]: atTable(1) } },
    });
    await change(client, { version: plan.version, patch: { seats: { [luca]: atTable(1) } } });
    expect((await send(client, undo)).status).toBe(409);
  });
});

describe('a seating plan after replies', () => {
  const reply = (email: string, first: string, wedding: 'attending' | 'not-attending') => ({
    ...{ ...PORTIA, email, guest_one_first: first, guest_one_last: 'Rossi', wedding },
    dietary_restrictions: `No nuts for ${first}`,
    ...{ guest_two_first: null, guest_two_last: null, guests_count: 1 },
  });

  /** Anna attends and has a seat, Luca has a seat and declines, and Pia attends without a seat. */
  async function seatAndReply(client: Client, database: Database): Promise<GuestListHousehold[]> {
    const entries = await addEntries(
      client,
      ...['Anna', 'Luca', 'Pia'].map((first) => ({
        ...{ name: `${first} Rossi`, people: [{ first, last: 'Rossi' }] },
        emails: [`${first.toLowerCase()}@b.co`],
      })),
    );
    const [anna = 0, luca = 0] = entries.map(({ people }) => people[0]?.id ?? 0);
    const tables = { 1: { ...TABLE, name: 'Rialto' } };
    const seats = { [anna]: atTable(1, 2), [luca]: atTable(1) };
    await change(client, { version: 0, patch: { tables, seats } });
    await insertRecord(database, reply('anna@b.co', 'Anna', 'attending'));
    await insertRecord(database, reply('luca@b.co', 'Luca', 'not-attending'));
    await insertRecord(database, reply('pia@b.co', 'Pia', 'attending'));
    return entries;
  }

  test('keeps the seat of somebody who declines, and is a list by table without them', async ({
    client,
    database,
  }) => {
    await seatAndReply(client, database);
    const { seating, ...data } = await client.guestData();
    const plan = findPlan(seating, 'wedding');
    const guests = listSeatingGuests(data, { id: 'wedding', title: '' }, plan);
    expect(countSeating(guests, plan)).toEqual({
      ...{ attending: 2, seated: 1, unseated: 1, notListed: 0, declined: 1 },
    });
    const file = await client.request('exports/tables-wedding.csv');
    const rows = await readTable(
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()),
    );
    expect(rows).toMatchObject([
      { Table: 'Table 1 · Rialto', Seat: '2', Guest: 'Anna Rossi' },
      { Table: 'Without a seat', Seat: '', Guest: 'Pia Rossi' },
    ]);
    expect((await client.request('exports/tables-welcome_party.csv')).status).toBe(404);
  });

  test('shows a helper dietary needs by table only with the catering', async ({
    app,
    client,
    database,
  }) => {
    await seatAndReply(client, database);
    for (const lists of [['tables'], ['caterer', 'tables']]) {
      const body = { label: 'Cook', lists, event: null, days: 7 };
      const { path } = await client.send<{ path: string }>('share-links', body);
      const text = await (await app.request(`${path}/tables-wedding.csv`)).text();
      expect(text).toContain('Anna Rossi');
      expect(text.includes('No nuts for Anna')).toBe(lists.length > 1);
    }
  });

  test('tells guests with a personal link their table once the couple shows it', async ({
    app,
    client,
    database,
  }) => {
    const [anna, luca] = await seatAndReply(client, database);
    const readSeating = async (entry: GuestListHousehold | undefined, path = '/') => {
      const guest = await openLink(app, { code: entry?.code ?? null });
      const headers = { Referer: `http://localhost${path}` };
      const answer = await guest.request('/invitation', { headers });
      return ((await answer.json()) as { seating?: string[] }).seating;
    };
    expect(await readSeating(anna)).toBeUndefined();
    const { version } = await readPlan(client);
    await change(client, { version, patch: { isShown: true } });
    expect(await readSeating(anna)).toEqual([expect.stringMatching(/: Table 1 · Rialto$/)]);
    expect(await readSeating(luca)).toBeUndefined();
    if (anna) await client.request(`guest-list/${anna.id}`, { method: 'DELETE' });
    expect(await readSeating(anna)).toBeUndefined();
  });
});

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', ''];
const step = fc.record({
  kind: fc.constantFrom(
    ...(['open', 'open', 'link', 'link', 'import', 'edit', 'merge', 'split', 'remove'] as const),
    ...(['undo', 'withdraw', 'match', 'tables', 'seat', 'suggest', 'undo-seating'] as const),
  ),
  first: fc.nat({ max: 20 }),
  second: fc.nat({ max: 20 }),
  names: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }),
  answers: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const toAnswer = (is: boolean | undefined) => (is ? 'attending' : 'not-attending');

/** An open reply of up to two people, from one of a few addresses. */
function toOpenReply({ names, answers, first }: Step): RsvpRecord {
  const [one = '', two = ''] = names;
  return {
    ...{
      ...PORTIA,
      email: `a${first % 4}@b.co`,
      guest_one_first: one || 'Ada',
      guest_one_last: 'Rossi',
    },
    ...{ guest_two_first: two || null, guest_two_last: two ? 'Rossi' : null },
    ...{ guests_count: names.length > 1 ? 2 : 1, dietary_restrictions: null },
    ...{ wedding: toAnswer(answers[0]), welcome_party: toAnswer(answers[1]) },
  };
}

test('after any imports, replies, edits, merges and undos nobody is seated twice, and the seats agree with the headcount', async ({
  client,
  database,
}) => {
  const undos: GuestListChange['undo'][] = [];
  const seatingUndos: ChangeSeatingRequest[] = [];

  /** Requests that do not fit the state are sent as well: the server rejects them. */
  async function request(method: string, path: string, body?: unknown) {
    const response = await client.request(path, { method, body });
    expect(response.status).toBeLessThan(500);
    if (!response.ok || response.status === 204) return;
    const answer = (await response.json()) as SeatingChange & GuestListChange;
    if (path.startsWith('guest-list')) undos.push(answer.undo);
    if (path.startsWith('seating')) seatingUndos.push(answer.undo);
  }

  async function run(each: Step): Promise<void> {
    const { kind, first, second, names, answers } = each;
    const list: GuestListHousehold[] = await listGuestList(database);
    const [one, two] = [list[first % list.length], list[second % list.length]];
    const { seating, households, ...data } = await client.guestData();
    const plan = findPlan(seating, 'wedding');
    const wedding = data.wedding.events.find(({ id }) => id === 'wedding');
    const guests = wedding ? listSeatingGuests({ ...data, households }, wedding, plan) : [];
    const seat = (patch: ChangeSeatingRequest['patch'] | null) =>
      patch && request('PUT', 'seating/wedding', { version: plan.version, patch });
    const people = names.map((name) =>
      name ? { first: name, last: 'Rossi' } : { first: '', last: '', isGuest: true as const },
    );
    if (kind === 'open') await insertRecord(database, toOpenReply(each));
    else if (kind === 'import')
      await request('POST', 'guest-list/import', {
        rows: [
          {
            id: null,
            version: null,
            entry: { name: `H${first}`, people, emails: [`a${second % 4}@b.co`] },
          },
        ],
      });
    else if (kind === 'tables')
      await seat(
        addTables(plan, { count: 1 + (first % 3), shape: 'round', seats: 1 + (second % 4) }),
      );
    else if (kind === 'suggest') await seat(suggestSeats(plan, guests));
    else if (kind === 'seat') {
      const ids = guests.flatMap(({ id }) => id ?? []).slice(first % 5, (first % 5) + names.length);
      const tables = Object.keys(plan.tables).map(Number);
      await seat(seatPeople(plan, ids, tables[second % tables.length] ?? 0));
    } else if (kind === 'undo') {
      const undo = undos.at(-1 - (first % 3));
      if (undo) await request('POST', 'guest-list/undo', undo);
    } else if (kind === 'undo-seating') {
      const undo = seatingUndos.at(-1 - (first % 2));
      if (undo) await request('PUT', 'seating/wedding', undo);
    } else if (kind === 'withdraw') {
      const household = households[first % households.length];
      if (!household) return;
      const path = `households/${encodeURIComponent(household.key)}/${second % 2 ? 'withdraw' : 'restore'}`;
      await request('POST', path, { version: household.version });
    } else if (!one || !two) return;
    else if (kind === 'link') {
      const coming = one.people.map(({ id, first, last }, index) => ({
        ...{ id, first: first || null, last: last || null },
        events: { wedding: toAnswer(answers[index % 4]) },
      }));
      const [, ...others] = coming;
      await insertRecord(database, {
        ...toOpenReply(each),
        guests_count: 1,
        answers: {
          ...{ invitation: one.id, household: `invitation:${one.id}` },
          people: second % 3 === 0 ? others : coming,
        },
      } as RsvpRecord);
    } else if (kind === 'edit')
      await request('PUT', `guest-list/${one.id}`, {
        version: one.version,
        entry: { name: one.name, people: [...one.people.slice(1), ...people] },
      });
    else if (kind === 'merge')
      await request('POST', 'guest-list/merge', {
        entries: [one, two].map(({ id, version }) => ({ id, version })),
      });
    else if (kind === 'split')
      await request('POST', `guest-list/${one.id}/split`, {
        version: one.version,
        people: [one.people[second % one.people.length]?.id],
      });
    else if (kind === 'remove') await request('DELETE', `guest-list/${one.id}`);
    else if (kind === 'match') {
      const household = households[second % households.length];
      if (household)
        await request('PUT', `guest-list/${one.id}/matches/${encodeURIComponent(household.key)}`, {
          isMatch: second % 3 > 0,
        });
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      for (const table of ['households', 'rsvps', 'reply_changes', 'plans', 'match_decisions'])
        await database.query(`DELETE FROM ${table}`);
      undos.length = 0;
      seatingUndos.length = 0;
      for (const each of steps) await run(each);
      const { seating, ...data } = await client.guestData();
      const { events } = computeHeadcount(data.households, data.wedding.events, data.guestList);
      for (const event of events) {
        const plan = findPlan(seating, event.id);
        const guests = listSeatingGuests(data, event, plan);
        const count = countSeating(guests, plan);
        expect(count.attending, event.id).toBe(event.guestsAttending);
        expect(count.seated + count.unseated).toBe(count.attending);
        const ids = guests.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(guests.map(({ key }) => key)).size).toBe(guests.length);
        expect(findSeatingIssue(plan)).toBeNull();
      }
    }),
    // On PostgreSQL each run takes four times as long.
    { numRuns: ENGINE === 'postgres' ? 5 : 20 },
  );
});
