import { describe, expect } from 'vitest';
import { english } from '../../content/localized.ts';
import content from '../../content/wedding.ts';
import { createPerson } from '../../domain/fixtures/replies.ts';
import { type GuestListHousehold, toHouseholdValues } from '../../domain/guest-list/guest-list.ts';
import type { Invitation, PersonalReply } from '../../domain/invitations/invitation.ts';
import { createApp } from '../app.ts';
import { type Client, createReply, test } from '../fixtures/dashboard.ts';
import {
  type App,
  addEntries,
  COMES,
  createGuest,
  createPersonalReply,
  type Guest,
  openLink,
} from '../fixtures/invitations.ts';
import { listRecords } from '../fixtures/records.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { createWebsite } from '../website/website.ts';
import { findCode, revokeCodes } from './invitation-codes.ts';
import { createPersonalLinks } from './personal-links.ts';

const ADA = {
  name: 'Ada & Luca Rossi',
  people: [
    { first: 'Ada', last: 'Rossi' },
    { first: 'Luca', last: 'Rossi' },
    { first: '', last: '', isGuest: true },
  ],
  emails: ['ada@rossi.example', 'luca@rossi.example'],
  events: ['wedding'],
  maxGuests: 2,
};

const send = (guest: Guest, json: unknown, headers = {}) =>
  guest.request('/invitation/reply', { method: 'POST', json, headers });

async function read(guest: Guest): Promise<Invitation> {
  const response = await guest.request('/invitation');
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Invitation;
}

/** Ada's household, and her browser after she opened its link. */
async function inviteAda(app: App, client: Client) {
  const [ada] = await addEntries(client, ADA);
  return { ada, guest: await openLink(app, { code: ada?.code ?? null }) };
}

async function store(guest: Guest, reply: Partial<PersonalReply> = {}): Promise<void> {
  const response = await send(guest, createPersonalReply(reply));
  if (response.status !== 201) throw new Error(await response.text());
}

describe('nobody', () => {
  test('reads or changes an invitation without a link, or with a forged, another site’s or an expired cookie', async ({
    app,
    client,
    database,
  }) => {
    const { guest } = await inviteAda(app, client);
    const [id = '', time = '', signature = ''] = guest.cookies.get('invitation')?.split('.') ?? [];
    const forged = [
      '',
      `2.${time}.${signature}`,
      `${id}.${Number(time) + 1}.${signature}`,
      `${id}.${time}.${'A'.repeat(43)}`,
      `${id}.${time}.`,
      `1.1.${'é'.repeat(43)}`,
      `${id}.${time}.${signature}x`,
      'true',
    ];
    for (const cookie of forged) {
      const other = createGuest(app, new Map([['invitation', cookie]]));
      expect((await other.request('/invitation')).status, cookie).toBe(401);
      expect((await send(other, createPersonalReply())).status, cookie).toBe(401);
    }
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      expect((await send(guest, createPersonalReply(), headers)).status).toBe(403);
      const removal = await guest.request('/invitation', { method: 'DELETE', headers });
      expect(removal.status).toBe(403);
    }
    const embedded = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await guest.request('/invitation', { headers: embedded })).status).toBe(403);
    expect(await listRecords(database)).toEqual([]);
    expect((await read(guest)).name).toBe(ADA.name);
  });

  test('reads or changes an invitation after the link was revoked or renewed, or the household deleted', async ({
    app,
    client,
    database,
  }) => {
    const entries = await addEntries(client, ADA, { name: 'Pia' }, { name: 'Zoë' });
    const guests = await Promise.all(entries.map((entry) => openLink(app, entry)));
    await revokeCodes(database, 1);
    const { undo } = (await (
      await client.request('guest-list/2', { method: 'DELETE' })
    ).json()) as { undo: object };
    const statuses = async () =>
      Promise.all(guests.map(async (guest) => (await guest.request('/invitation')).status));
    expect(await statuses()).toEqual([401, 401, 200]);
    await client.send('guest-list/undo', undo);
    expect(await statuses()).toEqual([401, 200, 200]);
  });

  test('reads or changes an invitation whose code has the id of theirs, after the database was set back', async ({
    app,
    client,
    database,
  }) => {
    const { guest } = await inviteAda(app, client);
    expect((await read(guest)).name).toBe(ADA.name);
    // A copy from before Ada was on the list, and then another household with the next id.
    await database.query("UPDATE invitation_codes SET code = 'KFM7QTR2W'");
    expect((await guest.request('/invitation')).status).toBe(401);
    expect((await send(guest, createPersonalReply())).status).toBe(401);
    expect(await listRecords(database)).toEqual([]);
  });

  test('reads or changes an invitation of another household whose address it types', async ({
    app,
    client,
    post,
  }) => {
    const [ada, pia] = await addEntries(client, ADA, { name: 'Pia', emails: ['pia@b.co'] });
    const [attacker, victim] = [
      await openLink(app, { code: ada?.code ?? null }),
      await openLink(app, { code: pia?.code ?? null }),
    ];
    const people = [createPerson('Ada Rossi', { attendance: { wedding: 'attending' } })];
    await store(attacker, { people, email: 'pia@b.co' });
    await post({ ...PORTIA, email: 'pia@b.co', dietary_restrictions: 'private' });
    await store(victim, { email: 'pia@b.co', note: 'private, too' });
    await store(attacker, { people, email: 'pia@b.co', note: 'fish' });
    await post({ ...PORTIA, email: 'pia@b.co', dietary_restrictions: 'private' });
    expect((await read(attacker)).reply?.note).toBe('fish');
    expect((await read(victim)).reply?.note).toBe('private, too');
  });
});

