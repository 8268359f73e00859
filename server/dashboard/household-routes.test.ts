import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { Household } from '../../domain/household.ts';
import { hostReply, test } from '../fixtures/dashboard.ts';
import { PORTIA } from '../fixtures/site.ts';

const KEY = 'email:portia@belmont.example';
const PATH = `households/${encodeURIComponent(KEY)}`;

describe('a reply that is none is refused, and nothing is stored', () => {
  test.for<[string, object, string, string]>([
    ['no name', { guest_one_first: ' ' }, 'First name is required', 'guest_one_first'],
    ['no address at all', { email: 'portia' }, 'Please enter a valid email address', 'email'],
    ['an empty address', { email: '' }, 'Please enter a valid email address', 'email'],
    ['three guests', { guests_count: 3 }, 'Please choose 1 or 2 guests', 'guests_count'],
    ['a maybe', { wedding: 'maybe' }, 'Please select your attendance for the Wedding', 'wedding'],
  ])('%s', async ([, fault, message, field], { host, post, database }) => {
    await post(PORTIA);
    const { version } = await host.household(KEY);
    for (const [path, extra] of [
      ['households', {}],
      [`${PATH}/reply`, { version }],
    ] as const) {
      const body = { ...extra, reply: { ...hostReply(), ...fault } };
      const response = await host.ask(path, { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ code: 'invalid', message, field });
    }
    expect(await database.query('SELECT * FROM host_entries')).toEqual([]);
  });

  test('a column that is not ours', async ({ host }) => {
    for (const body of [
      { reply: { ...hostReply(), id: 1 } },
      { reply: hostReply(), version: '1.0' },
      { version: '1.0' },
      {},
    ]) {
      expect((await host.ask('households', { method: 'POST', body })).status).toBe(400);
    }
  });
});

describe('who has not seen what is there is told, and changes nothing', () => {
  const acts: [string, (version: string) => object][] = [
    ['reply', (version) => ({ version, reply: hostReply({ guests_count: 1 }) })],
    ['withdraw', (version) => ({ version })],
    ['restore', (version) => ({ version })],
  ];

  test.for(acts)(
    '%s after the guest replied again',
    async ([act, body], { host, post, database }) => {
      await post(PORTIA);
      const { version } = await host.household(KEY);
      await post({ ...PORTIA, guests_count: 1 });
      const sent = { method: 'POST', body: body(version) };
      const response = await host.ask(`${PATH}/${act}`, sent);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: 'conflict',
        message: 'This reply has changed since you opened it.',
        household: await host.household(KEY),
      });
      expect(await database.query('SELECT * FROM host_entries')).toEqual([]);
    },
  );

  test.for(acts)('%s of nobody', async ([act, body], { host }) => {
    const response = await host.ask(`${PATH}/${act}`, { method: 'POST', body: body('1.0') });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'household-not-found' });
  });

  test('of two hosts who save at once one is told', async ({ host, post }) => {
    await post(PORTIA);
    const { version } = await host.household(KEY);
    const save = (guest_two_first: string) => {
      const reply = hostReply({ email: PORTIA.email, guests_count: 2, guest_two_first });
      return host.ask(`${PATH}/reply`, { method: 'POST', body: { version, reply } });
    };
    const names = ['Gratiano', 'Lorenzo', 'Antonio'];
    const answers = await Promise.all(names.map(save));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const saved = names[statuses.indexOf(200)];
    expect((await host.household(KEY)).current.guest_two_first).toBe(saved);
  });

  test('of servers on one database that save at once all but one are told', async ({
    host,
    dataDir,
    databaseUrl,
  }) => {
    const program = `
      const { openDatabase } = await import(process.env.STORE);
      const { addHousehold } = await import(process.env.ENTRIES);
      const database = await openDatabase(JSON.parse(process.env.PLACE));
      const refused = (error) => (process.exitCode = error.body?.code === 'email-taken' ? 9 : 1);
      await addHousehold(database, JSON.parse(process.env.REPLY)).catch(refused);
      await database.close();
    `;
    const env = {
      STORE: join(import.meta.dirname, '..', 'store.ts'),
      ENTRIES: join(import.meta.dirname, 'household-routes.ts'),
      PLACE: JSON.stringify({ dataDir, databaseUrl }),
      REPLY: JSON.stringify(hostReply({ email: 'nerissa@belmont.example' })),
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
    expect((await host.book()).households).toHaveLength(1);
  }, 30_000);
});

