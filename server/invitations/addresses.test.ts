import { expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { Invitation } from '../../domain/invitations/invitation.ts';
import { createApp } from '../app.ts';
import { test as base } from '../fixtures/dashboard.ts';
import { type App, addEntries, type Guest, openLink } from '../fixtures/invitations.ts';
import { ACCESS } from '../fixtures/site.ts';
import { listGuestList } from '../guest-list/guest-list.ts';
import { BURST_REPLIES } from '../replies/reply-limits.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { createWebsite } from '../website/website.ts';

const ZATTERE = 'Zattere 12\n30123 Venezia\nItalia';

type Fixtures = { createSite: (asksForAddress?: boolean, env?: Record<string, string>) => App };

const test = base.extend<Fixtures>({
  createSite: async ({ dataDir, database, log }, use) => {
    await use((asksForAddress = true, env = {}) => {
      const document = { ...content, rsvp: { ...content.rsvp, asksForAddress } };
      const start = { document, version: null };
      const website = createWebsite(database, readContentFiles(), { start, publisher: null, log });
      const settings = readSettings({ DATA_DIR: dataDir, ...env });
      return createApp({ settings, database, access: ACCESS, website, files: null, log });
    });
  },
});

const give = (guest: Guest, json: unknown, headers = {}) =>
  guest.request('/invitation/address', { method: 'POST', json, headers });

async function read(guest: Guest): Promise<Invitation['address']> {
  return ((await (await guest.request('/invitation')).json()) as Invitation).address;
}

test('an address that the form would reject is not stored', async ({
  client,
  createSite,
  database,
}) => {
  const [ada] = await addEntries(client, { name: 'Ada', address: 'Lido 1' });
  const guest = await openLink(createSite(), ada ?? { code: null });
  for (const address of ['', ' \n ', 'x'.repeat(501), 'Lido\u0007 1', 7, null, undefined]) {
    expect((await give(guest, { id: ada?.id, address })).status, String(address)).toBe(400);
  }
  expect((await give(guest, { id: ada?.id, address: ZATTERE, name: 'x' })).status).toBe(400);
  expect(await listGuestList(database)).toMatchObject([
    { address: 'Lido 1', addressGivenAt: null, version: ada?.version },
  ]);
});

test('nobody gives an address without a link, with that of another household, from another site, or unasked', async ({
  client,
  createSite,
  database,
}) => {
  const [ada, pia] = await addEntries(client, { name: 'Ada' }, { name: 'Pia' });
  const guest = await openLink(createSite(), ada ?? { code: null });
  const post = { id: ada?.id, address: ZATTERE };
  expect(
    (await give({ ...guest, ...(await openLink(createSite(), { code: 'x' })) }, post)).status,
  ).toBe(401);
  expect((await give(guest, { ...post, id: pia?.id })).status).toBe(412);
  expect((await give(guest, post, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await guest.request('/invitation/address')).status).toBe(405);
  const unasked = await openLink(createSite(false), ada ?? { code: null });
  expect(await read(unasked)).toBeUndefined();
  expect((await give(unasked, post)).status).toBe(400);
  await client.request(`guest-list/${ada?.id}/code`, { method: 'DELETE' });
  expect((await give(guest, post)).status).toBe(401);
  expect(await listGuestList(database)).toMatchObject([{ address: null }, { address: null }]);
});

test('the addresses of one visitor are limited like replies', async ({ client, createSite }) => {
  const [ada] = await addEntries(client, { name: 'Ada' });
  const guest = await openLink(createSite(true, { RATE_LIMIT: 'on' }), ada ?? { code: null });
  const statuses: number[] = [];
  // On a busy machine the limit allows some more meanwhile.
  for (let at = 0; at < 2 * BURST_REPLIES && statuses.at(-1) !== 429; at += 1) {
    statuses.push((await give(guest, { id: ada?.id, address: `Lido ${at}` })).status);
  }
  expect(statuses.length).toBeGreaterThan(BURST_REPLIES);
  expect(statuses.at(-1)).toBe(429);
});

test('a household gives its address, corrects it, and does not see the couple’s', async ({
  client,
  createSite,
}) => {
  const [ada] = await addEntries(client, { name: 'Ada', address: 'Lido 1' });
  const guest = await openLink(createSite(), ada ?? { code: null });
  expect(await read(guest)).toEqual({ given: null, isKnown: true });
  const { version } = await client.guestData();
  expect((await give(guest, { id: ada?.id, address: ` ${ZATTERE}\n` })).status).toBe(201);
  expect(await read(guest)).toEqual({ given: ZATTERE, isKnown: true });
  await give(guest, { id: ada?.id, address: 'Lido 2' });
  const data = await client.guestData();
  expect(data.version).not.toBe(version);
  const [entry] = data.guestList.map((one) => one.entry);
  expect(entry).toMatchObject({ address: 'Lido 2', formerAddress: 'Lido 1' });
  expect(Date.now() - Date.parse(entry?.addressGivenAt ?? '')).toBeLessThan(60_000);
  // The couple's edit began before.
  const edit = { version: ada?.version, entry: { name: 'Ada', address: 'Lido 3' } };
  const outdated = await client.request(`guest-list/${ada?.id}`, { method: 'PUT', body: edit });
  expect(outdated.status).toBe(409);
  const body = { ...edit, version: entry?.version };
  await client.request(`guest-list/${ada?.id}`, { method: 'PUT', body });
  expect(await read(guest)).toEqual({ given: null, isKnown: true });
});