describe('a reply by a personal link', () => {
  const person = createPerson('Ada Rossi', { attendance: { wedding: 'attending' } });

  test.for<[string, object, string, code?: string]>([
    [
      'for more guests than are invited',
      { people: [person, person, person] },
      'person:2:event:wedding',
      'PT400',
    ],
    [
      'for an event that they are not invited to',
      { people: [{ ...person, attendance: COMES }] },
      'person:0:event:welcome_party',
      'PT400',
    ],
    [
      'with a person of another household',
      { people: [{ ...person, id: 9_000_000 }] },
      'person:0:first',
      'PT400',
    ],
    [
      'with an answer to an unknown question',
      { answers: { song: 'Volare' } },
      'question:song',
      'PT400',
    ],
    [
      'without the name of anybody',
      { people: [{ ...person, first: '', last: '' }] },
      'person:0:first',
    ],
    ['with a wrong address', { email: 'ada' }, 'email'],
    ['with a number as a name', { people: [{ ...person, first: 7 }] }, 'people.0.first'],
    ['with another household', { household: 'email:a@b.co' }, ''],
    ['with a list of people that is none', { people: 'Ada' }, 'people'],
  ])(
    'is rejected %s, with the name of the field',
    async ([, changes, field, code = '23514'], { app, client, database }) => {
      const { guest } = await inviteAda(app, client);
      const people = [person];
      const response = await send(guest, { ...createPersonalReply({ people }), ...changes });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code, details: field });
      expect(await listRecords(database)).toEqual([]);
    },
  );

  test('is rejected with more text than can be stored, with another type and with no JSON', async ({
    app,
    client,
    database,
  }) => {
    const [ada] = await addEntries(client, { ...ADA, maxGuests: 20 });
    const guest = await openLink(app, { code: ada?.code ?? null });
    const people = Array.from({ length: 20 }, () => ({ ...person, dietary: 'x'.repeat(450) }));
    const long = await send(guest, { ...createPersonalReply(), people });
    expect([long.status, await long.json()]).toMatchObject([
      400,
      { message: 'Please use shorter answers' },
    ]);
    expect((await send(guest, { people: 'x'.repeat(17_000) })).status).toBe(413);
    const text = await guest.request('/invitation/reply', { method: 'POST', body: '{}' });
    expect(text.status).toBe(400);
    expect(await listRecords(database)).toEqual([]);
  });

  test('is rejected after the couple closed replies, except for answers to questions that close later', async ({
    client,
    database,
    dataDir,
    log,
  }) => {
    const [ada] = await addEntries(client, ADA);
    const openWith = async (rsvp: Partial<typeof content.rsvp>) => {
      const website = createWebsite(database, readContentFiles(), {
        start: { document: { ...content, rsvp: { ...content.rsvp, ...rsvp } }, version: null },
        publisher: null,
        log,
      });
      const settings = readSettings({ DATA_DIR: dataDir });
      const app = createApp({ settings, database, access: ACCESS, website, files: null, log });
      return openLink(app, { code: ada?.code ?? null });
    };
    const questions = [
      { id: 'flight', label: 'Flight', kind: 'text', closesAt: '2099-01-01T00:00' },
      { id: 'song', label: 'Song', kind: 'text' },
    ] as const;
    const closed = { closesAt: '2020-01-01T00:00', questions: [...questions] };
    const people = [person];
    const sent = createPersonalReply({ people, answers: { song: 'Volare' } });
    const late = await openWith(closed);
    const response = await send(late, sent);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'PT403' });
    expect(await listRecords(database)).toEqual([]);

    expect((await send(await openWith({ questions: [...questions] }), sent)).status).toBe(201);
    const { reply, repliedAt } = await read(late);
    const answer = (answers: object) => send(late, { ...reply, repliedAt, answers });
    expect((await answer({ song: 'Azzurro', flight: 'AZ 1460' })).status).toBe(403);
    expect((await answer({ flight: 'AZ 1460' })).status).toBe(403);
    expect((await answer({ song: 'Volare', flight: 'AZ 1460' })).status).toBe(201);
    expect((await answer({ song: 'Volare', flight: 'AZ 1461' })).status).toBe(409);
    expect(await listRecords(database)).toHaveLength(2);
    expect((await read(late)).reply?.answers).toEqual({ song: 'Volare', flight: 'AZ 1460' });
  });
});

