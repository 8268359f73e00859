import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createPerson } from '../../domain/fixtures/replies.ts';
import { listUnclearCounts } from '../../domain/replies/headcount.ts';
import type { Household } from '../../domain/replies/household.ts';
import { createReply, test } from '../fixtures/dashboard.ts';
import { insertRecord } from '../fixtures/records.ts';
import { PORTIA } from '../fixtures/site.ts';

const KEY = 'email:portia@belmont.example';
const PATH = `households/${encodeURIComponent(KEY)}`;

describe('an invalid reply', () => {
  test.for<[string, object, string, string]>([
    ['no name', { people: [createPerson('')] }, 'First name is required', 'first'],
    [
      'an invalid email address',
      { email: 'portia' },
      'Please enter a valid email address',
      'email',
    ],
    ['an empty email address', { email: '' }, 'Please enter a valid email address', 'email'],
    ['nobody', { people: [] }, 'Please name a guest', 'people'],
    [
      'an unknown answer',
      { people: [{ ...createPerson('A B'), attendance: { wedding: 'maybe' } }] },
      'Please choose an answer',
      'wedding',
    ],
  ])(
    'is rejected and not stored with %s',
    async ([, change, message, field], { client, post, database }) => {
      await post(PORTIA);
      const { version } = await client.household(KEY);
      for (const [path, extra] of [
        ['households', {}],
        [`${PATH}/reply`, { version }],
      ] as const) {
        const body = { ...extra, reply: { ...createReply(), ...change } };
        const response = await client.request(path, { method: 'POST', body });
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ code: 'invalid', message, field });
      }
      expect(await database.query('SELECT * FROM reply_changes')).toEqual([]);
    },
  );

  test('is rejected and not stored with an unknown field', async ({ client }) => {
    for (const body of [
      { reply: { ...createReply(), id: 1 } },
      { reply: createReply(), version: '1.0' },
      { version: '1.0' },
      {},
    ]) {
      expect((await client.request('households', { method: 'POST', body })).status).toBe(400);
    }
  });
});

describe('a change that is based on an old version', () => {
  const actions: [string, (version: string) => object][] = [
    ['reply', (version) => ({ version, reply: createReply({ guests_count: 1 }) })],
    ['withdraw', (version) => ({ version })],
    ['restore', (version) => ({ version })],
  ];

  test.for(actions)(
    'is rejected after the guest replied again (%s)',
    async ([action, body], { client, post, database }) => {
      await post(PORTIA);
      const { version } = await client.household(KEY);
      await post({ ...PORTIA, guests_count: 1 });
      const sent = { method: 'POST', body: body(version) };
      const response = await client.request(`${PATH}/${action}`, sent);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: 'conflict',
        message: 'This reply has changed since you opened it.',
        household: await client.household(KEY),
      });
      expect(await database.query('SELECT * FROM reply_changes')).toEqual([]);
    },
  );

  test.for(actions)(
    'is rejected for an unknown household (%s)',
    async ([action, body], { client }) => {
      const response = await client.request(`${PATH}/${action}`, {
        method: 'POST',
        body: body('1.0'),
      });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'household-not-found' });
    },
  );

  test('is rejected when several people save at once, except for the first', async ({
    client,
    post,
  }) => {
    await post(PORTIA);
    const { version } = await client.household(KEY);
    const save = (guest_two_first: string) => {
      const reply = createReply({ email: PORTIA.email, guests_count: 2, guest_two_first });
      return client.request(`${PATH}/reply`, { method: 'POST', body: { version, reply } });
    };
    const names = ['Gratiano', 'Lorenzo', 'Antonio'];
    const answers = await Promise.all(names.map(save));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const saved = names[statuses.indexOf(200)];
    expect((await client.household(KEY)).current.people[1]?.first).toBe(saved);
  });

  test('is rejected when several servers save to one database at once, except for the first', async ({
    client,
    dataDir,
    databaseUrl,
  }) => {
    const program = `
      const { openDatabase } = await import(process.env.STORE);
      const { addHousehold } = await import(process.env.ENTRIES);
      const { createGuestDataSource } = await import(process.env.SOURCE);
      const { english: wedding } = await import(process.env.WEDDING);
      const database = await openDatabase(JSON.parse(process.env.PLACE));
      const reject = (error) => (process.exitCode = error.body?.code === 'email-taken' ? 9 : 1);
      const source = createGuestDataSource(database, () => wedding);
      await addHousehold(source, JSON.parse(process.env.REPLY)).catch(reject);
      await database.close();
    `;
    const env = {
      STORE: join(import.meta.dirname, '..', 'store.ts'),
      ENTRIES: join(import.meta.dirname, 'routes.ts'),
      SOURCE: join(import.meta.dirname, '..', 'guest-data', 'guest-data.ts'),
      WEDDING: join(import.meta.dirname, '..', '..', 'content', 'localized.ts'),
      PLACE: JSON.stringify({ dataDir, databaseUrl }),
      REPLY: JSON.stringify(createReply({ email: 'nerissa@belmont.example' })),
    };
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const args = ['--input-type=module', '-e', program];
        const child = spawn(process.execPath, args, {
          env,
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        return (await once(child, 'exit'))[0];
      }),
    );
    expect(codes.sort()).toEqual([0, 9, 9, 9]);
    expect((await client.guestData()).households).toHaveLength(1);
  });
});

