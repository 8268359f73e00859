import { describe, expect } from 'vitest';
import { TRANSFERS, type Vehicle } from '../../domain/arrivals/transfers.ts';
import type {
  ChangeTransfersRequest,
  TransfersChange,
} from '../../domain/arrivals/transfers-schema.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { Invitation } from '../../domain/invitations/invitation.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp-record.ts';
import { type Client, test } from '../fixtures/dashboard.ts';
import { addEntries, openLink } from '../fixtures/invitations.ts';
import { insertRecord } from '../fixtures/records.ts';
import { PORTIA } from '../fixtures/site.ts';
import type { Database } from '../platform/database/database.ts';

const TAXI: Vehicle = {
  ...{ direction: 'arrival', name: 'Water taxi 2', time: '2026-06-05T14:40' },
  ...{ from: 'Airport', to: 'Hotel', seats: 2 },
};

const send = (client: Client, body: ChangeTransfersRequest) =>
  client.request('transfers', { method: 'PUT', body });

async function change(client: Client, request: ChangeTransfersRequest): Promise<TransfersChange> {
  const response = await send(client, request);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TransfersChange;
}

const readPlan = async (client: Client) => (await client.guestData()).transfers;
const inVehicle = (vehicle: number) => ({ vehicle, time: null });

/** Three households, each of one person, who attend. */
async function addGuests(client: Client, database: Database): Promise<GuestListHousehold[]> {
  const entries = await addEntries(
    client,
    ...['Anna', 'Luca', 'Pia'].map((first) => ({
      ...{ name: `${first} Rossi`, people: [{ first, last: 'Rossi' }] },
      emails: [`${first.toLowerCase()}@b.co`],
    })),
  );
  for (const first of ['Anna', 'Luca', 'Pia'])
    await insertRecord(database, reply(first, 'attending'));
  return entries;
}

const reply = (first: string, wedding: RsvpRecord['wedding']): RsvpRecord => ({
  ...{ ...PORTIA, email: `${first.toLowerCase()}@b.co`, wedding, welcome_party: wedding },
  ...{ guest_one_first: first, guest_one_last: 'Rossi' },
  ...{ guest_two_first: null, guest_two_last: null, guests_count: 1 },
});

const getIds = (entries: readonly GuestListHousehold[]) =>
  entries.map(({ people }) => people[0]?.id ?? 0);

describe('a change of the vehicles', () => {
  test.for<[string, (people: number[]) => ChangeTransfersRequest['patch']]>([
    [
      'has more guests than seats',
      (all) => ({ arrival: Object.fromEntries(all.map((id) => [id, inVehicle(1)])) }),
    ],
    ['has a guest in no vehicle', ([a = 0]) => ({ arrival: { [a]: inVehicle(9) } })],
    [
      'has a guest in a vehicle of the other direction',
      ([a = 0]) => ({ departure: { [a]: inVehicle(1) } }),
    ],
    [
      'has a vehicle on the 31st of June',
      () => ({ vehicles: { 2: { ...TAXI, time: '2026-06-31T10:00' } } }),
    ],
    ['has a vehicle without a name', () => ({ vehicles: { 2: { ...TAXI, name: ' ' } } })],
    ['has a vehicle without a seat', () => ({ vehicles: { 2: { ...TAXI, seats: 0 } } })],
    ['has a margin of a day', () => ({ arrivalMargin: 1440 })],
  ])('is rejected and changes nothing if it %s', async ([, create], { client, database }) => {
    const people = getIds(await addGuests(client, database));
    const { plan } = await change(client, { version: 0, patch: { vehicles: { 1: TAXI } } });
    const response = await send(client, { version: plan.version, patch: create(people) });
    expect(response.status).toBe(400);
    expect(await readPlan(client)).toEqual(plan);
  });

  test('of another version is rejected with the current plan, and is undone by its opposite', async ({
    client,
    anonymous,
  }) => {
    const { plan, undo } = await change(client, { version: 0, patch: { vehicles: { 1: TAXI } } });
    const response = await send(client, { version: 0, patch: {} });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'conflict', plan });
    expect((await change(client, undo)).plan).toEqual(TRANSFERS.createEmpty());
    expect((await send(anonymous, { version: 0, patch: {} })).status).toBe(401);
  });
});