test('an invitation has the household’s people, limits and events, and no reply yet', async ({
  app,
  client,
}) => {
  const { ada, guest } = await inviteAda(app, client);
  const response = await guest.request('/invitation');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    id: ada?.id,
    ...ADA,
    people: ADA.people.map((person) => ({ id: expect.any(Number), ...person })),
    calendar: expect.stringMatching(/^\/calendar\/en\/1\.[\w-]{43}\.ics$/),
    reply: null,
    repliedAt: null,
  });
  const [pia] = await addEntries(client, { name: 'Pia', events: ['wedding', 'welcome_party'] });
  const other = await openLink(app, { code: pia?.code ?? null });
  const { events, maxGuests } = await read(other);
  expect(events).toEqual(english.celebrate.events.map(({ id }) => id));
  expect(maxGuests).toBe(1);
});

test('a reply is stored as of this invitation, counted for its entry and loaded again', async ({
  app,
  client,
  database,
}) => {
  const { ada, guest } = await inviteAda(app, client);
  const reply = createPersonalReply({
    people: [
      createPerson('Ada Rossi', { attendance: { wedding: 'not-attending' } }),
      createPerson('Luca Rossi', { attendance: { wedding: 'attending' } }),
      createPerson('', { attendance: { wedding: 'attending' } }),
    ],
    email: 'new@rossi.example',
    note: 'No nuts',
  });
  const response = await send(guest, reply);
  expect(response.status).toBe(201);
  const [stored] = await listRecords(database);
  expect(await response.json()).toEqual({ id: stored?.id, created_at: stored?.created_at });
  expect(stored).toMatchObject({
    ...{ guest_one_first: 'Luca', guest_one_last: 'Rossi', guest_two_first: null },
    ...{ email: 'new@rossi.example', welcome_party: 'not-attending', wedding: 'attending' },
    ...{ guests_count: 2, dietary_restrictions: 'No nuts' },
    answers: {
      notAsked: ['welcome_party'],
      people: [
        { first: 'Ada' },
        { first: 'Luca', events: { wedding: 'attending' } },
        { first: null },
      ],
      ...{ invitation: ada?.id, household: `invitation:${ada?.id}` },
    },
  });
  expect(await read(guest)).toMatchObject({ reply, repliedAt: stored?.created_at });
  const { guestList, notOnList } = await client.guestData();
  expect(guestList).toMatchObject([
    { household: `invitation:${ada?.id}`, matchedBy: 'invitation' },
  ]);
  expect(notOnList).toEqual([]);
});

test('a reply names the people of the guest list, also after the couple corrects a name', async ({
  app,
  client,
  database,
}) => {
  const { ada, guest } = await inviteAda(app, client);
  const [one] = (await read(guest)).people;
  const named = {
    ...createPerson('Ada Rossi', { attendance: { wedding: 'attending' } }),
    id: one?.id ?? 0,
  };
  await store(guest, { people: [named] });
  expect((await listRecords(database))[0]?.answers?.people).toMatchObject([{ id: one?.id }]);
  const [first, ...others] = ada?.people ?? [];
  const entry = {
    ...toHouseholdValues(ada as GuestListHousehold),
    people: [{ ...first, first: 'Adda' }, ...others],
  };
  const body = { version: ada?.version, entry };
  const edited = await client.request(`guest-list/${ada?.id}`, { method: 'PUT', body });
  expect(edited.status).toBe(200);
  const { households, guestList } = await client.guestData();
  expect(guestList[0]?.entry.people[0]).toMatchObject({ id: one?.id, first: 'Adda' });
  expect(households[0]?.current.people).toMatchObject([{ id: one?.id, first: 'Ada' }]);
  const again = await send(guest, createPersonalReply({ people: [named, named] }));
  expect(again.status).toBe(400);
});

