import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { Invitation } from '../../domain/invitations/invitation.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { createApp } from '../app.ts';
import { test as base, type Client } from '../fixtures/dashboard.ts';
import {
  addEntries,
  createGuest,
  createPersonalReply,
  type Guest,
  openLink,
} from '../fixtures/invitations.ts';
import { ACCESS } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { createWebsite } from '../website/website.ts';
import { revokeCodes } from './invitation-codes.ts';

const [WELCOME, WEDDING] = content.celebrate.events;
if (!WELCOME || !WEDDING) throw new Error('The content needs two events.');

/** The default content with a private event, and one without a reply. */
const DOCUMENT: WeddingDocument = {
  ...content,
  celebrate: {
    ...content.celebrate,
    events: [
      { ...WELCOME, revision: 2 },
      WEDDING,
      { ...WEDDING, id: 'supper', title: { en: 'Supper', it: 'Cena' }, guests: 'invited' },
      { ...WEDDING, id: 'swim', title: { en: 'A swim', it: 'Un bagno' } },
    ],
  },
  rsvp: { ...content.rsvp, events: [WELCOME.id, WEDDING.id, 'supper'] },
};

const PAGE = { Referer: 'http://localhost/' };

type Site = { app: ReturnType<typeof createApp> };

const test = base.extend<{ site: Site }>({
  site: async ({ database, dataDir, log }, use) => {
    const start = { document: DOCUMENT, version: null };
    const website = createWebsite(database, readContentFiles(), { start, publisher: null, log });
    const settings = readSettings({
      DATA_DIR: dataDir,
      GATE: 'server',
      SITE_PASSWORD: 'ponte dei sospiri',
    });
    await use({
      app: createApp({ settings, database, access: ACCESS, website, files: null, log }),
    });
  },
});

async function invite({ app }: Site, client: Client, values: object = {}): Promise<Guest> {
  const name = `Rossi ${crypto.randomUUID()}`;
  const [entry] = await addEntries(client, {
    name,
    people: [{ first: 'Ada', last: 'Rossi' }],
    ...values,
  });
  return openLink(app, { code: entry?.code ?? null });
}

async function readAddress(guest: Guest, headers: Record<string, string> = PAGE): Promise<string> {
  const response = await guest.request('/invitation', { headers });
  return ((await response.json()) as Invitation).calendar ?? '';
}

/** As a calendar app reads it, without a cookie. */
async function readFeed({ app }: Site, address: string) {
  const response = await createGuest(app).request(address);
  if (response.status !== 200) return { status: response.status, events: [], text: '' };
  const text = await response.text();
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  return { status: 200, events, text };
}

const listUids = async (site: Site, address: string) =>
  (await readFeed(site, address)).events.map(({ uid }) => uid.split('.')[0]);

describe('the address of a calendar feed', () => {
  test('opens nothing if it is wrong, if it is another household’s token with a changed id, or without one', async ({
    site,
    client,
  }) => {
    const [ada] = [await invite(site, client), await invite(site, client)];
    const address = await readAddress(ada);
    const [, id = '', signature = ''] = /(\d+)\.([\w-]{43})\.ics$/.exec(address) ?? [];
    const wrong = [
      `/calendar/en/${Number(id) + 1}.${signature}.ics`,
      `/calendar/en/${id}.${'A'.repeat(43)}.ics`,
      `/calendar/en/${id}..ics`,
      `/calendar/en/${ada.cookies.get('invitation')}.ics`,
      '/calendar/en/.ics',
      '/calendar/en/',
    ];
    for (const path of wrong) expect((await readFeed(site, path)).status, path).not.toBe(200);
    expect((await readFeed(site, address)).status).toBe(200);
  });

  test('opens nothing after the link was revoked, and does not open the gate or the invitation', async ({
    site,
    client,
    database,
  }) => {
    const ada = await invite(site, client);
    const address = await readAddress(ada);
    const app = createGuest(site.app);
    await app.request(address);
    expect([...app.cookies.keys()]).toEqual([]);
    const token = /[^/]+(?=\.ics$)/.exec(address)?.[0] ?? '';
    const other = createGuest(site.app, new Map([['invitation', token]]));
    expect((await other.request('/invitation')).status).toBe(401);
    await revokeCodes(database, 1);
    expect(await readFeed(site, address)).toMatchObject({ status: 404, text: '' });
  });
});

describe('a calendar feed', () => {
  test('has a private event only for a household that is invited to it, and events without a reply for all', async ({
    site,
    client,
  }) => {
    const some = await invite(site, client, { events: ['wedding', 'supper'] });
    expect(await listUids(site, await readAddress(some))).toEqual(['wedding', 'supper', 'swim']);
    const others = await readAddress(await invite(site, client));
    expect(await listUids(site, others)).toEqual(['welcome_party', 'wedding', 'swim']);
    expect((await readFeed(site, others)).text).not.toContain('Supper');
  });

  test('leaves out what the household declined, names no guest, and has the ids, revisions and steps of the files', async ({
    site,
    client,
  }) => {
    const guest = await invite(site, client);
    const address = await readAddress(guest, { Referer: 'http://localhost/it/' });
    expect(address).toMatch(/^\/calendar\/it\//);
    const { events, text } = await readFeed(site, address);
    expect(events[0]).toMatchObject({
      uid: 'welcome_party.portia-bassanio@serenissima',
      sequence: 2,
    });
    expect(events[1]?.summary).toContain('matrimonio');
    expect(events[1]?.description).toContain('18.00 · Cerimonia');
    expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H/);
    expect(text).not.toMatch(/Rossi|Ada/);

    const attendance = { welcome_party: 'not-attending', wedding: 'attending' } as const;
    const json = createPersonalReply({ people: [{ first: 'Ada', last: 'Rossi', attendance }] });
    expect((await guest.request('/invitation/reply', { method: 'POST', json })).status).toBe(201);
    expect(await listUids(site, address)).toEqual(['wedding', 'swim']);
  });

  test('is sent again only when it has changed', async ({ site, client }) => {
    const address = await readAddress(await invite(site, client));
    const app = createGuest(site.app);
    const first = await app.request(address);
    expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await app.request(address, { headers })).status).toBe(304);
  });
});
