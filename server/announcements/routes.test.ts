import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { Announcement } from '../../domain/announcements/announcement.ts';
import type { AnnouncementResponse } from '../../domain/announcements/announcement-api.ts';
import { toLocalTime } from '../../domain/wedding/zone-time.ts';
import type { createApp } from '../app.ts';
import { test as base, type Client, createClient } from '../fixtures/dashboard.ts';
import { endAnnouncement, findLastAnnouncement, putAnnouncement } from './announcements.ts';

type Read = (language?: string) => Promise<Announcement | null>;
type Fixtures = {
  site: ReturnType<typeof createApp>;
  host: Client;
  /** Puts an announcement in the place of the current one, or of the version in the body. */
  put: (body: object) => Promise<Response>;
  /** What an open page gets. */
  read: Read;
};

const test = base.extend<Fixtures>({
  site: async ({ openApp }, use) =>
    use(openApp({ content: { ...content, languages: ['en', 'it'] } })),
  host: async ({ site, client }, use) => use(createClient(site, client.cookie)),
  put: async ({ host }, use) =>
    use(async (body) => {
      const version = await readVersion(host);
      return host.request('announcement', { method: 'PUT', body: { version, ...body } });
    }),
  read: async ({ site }, use) => use(createReader(site)),
});

function createReader(app: ReturnType<typeof createApp>): Read {
  return async (language = 'en') => {
    const response = await app.request(`/private/announcement/${language}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return (await response.json()) as Announcement | null;
  };
}

async function readVersion(host: Client): Promise<string | null> {
  return ((await (await host.request('announcement')).json()) as AnnouncementResponse).version;
}

const remove = async (host: Client, version?: string | null) =>
  host.request(`announcement?version=${version ?? (await readVersion(host))}`, {
    method: 'DELETE',
  });

const inHours = (hours: number) =>
  toLocalTime(new Date(Date.now() + hours * 3_600_000).toISOString(), content.timeZone);
const BOAT = { en: 'The boat leaves at 17:00.\nZattere pier', it: 'La barca parte alle 17' };

describe('an announcement', () => {
  test.for<[body: object, message: RegExp, field: string]>([
    [{ texts: {}, until: inHours(1) }, /write the announcement/, 'en'],
    [{ texts: { en: ' \n', it: 'Ciao' }, until: inHours(1) }, /write the announcement/, 'en'],
    [{ texts: { en: 'x'.repeat(301) }, until: inHours(1) }, /300/, 'en'],
    [{ texts: { en: 'a\u0007b' }, until: inHours(1) }, /./, 'en'],
    [{ texts: { en: 'Boat', de: 'Boot' }, until: inHours(1) }, /not in this language/, 'texts'],
    [{ texts: { en: 'Boat', xx: 'Boot' }, until: inHours(1) }, /./, 'texts'],
    [{ texts: BOAT, until: inHours(-1) }, /later time/, 'until'],
    [{ texts: BOAT, until: inHours(24 * 366) }, /within a year/, 'until'],
    [{ texts: BOAT, until: '2027-13-45T10:00' }, /day and a time/, 'until'],
    [{ texts: BOAT, until: 'tomorrow' }, /day and a time/, 'until'],
    [{ texts: BOAT }, /./, 'until'],
  ])('is rejected with an invalid value: %j', async ([body, message, field], { put, database }) => {
    const response = await put(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(message),
      field,
    });
    expect(await findLastAnnouncement(database)).toBeNull();
  });
});

test('an announcement of another device is neither replaced nor removed unseen', async ({
  host,
  put,
  read,
}) => {
  const first = await put({ texts: BOAT, until: inHours(1) });
  const { version } = (await first.json()) as AnnouncementResponse;
  const later = { texts: { en: 'The boat leaves at 18:00.' }, until: inHours(2) };
  const second = (await (await put(later)).json()) as AnnouncementResponse;
  expect(second).toMatchObject({ current: later });
  const rejections = [
    await put({ texts: BOAT, until: inHours(3), version }),
    await put({ texts: BOAT, until: inHours(3), version: null }),
    await remove(host, version),
    await remove(host, ''),
  ];
  for (const response of rejections) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'conflict', announcement: second });
  }
  expect(await read()).toMatchObject({ text: later.texts.en });
  expect((await put({ texts: BOAT, until: inHours(3), version: second.version })).status).toBe(200);
});

test('of two devices that announce at once, the second gets the first one’s announcement', async ({
  put,
}) => {
  const responses = await Promise.all([
    put({ texts: BOAT, until: inHours(1), version: null }),
    put({ texts: { en: 'Boat' }, until: inHours(1), version: null }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nothing is announced at first', async ({ host, read }) => {
  expect(await read()).toBeNull();
  expect(await (await host.request('announcement')).json()).toEqual({
    version: null,
    current: null,
    languages: ['en', 'it'],
    timeZone: content.timeZone,
  });
});

test('guests read it in their language until the couple removes it', async ({
  host,
  put,
  read,
}) => {
  await read();
  const until = inHours(5);
  const response = await put({ texts: BOAT, until });
  expect(await response.json()).toMatchObject({ current: { texts: BOAT, until } });
  const shown = await read('en');
  expect(shown).toMatchObject({ text: BOAT.en, language: 'en' });
  expect(shown?.shownUntil).toMatch(/Z$/);
  expect(toLocalTime(shown?.shownUntil ?? '', content.timeZone)).toBe(until);
  expect(await read('it')).toMatchObject({ id: shown?.id, text: BOAT.it, language: 'it' });
  expect(await read('fr')).toMatchObject({ text: BOAT.en, language: 'en' });

  const removal = await remove(host);
  expect(((await removal.json()) as AnnouncementResponse).current).toBeNull();
  const removed = await read('en');
  expect(removed).toMatchObject({ id: shown?.id, text: '' });
  expect(String(removed?.changedAt) > String(shown?.changedAt)).toBe(true);
});

test('a language without a translation gets the first language’s text', async ({ put, read }) => {
  await put({ texts: { en: 'Boat', it: ' ' }, until: inHours(1) });
  expect(await read('it')).toMatchObject({ text: 'Boat', language: 'en' });
});

test('guests read it after the website lost the language it was written in', async ({
  database,
  read,
}) => {
  const shownUntil = new Date(Date.now() + 60_000).toISOString();
  await putAnnouncement(database, { texts: { de: 'Das Boot fährt um fünf.' }, shownUntil });
  expect(await read('it')).toMatchObject({ text: 'Das Boot fährt um fünf.', language: 'de' });
});

test('the same texts with another end stay one announcement, and other texts are another', async ({
  put,
  read,
}) => {
  await put({ texts: BOAT, until: inHours(1) });
  const first = await read();
  await put({ texts: BOAT, until: inHours(2) });
  const extended = await read();
  expect(extended).toMatchObject({ id: first?.id });
  expect(String(extended?.shownUntil) > String(first?.shownUntil)).toBe(true);
  await put({ texts: { en: 'The boat leaves at 18:00.' }, until: inHours(2) });
  const other = await read();
  expect(other).toMatchObject({ text: 'The boat leaves at 18:00.' });
  expect(other?.id).toBeGreaterThan(first?.id ?? 0);
});

test('an announcement is over at its end', async ({ database, read, host }) => {
  const shownUntil = new Date(Date.now() - 1).toISOString();
  await putAnnouncement(database, { texts: BOAT, shownUntil }, Date.now() - 60_000);
  expect(await read()).toMatchObject({ text: '' });
  expect(await (await host.request('announcement')).json()).toMatchObject({ current: null });
  const before = await findLastAnnouncement(database);
  await endAnnouncement(database);
  expect(await findLastAnnouncement(database)).toEqual(before);
});

test('a change is later than the one before although a clock was set back', async ({
  database,
}) => {
  const now = Date.now();
  const shownUntil = new Date(now + 60_000).toISOString();
  await putAnnouncement(database, { texts: BOAT, shownUntil }, now);
  const first = await findLastAnnouncement(database);
  await putAnnouncement(database, { texts: { en: 'Boat' }, shownUntil }, now - 10_000);
  const second = await findLastAnnouncement(database);
  expect(String(second?.changedAt) > String(first?.changedAt)).toBe(true);
});

test('another copy of the server shows and removes it within a second', async ({
  otherDatabase,
  openApp,
  put,
  host,
}) => {
  const readThere = createReader(openApp({ database: otherDatabase }));
  expect(await readThere()).toBeNull();
  await put({ texts: BOAT, until: inHours(1) });
  await expect.poll(() => readThere()).toMatchObject({ text: BOAT.en });
  await remove(host);
  await expect.poll(() => readThere()).toMatchObject({ text: '' });
});