test('a link continues the open reply from an address on the list, and what the couple changed', async ({
  app,
  client,
  post,
}) => {
  await post({ ...PORTIA, email: 'LUCA@rossi.example', dietary_restrictions: 'No nuts' });
  const { guest } = await inviteAda(app, client);
  expect((await read(guest)).reply?.note).toBe('No nuts');
  const household = await client.household('email:luca@rossi.example');
  const { version, current } = household;
  await client.send(`households/${household.key}/reply`, {
    version,
    reply: { ...current, note: 'No fish' },
  });
  expect((await read(guest)).reply?.note).toBe('No fish');
  const people = [createPerson('Ada Rossi', { attendance: { wedding: 'attending' } })];
  await store(guest, { people, email: 'other@rossi.example' });
  const { households } = await client.guestData();
  expect(households).toMatchObject([{ key: household.key, current: { people } }]);
  expect(households[0]?.history).toHaveLength(3);

  // The couple withdraws it: the next reply begins again.
  const { version: now } = await client.household(household.key);
  await client.send(`households/${household.key}/withdraw`, { version: now });
  expect((await read(guest)).reply).toBeNull();
});

test('a form that began with an older reply does not replace a newer one, unless the guest has seen it', async ({
  app,
  client,
  database,
}) => {
  const [ada] = await addEntries(client, ADA);
  const [phone, other] = [
    await openLink(app, { code: ada?.code ?? null }),
    await openLink(app, { code: ada?.code ?? null }),
  ];
  const people = [createPerson('Luca Rossi', { attendance: { wedding: 'attending' } })];
  const compose = (note: string, repliedAt?: string | null) => ({
    ...createPersonalReply({ people, note }),
    ...(repliedAt !== undefined && { repliedAt }),
  });
  expect((await send(other, compose('Nut allergy', null))).status).toBe(201);
  // The answer can get lost: the same reply, sent again, is not another one.
  expect((await send(other, compose('Nut allergy', null))).status).toBe(201);

  const conflict = await send(phone, compose('', null));
  const { calendar: _, ...current } = await read(phone);
  expect(current.reply?.note).toBe('Nut allergy');
  expect([conflict.status, await conflict.json()]).toEqual([409, current]);
  expect(await listRecords(database)).toHaveLength(2);
  expect((await send(phone, compose('', current.repliedAt))).status).toBe(201);

  // A reply that the couple has entered is a newer one, too.
  const { repliedAt } = await read(phone);
  const { key, version, current: stored } = await client.household(`invitation:${ada?.id}`);
  const reply = { ...stored, note: 'By phone' };
  await client.send(`households/${key}/reply`, { version, reply });
  expect((await send(phone, compose('Fish', repliedAt))).status).toBe(409);
  // A page from before this rule says nothing about it, and can still reply.
  expect((await send(phone, compose('Fish'))).status).toBe(201);
  // Nothing is replaced where nothing is left.
  await client.send(`households/${key}/withdraw`, {
    version: (await client.household(key)).version,
  });
  expect((await send(phone, compose('Fish', repliedAt))).status).toBe(201);
});