describe('the email address of another household', () => {
  test('is rejected for a new reply, even if the other household is withdrawn', async ({
    client,
    post,
  }) => {
    await post(PORTIA);
    const body = { reply: createReply({ email: 'Portia@Belmont.example' }) };
    const expectRejected = async () => {
      const response = await client.request('households', { method: 'POST', body });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: 'email-taken',
        message: 'There is already a reply with this email address.',
        household: await client.household(KEY),
      });
    };
    await expectRejected();
    await client.send(`${PATH}/withdraw`, { version: '1.0' });
    await expectRejected();
    expect((await client.guestData()).households).toHaveLength(1);
  });

  test('is rejected for an existing reply', async ({ client, post }) => {
    await post(PORTIA);
    const { key, version } = await client.send<Household>('households', { reply: createReply() });
    const reply = createReply({ email: PORTIA.email });
    const path = `households/${encodeURIComponent(key)}/reply`;
    const response = await client.request(path, { method: 'POST', body: { version, reply } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'email-taken', household: { key: KEY } });
  });

  test('can stay in the reply of a personal link that came with it', async ({
    client,
    database,
    post,
  }) => {
    await post(PORTIA);
    const key = 'invitation:1';
    await insertRecord(database, { ...PORTIA, answers: { invitation: 1, household: key } });
    const { version } = await client.household(key);
    const reply = createReply({ email: PORTIA.email, guests_count: 2 });
    const path = `households/${encodeURIComponent(key)}/reply`;
    expect(await client.send(path, { version, reply })).toMatchObject({ current: reply });
  });
});