describe('transfers after replies', () => {
  test('keep the seat of somebody who declines with a mark, and drivers read the others', async ({
    app,
    client,
    database,
  }) => {
    const [anna = 0, luca = 0] = getIds(await addGuests(client, database));
    const arrival = { [anna]: inVehicle(1), [luca]: inVehicle(1) };
    await change(client, { version: 0, patch: { vehicles: { 1: TAXI, 2: TAXI }, arrival } });
    await insertRecord(database, reply('Luca', 'not-attending'));
    expect((await readPlan(client)).arrival).toEqual(arrival);
    const body = { label: 'Driver', lists: ['transfers'], event: null, days: 7 };
    const { path } = await client.send<{ path: string }>('share-links', body);
    const page = await (await app.request(path)).text();
    expect(page).toContain('Anna Rossi');
    expect(page).not.toContain('Luca Rossi');
    const file = await app.request(`${path}/transfers-1.csv`);
    expect(await file.text()).toMatch(/Water taxi 2.*Airport.*Hotel.*Anna Rossi/);
    const empty = await (await app.request(`${path}/transfers-2.csv`)).text();
    expect(empty).not.toContain('Rossi');
    expect((await app.request(`${path}/rooming.csv`)).status).toBe(404);
    for (const [list, status] of [
      ['transfers-1', 201],
      ['transfers-x', 400],
      ['replies-1', 400],
    ] as const) {
      const request = { ...body, lists: [list] };
      const answer = await client.request('share-links', { method: 'POST', body: request });
      expect([list, answer.status]).toEqual([list, status]);
      if (status !== 201) continue;
      const { path: ofDriver } = (await answer.json()) as { path: string };
      expect((await app.request(`${ofDriver}/transfers-1.csv`)).status).toBe(200);
      expect((await app.request(`${ofDriver}/transfers-2.csv`)).status).toBe(404);
    }
    await client.request('guest-list/1', { method: 'DELETE' });
    expect(Object.keys((await readPlan(client)).arrival)).toEqual([String(luca)]);
  });

  test('tell a household its own vehicle and who else is in it, once the couple shows it, and no other time', async ({
    app,
    client,
    database,
  }) => {
    const entries = await addGuests(client, database);
    const [anna = 0, luca = 0, pia = 0] = getIds(entries);
    const own = { vehicle: 1, time: '2026-06-05T13:01' };
    const arrival = { [anna]: own, [luca]: { vehicle: 1, time: '2026-06-05T13:59' } };
    const bus = { ...TAXI, name: 'Bus', time: '2026-06-08T09:15', direction: 'departure' as const };
    const { plan } = await change(client, {
      version: 0,
      patch: { vehicles: { 1: TAXI, 2: bus }, arrival, departure: { [pia]: inVehicle(2) } },
    });
    const read = async (index: number) => {
      const guest = await openLink(app, { code: entries[index]?.code ?? null });
      const text = await (await guest.request('/invitation')).text();
      return { text, lines: (JSON.parse(text) as Invitation).transfers };
    };
    expect((await read(0)).lines).toBeUndefined();
    await change(client, { version: plan.version, patch: { isShown: true } });
    const { text, lines } = await read(0);
    expect(lines).toEqual([{ at: TAXI.time, text: expect.any(String) }]);
    expect(lines?.[0]?.text).toMatch(
      /^Your transfer: Friday, June 5 at 2:40\sPM, Water taxi 2, Airport → Hotel, with Luca Rossi$/,
    );
    expect(text).not.toMatch(/13:59|13:01|Pia|Bus/);
    expect((await read(2)).lines?.[0]?.text).toMatch(
      /^Your transfer back: Monday, June 8 .*Hotel$/,
    );
    await insertRecord(database, reply('Luca', 'not-attending'));
    expect((await read(1)).lines).toBeUndefined();
    expect((await read(0)).lines?.[0]?.text).toMatch(/Hotel$/);
  });
});