describe('an address that has a party already', () => {
  test('is no second party, also when that one is withdrawn', async ({ host, post }) => {
    await post(PORTIA);
    const body = { reply: hostReply({ email: 'Portia@Belmont.example' }) };
    const expectRefused = async () => {
      const response = await host.ask('households', { method: 'POST', body });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: 'email-taken',
        message: 'There is already a reply with this email address.',
        household: await host.household(KEY),
      });
    };
    await expectRefused();
    await host.send(`${PATH}/withdraw`, { version: '1.0' });
    await expectRefused();
    expect((await host.book()).households).toHaveLength(1);
  });

  test('is not given to another', async ({ host, post }) => {
    await post(PORTIA);
    const { key, version } = await host.send<Household>('households', { reply: hostReply() });
    const reply = hostReply({ email: PORTIA.email });
    const path = `households/${encodeURIComponent(key)}/reply`;
    const response = await host.ask(path, { method: 'POST', body: { version, reply } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'email-taken', household: { key: KEY } });
  });
});

describe('a host', () => {
  test('adds a reply that came by phone, and one by letter', async ({ host }) => {
    const phoned = await host.send<Household>('households', { reply: hostReply() });
    expect(phoned).toMatchObject({
      withdrawn: false,
      hasCoupleEntries: true,
      current: { email: null },
    });
    expect(phoned.key).toMatch(/^host:[\w-]{36}$/);
    const email = "o'brien/x%y?z#@dublin.example";
    const written = await host.send<Household>('households', { reply: hostReply({ email }) });
    expect(written.key).toBe(`email:${email}`);
    const path = `households/${encodeURIComponent(written.key)}/withdraw`;
    expect(await host.send(path, { version: written.version })).toMatchObject({ withdrawn: true });
    expect((await host.book()).households).toHaveLength(2);
  });

  test('amends, withdraws and restores; the history tells it all', async ({ host, post }) => {
    await post(PORTIA);
    const first = await host.household(KEY);
    const amended = await host.send<Household>(`${PATH}/reply`, {
      version: first.version,
      reply: { ...first.current, guests_count: 1, guest_two_first: null },
    });
    expect(amended.current).toMatchObject({ guests_count: 1, guest_two_first: null });
    const withdrawn = await host.send<Household>(`${PATH}/withdraw`, { version: amended.version });
    const restored = await host.send<Household>(`${PATH}/restore`, { version: withdrawn.version });
    expect(restored).toEqual(await host.household(KEY));
    expect(restored.history.map(({ by, action }) => `${by} ${action}`)).toEqual([
      'guest reply',
      'couple reply',
      'couple withdraw',
      'couple restore',
    ]);
    expect(restored.history[0]).toEqual(first.history[0]);
  });

  test('who changes nothing adds nothing', async ({ host, post }) => {
    await post(PORTIA);
    const household = await host.household(KEY);
    const same = { version: household.version, reply: household.current };
    expect(await host.send(`${PATH}/reply`, same)).toEqual(household);
    expect(await host.send(`${PATH}/restore`, { version: household.version })).toEqual(household);
  });

  test('who mends an address has the guest’s next reply at the same party', async ({
    host,
    post,
  }) => {
    await post({ ...PORTIA, email: 'portia@belmnt.example' });
    const [household] = (await host.book()).households;
    await host.send(`households/${encodeURIComponent(household?.key ?? '')}/reply`, {
      version: household?.version,
      reply: { ...household?.current, email: PORTIA.email },
    });
    await post({ ...PORTIA, guests_count: 1 });
    expect((await host.book()).households).toMatchObject([
      { key: 'email:portia@belmnt.example', current: { guests_count: 1, email: PORTIA.email } },
    ]);
  });
});

test('what was entered can be removed and never changed', async ({ host, database }) => {
  await host.send('households', { reply: hostReply() });
  const update = database.query("UPDATE host_entries SET wedding = 'not-attending'");
  await expect(update).rejects.toMatchObject({ sqlstate: '23514' });
});
