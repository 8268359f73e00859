import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { GuestWishes, Wish, WishRequest } from '../../domain/wishes/wishes-api.ts';
import { createApp } from '../app.ts';
import { test as base, type Client } from '../fixtures/dashboard.ts';
import { addEntries, createGuest, type Guest, openLink } from '../fixtures/invitations.ts';
import { ACCESS } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { createWebsite } from '../website/website.ts';

const HEADING = 'Your wishes';

type Shown = NonNullable<WeddingDocument['wishes']>['shown'];
type Site = (shown: Shown | null) => ReturnType<typeof createApp>;

const test = base.extend<{ open: Site }>({
  open: async ({ database, dataDir, log }, use) => {
    await use((shown) => {
      const wishes =
        shown === null ? {} : { wishes: { heading: HEADING, ...(shown && { shown }) } };
      const start = { document: { ...content, ...wishes }, version: null };
      const website = createWebsite(database, readContentFiles(), { start, publisher: null, log });
      const settings = readSettings({
        ...{ DATA_DIR: dataDir, GATE: 'server', SITE_PASSWORD: 'ponte dei sospiri' },
      });
      return createApp({ settings, database, access: ACCESS, website, files: null, log });
    });
  },
});

async function invite(app: ReturnType<Site>, client: Client, name: string) {
  const [entry] = await addEntries(client, { name });
  if (!entry) throw new Error('The household was not added.');
  return { id: entry.id, guest: await openLink(app, entry) };
}

const put = (guest: Guest, wish: WishRequest) =>
  guest.request('/wishes', { method: 'PUT', json: wish });

async function read(guest: Guest): Promise<GuestWishes> {
  const response = await guest.request('/wishes');
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as GuestWishes;
}

const list = async (client: Client) => (await (await client.request('wishes')).json()) as Wish[];

const approve = (client: Client, { id, text }: Pick<Wish, 'id' | 'text'>, isApproved = true) =>
  client.request(`wishes/${id}`, { method: 'PATCH', body: { isApproved, text } });

async function readOnly(client: Client): Promise<Wish> {
  const [wish, ...others] = await list(client);
  if (!wish || others.length > 0) throw new Error('There is not exactly one wish.');
  return wish;
}