describe('the couple', () => {
  test('adds a reply without and with an email address', async ({ client }) => {
    const phoned = await client.send<Household>('households', { reply: createReply() });
    expect(phoned).toMatchObject({
      withdrawn: false,
      hasCoupleEntries: true,
      current: { email: null },
    });
    expect(phoned.key).toMatch(/^host:[\w-]{36}$/);
    const email = "o'brien/x%y?z#@dublin.example";
    const written = await client.send<Household>('households', { reply: createReply({ email }) });
    expect(written.key).toBe(`email:${email}`);
    const path = `households/${encodeURIComponent(written.key)}/withdraw`;
    expect(await client.send(path, { version: written.version })).toMatchObject({
      withdrawn: true,
    });
    expect((await client.guestData()).households).toHaveLength(2);
  });

  test('adds one reply when the answer is lost and the form is sent again, also with a correction', async ({
    client,
  }) => {
    const id = '0123456789abcdef0123456789abcdef';
    const reply = createReply();
    const first = await client.send<Household>('households', { id, reply });
    expect(await client.send('households', { id, reply })).toEqual(first);
    const corrected = createReply({ guests_count: 2 });
    const second = await client.send<Household>('households', { id, reply: corrected });
    expect(second).toMatchObject({ key: first.key, current: corrected });
    expect((await client.guestData()).households).toHaveLength(1);
    const body = { id: '../../backup', reply };
    expect((await client.request('households', { method: 'POST', body })).status).toBe(400);
  });

  test('changes, withdraws and restores a reply, and the history has every step', async ({
    client,
    post,
  }) => {
    await post(PORTIA);
    const first = await client.household(KEY);
    const amended = await client.send<Household>(`${PATH}/reply`, {
      version: first.version,
      reply: { ...first.current, people: first.current.people.slice(0, 1) },
    });
    expect(amended.current.people).toHaveLength(1);
    const withdrawn = await client.send<Household>(`${PATH}/withdraw`, {
      version: amended.version,
    });
    const restored = await client.send<Household>(`${PATH}/restore`, {
      version: withdrawn.version,
    });
    expect(restored).toEqual(await client.household(KEY));
    expect(restored.history.map(({ by, action }) => `${by} ${action}`)).toEqual([
      'guest reply',
      'couple reply',
      'couple withdraw',
      'couple restore',
    ]);
    expect(restored.history[0]).toEqual(first.history[0]);
  });

  test('adds no step by saving an unchanged reply', async ({ client, post }) => {
    await post(PORTIA);
    const household = await client.household(KEY);
    const same = { version: household.version, reply: household.current };
    expect(await client.send(`${PATH}/reply`, same)).toEqual(household);
    expect(await client.send(`${PATH}/restore`, { version: household.version })).toEqual(household);
  });

  test('corrects a reply again after the guests’ replies were deleted from the database', async ({
    client,
    post,
    database,
  }) => {
    await post(PORTIA);
    const change = async (guest_two_first: string) => {
      const { version } = await client.household(KEY);
      const reply = createReply({ email: PORTIA.email, guests_count: 2, guest_two_first });
      await client.send(`${PATH}/reply`, { version, reply });
    };
    await change('Bassanio');
    await database.query('DELETE FROM rsvps');
    await change('Gratiano');
    expect((await client.household(KEY)).current.people[1]?.first).toBe('Gratiano');
  });

  test('corrects an email address and still gets the guest’s next reply in the same household', async ({
    client,
    post,
  }) => {
    await post({ ...PORTIA, email: 'portia@belmnt.example' });
    const [household] = (await client.guestData()).households;
    await client.send(`households/${encodeURIComponent(household?.key ?? '')}/reply`, {
      version: household?.version,
      reply: { ...household?.current, email: PORTIA.email },
    });
    await post({ ...PORTIA, guests_count: 1 });
    expect((await client.guestData()).households).toMatchObject([
      {
        key: 'email:portia@belmnt.example',
        current: { people: [{ first: 'Portia' }], email: PORTIA.email },
      },
    ]);
  });
});

test('the couple confirms a reply as it is, and nobody confirms another version', async ({
  client,
  post,
}) => {
  await post({ ...PORTIA, guest_two_first: 'Bassanio', guests_count: 1 });
  const { wedding, households } = await client.guestData();
  expect(listUnclearCounts(households, wedding.events)).toHaveLength(1);
  const [{ key, version, current } = households[0] as Household] = households;
  const path = `households/${encodeURIComponent(key)}/confirm`;
  const other = await client.request(path, { method: 'POST', body: { version: 'other' } });
  expect(other.status).toBe(409);
  const confirmed = await client.send<Household>(path, { version });
  expect(confirmed).toMatchObject({ current, hasCoupleEntries: true });
  const after = (await client.guestData()).households;
  expect(after).toEqual([confirmed]);
  expect(listUnclearCounts(after, wedding.events)).toEqual([]);
});

test('entries of the couple can be deleted and never changed', async ({ client, database }) => {
  await client.send('households', { reply: createReply() });
  const update = database.query("UPDATE reply_changes SET wedding = 'not-attending'");
  await expect(update).rejects.toMatchObject({ sqlstate: '23514' });
});