test('of several phones that send different replies at the same time, one replaces nothing and the others see it', async ({
  app,
  client,
  database,
  dataDir,
  otherDatabase,
  log,
}) => {
  const [ada] = await addEntries(client, ADA);
  const settings = readSettings({ DATA_DIR: dataDir });
  const otherCopy = createApp({
    ...{ settings, database: otherDatabase, access: ACCESS, files: null, log },
  });
  const phones = await Promise.all(
    [app, otherCopy, app, otherCopy].map((copy) => openLink(copy, { code: ada?.code ?? null })),
  );
  const people = [createPerson('Luca Rossi', { attendance: { wedding: 'attending' } })];
  const answers = await Promise.all(
    phones.map((phone, index) =>
      send(phone, {
        ...createPersonalReply({ people, note: `From phone ${index}` }),
        repliedAt: null,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const [stored, ...others] = await listRecords(database);
  expect(others).toEqual([]);
  for (const answer of answers.filter(({ status }) => status === 409)) {
    const { reply } = (await answer.json()) as Invitation;
    expect(reply?.note).toBe(stored?.dietary_restrictions);
  }
});

test('a form does not reply for another household, whose link the browser has opened since', async ({
  app,
  client,
  database,
}) => {
  const [ada, pia] = await addEntries(client, ADA, { name: 'Pia' });
  const guest = await openLink(app, { code: ada?.code ?? null });
  const people = [createPerson('Ada Rossi', { attendance: { wedding: 'attending' } })];
  const form = { ...createPersonalReply({ people }), id: ada?.id };
  await guest.request(`/i/${pia?.code}`);
  const rejected = await send(guest, form);
  expect([rejected.status, await rejected.json()]).toMatchObject([412, { code: 'PT412' }]);
  expect(await listRecords(database)).toEqual([]);
  await guest.request(`/i/${ada?.code}`);
  expect((await send(guest, form)).status).toBe(201);
});

test('a household that the couple entered and confirmed is continued by its link', async ({
  app,
  client,
}) => {
  const [ada] = await addEntries(client, ADA);
  const reply = createReply({ dietary_restrictions: 'by phone' });
  const { key } = await client.send<{ key: string }>('households', { reply });
  await client.request(`guest-list/${ada?.id}/matches/${key}`, {
    method: 'PUT',
    body: { isMatch: true },
  });
  const guest = await openLink(app, { code: ada?.code ?? null });
  expect((await read(guest)).reply?.note).toBe('by phone');
  await store(guest, {
    people: [createPerson('Ada Rossi', { attendance: { wedding: 'attending' } })],
  });
  expect((await client.guestData()).households).toMatchObject([{ key }]);
});

test('“not you?” forgets the link on this device only', async ({ app, client }) => {
  const [ada] = await addEntries(client, ADA);
  const [guest, phone] = [
    await openLink(app, { code: ada?.code ?? null }),
    await openLink(app, { code: ada?.code ?? null }),
  ];
  expect((await guest.request('/invitation', { method: 'DELETE' })).status).toBe(204);
  expect([...guest.cookies.keys()]).toEqual(['wedding-authenticated', 'envelope']);
  expect((await guest.request('/invitation')).status).toBe(401);
  expect((await phone.request('/invitation')).status).toBe(200);
});

test('the couple sees when a link was first opened in a browser, without previews', async ({
  app,
  client,
}) => {
  const { ada, guest } = await inviteAda(app, client);
  const readOpenedAt = async () => (await client.guestData()).guestList[0]?.entry.openedAt;
  const fetchPage = (headers: Record<string, string>) => guest.request('/invitation', { headers });
  for (const headers of [
    { 'User-Agent': 'WhatsApp/2.24.6 A' },
    { 'User-Agent': 'Mozilla/5.0 (Macintosh) facebookexternalhit/1.1 Facebot Twitterbot/1.0' },
    { 'User-Agent': 'TelegramBot (like TwitterBot)' },
    { 'Sec-Purpose': 'prefetch;prerender' },
  ]) {
    expect((await fetchPage(headers)).status).toBe(200);
  }
  expect(await readOpenedAt()).toBeNull();
  const { version } = await client.guestData();
  await fetchPage({ 'User-Agent': 'Mozilla/5.0 (iPhone)' });
  const openedAt = await readOpenedAt();
  expect(Date.now() - Date.parse(openedAt ?? '')).toBeLessThan(60_000);
  expect((await client.guestData()).version).not.toBe(version);
  await fetchPage({ 'User-Agent': 'Mozilla/5.0 (iPhone)' });
  expect(await readOpenedAt()).toBe(openedAt);
  await client.request(`guest-list/${ada?.id}/code`, { method: 'POST' });
  expect(await readOpenedAt()).toBeNull();
});

test('a link is valid for half a year after its last use', async ({ database, client }) => {
  const [ada] = await addEntries(client, ADA);
  let now = Date.parse('2026-01-01T00:00:00Z');
  const links = createPersonalLinks({
    queries: database,
    secret: ACCESS.secret,
    getVisitor: () => ({ address: '', isHttps: false }),
    warn: () => {},
    now: () => now,
  });
  const { Hono } = await import('hono');
  const app = new Hono()
    .get('/i/:code', async (c) => c.json(await links.open(c, c.req.param('code'))))
    .get('/find', async (c) => c.json(await links.find(c)));
  const guest = createGuest(app);
  const findAfter = async (days: number) => {
    now += days * 24 * 60 * 60 * 1000;
    return (await guest.request('/find')).json();
  };
  await guest.request(`/i/${ada?.code}`);
  const first = guest.cookies.get('invitation');
  expect(await findAfter(0.5)).toBe(ada?.id);
  expect(guest.cookies.get('invitation')).toBe(first);
  expect(await findAfter(170)).toBe(ada?.id);
  expect(await findAfter(170)).toBe(ada?.id);
  expect(await findAfter(180)).toBeNull();
  expect(await findAfter(-400)).toBeNull();
  expect(await findCode(database, { code: ada?.code ?? '' })).toMatchObject({ entry: ada?.id });
});