describe('a wish', () => {
  test('is neither read nor written without the password, a link of that household, or the section', async ({
    open,
    client,
  }) => {
    const app = open('at-once');
    const ada = await invite(app, client, 'Ada Rossi');
    const pia = await invite(app, client, 'Pia Neri');
    const wish = { id: ada.id, text: 'Viva!', isPublic: true };
    expect((await createGuest(app).request('/wishes')).status).toBe(401);
    expect((await put(createGuest(app), wish)).status).toBe(401);
    expect((await put(pia.guest, wish)).status).toBe(412);
    expect((await put(ada.guest, { ...wish, text: 'a'.repeat(2001) })).status).toBe(400);
    expect((await put(ada.guest, { ...wish, text: 'a\u0007' })).status).toBe(400);
    const without = createGuest(open(null), ada.guest.cookies);
    expect((await put(without, wish)).status).toBeGreaterThanOrEqual(400);
    expect(await list(client)).toEqual([]);
  });

  test('is shown to other guests only while its household and the couple both allow it', async ({
    open,
    client,
  }) => {
    const app = open('at-once');
    const ada = await invite(app, client, 'Ada Rossi');
    const { guest } = await invite(app, client, 'Pia Neri');
    const wish = { id: ada.id, text: 'Viva gli sposi!', isPublic: false };
    expect((await put(ada.guest, wish)).status).toBe(201);
    expect(await read(ada.guest)).toEqual({ shown: [], own: wish });
    const stored = await readOnly(client);
    expect(stored).toMatchObject({ name: 'Ada Rossi', isPublic: false, isApproved: false });

    await approve(client, stored);
    expect((await read(guest)).shown).toEqual([]);
    await put(ada.guest, { ...wish, isPublic: true });
    expect((await read(guest)).shown).toEqual([{ name: 'Ada Rossi', text: wish.text }]);
    // The couple has not read another text.
    await put(ada.guest, { ...wish, isPublic: true, text: 'Other words' });
    expect((await read(guest)).shown).toEqual([]);
    expect((await approve(client, stored)).status).toBe(409);
    expect((await read(guest)).shown).toEqual([]);
    const changed = await readOnly(client);
    await approve(client, changed);
    expect((await read(guest)).shown).toHaveLength(1);
    await approve(client, changed, false);
    expect((await read(guest)).shown).toEqual([]);
  });

  test('is neither replaced nor removed by a phone of the household that has not shown it', async ({
    open,
    client,
  }) => {
    const { id, guest } = await invite(open('never'), client, 'Ada Rossi');
    const send = (text: string, before?: string) =>
      put(guest, { id, text, isPublic: false, ...(before !== undefined && { before }) });
    expect((await send('Ada’s long wish', '')).status).toBe(201);
    // The answer can get lost: the same wish, sent again, is not another one.
    expect((await send('Ada’s long wish', '')).status).toBe(201);
    for (const text of ['Luca’s wish', '']) {
      const conflict = await send(text, '');
      const current = { id, text: 'Ada’s long wish', isPublic: false };
      expect([conflict.status, await conflict.json()]).toEqual([409, current]);
    }
    expect((await send('Luca’s wish', 'Ada’s long wish')).status).toBe(201);
    expect((await send('', 'Ada’s long wish')).status).toBe(409);
    // A page from before this rule says nothing about it, and can still send a wish.
    expect((await send('Viva!')).status).toBe(201);
    expect((await send('', 'Viva!')).status).toBe(201);
    // Nothing is replaced where nothing is left.
    expect((await send('Viva!', 'Luca’s wish')).status).toBe(201);
  });

  test('of two phones at the same time is stored once, and the other phone sees it', async ({
    open,
    client,
  }) => {
    const app = open('never');
    const { id, guest } = await invite(app, client, 'Ada Rossi');
    const send = (text: string) => put(guest, { id, text, isPublic: false, before: '' });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test.for([
    ['never', 0],
    ['afterwards', 1],
    [undefined, 0],
  ] as const)(
    'of a past wedding that shows them %s is read by %i other guest',
    async ([shown, count], { open, client }) => {
      const app = open(shown);
      const ada = await invite(app, client, 'Ada Rossi');
      await put(ada.guest, { id: ada.id, text: 'Viva!', isPublic: true });
      await approve(client, await readOnly(client));
      expect((await read(ada.guest)).shown).toHaveLength(count);
    },
  );

  test('is taken back with an empty text, deleted by the couple, and erased with its household', async ({
    open,
    client,
  }) => {
    const app = open('never');
    const ada = await invite(app, client, 'Ada Rossi');
    const wish = { id: ada.id, text: 'Viva!', isPublic: false };
    await put(ada.guest, wish);
    expect((await put(ada.guest, { ...wish, text: ' \n' })).status).toBe(201);
    expect(await list(client)).toEqual([]);

    await put(ada.guest, wish);
    const stored = await readOnly(client);
    const remove = () => client.request(`wishes/${stored.id}`, { method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await approve(client, stored)).status).toBe(404);

    await put(ada.guest, wish);
    const erased = await client.request(`households/invitation:${ada.id}/erase`, {
      method: 'POST',
      body: {},
    });
    expect(erased.status).toBe(204);
    expect(await list(client)).toEqual([]);
  });
});

test('the CSV file of the wishes has each household and its words', async ({ open, client }) => {
  const ada = await invite(open('never'), client, 'Ada Rossi');
  await put(ada.guest, { id: ada.id, text: '=Viva!\nAda', isPublic: true });
  const csv = await (await client.request('exports/wishes.csv')).text();
  expect(csv).toContain('Household,Wish,May be shown,Shown,Written');
  expect(csv).toMatch(/Ada Rossi,"'=Viva!\nAda",yes,no,/i);
});
