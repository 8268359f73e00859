import { describe, expect } from 'vitest';
import { formatInvitationCode } from '../../domain/invitations/invitation-code.ts';
import type { NewShareLink, ShareLinksResponse } from '../../domain/sharing/share-links.ts';
import { type Client, test } from '../fixtures/dashboard.ts';
import { ROSSI } from '../fixtures/guest-list.ts';
import { toImport } from '../fixtures/import-request.ts';
import { readTable } from '../fixtures/read-csv.ts';
import { PORTIA } from '../fixtures/site.ts';
import { createShareLink } from './share-links.ts';

const CATERER = { label: 'Osteria Antica', lists: ['caterer'], event: null, days: 90 };
const PLANNER = {
  label: 'Our planner',
  lists: ['caterer', 'guests', 'replies', 'people', 'guest-list', 'no-reply'],
  event: null,
  days: 30,
};
const DAY_MS = 86_400_000;
const PRIVATE = 'Ask nobody about the aunt';

const create = (client: Client, body: object = CATERER) =>
  client.send<NewShareLink>('share-links', body);
const list = async (client: Client) =>
  ((await (await client.request('share-links')).json()) as ShareLinksResponse).links;

describe('a link for a helper', () => {
  test.for<[string, object]>([
    ['without a label', { label: ' ' }],
    ['with a label of two lines', { label: 'a\nb' }],
    ['with a label of 81 characters', { label: 'a'.repeat(81) }],
    ['without a list', { lists: [] }],
    ['for an unknown list', { lists: ['backup'] }],
    ['for a list twice', { lists: ['caterer', 'caterer'] }],
    ['for an event that is not on the form', { event: 'brunch' }],
    ['without an end', { days: 0 }],
    ['for more than 400 days', { days: 401 }],
    ['with an unknown value', { token: 'a' }],
  ])('is not created %s', async ([, change], { client }) => {
    const response = await client.request('share-links', {
      method: 'POST',
      body: { ...CATERER, ...change },
    });
    expect(response.status).toBe(400);
    expect(await list(client)).toEqual([]);
  });

  test('is not created beyond fifty, of which expired ones can be removed', async ({
    client,
    database,
  }) => {
    for (let index = 0; index < 50; index += 1) {
      await createShareLink(database, { ...CATERER, lists: ['caterer'] }, 0);
    }
    const response = await client.request('share-links', { method: 'POST', body: CATERER });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('There are 50 links already.'),
    ]);
    const [first] = await list(client);
    expect(await client.request(`share-links/${first?.id}`, { method: 'DELETE' })).toMatchObject({
      status: 204,
    });
    expect(await create(client)).toMatchObject({ label: 'Osteria Antica' });
  });
});

describe('a token that opens nothing', () => {
  test('has the same answer, whether it is wrong, expired or revoked', async ({
    app,
    client,
    database,
  }) => {
    const revoked = await create(client);
    await client.request(`share-links/${revoked.id}`, { method: 'DELETE' });
    const expired = await createShareLink(
      database,
      { ...CATERER, lists: ['caterer'] },
      Date.now() - 91 * DAY_MS,
    );
    const working = await create(client);
    const paths = [
      revoked.path,
      `/shared/${expired.token}`,
      `/shared/${'a'.repeat(32)}`,
      '/shared/%00',
      `${working.path.slice(0, -1)}`,
      `${revoked.path}/caterer-wedding.csv`,
      // Lists that the link does not have.
      `${working.path}/replies.csv`,
      `${working.path}/..%2Freplies.csv`,
      `${working.path}/__proto__`,
    ];
    const answers = [];
    for (const path of paths) {
      const response = await app.request(path);
      const headers = Object.fromEntries(response.headers);
      answers.push({ status: response.status, headers, body: await response.text() });
    }
    expect(answers[0]).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
      body: expect.stringContaining('This link does not work'),
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('can be tried ten times a minute, then also the right one has to wait', async ({
    app,
    client,
  }) => {
    const { path } = await create(client);
    for (let time = 0; time < 30; time += 1) expect((await app.request(path)).status).toBe(200);
    for (let time = 0; time < 10; time += 1) {
      expect((await app.request(`/shared/${time}`)).status).toBe(404);
    }
    const response = await app.request(path);
    expect(response.status).toBe(429);
    expect(await response.text()).toMatch(/Too many attempts.*Please try again in \d+ seconds/s);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await app.request(`${path}/caterer-wedding.csv`)).status).toBe(429);
  });
});

describe('a link for a helper', () => {
  test('is listed without its token, which is not stored', async ({ client, database }) => {
    const { path, ...link } = await create(client);
    expect(path).toMatch(/^\/shared\/[\w-]{32}$/);
    expect(link).toEqual({
      ...{ id: 1, label: 'Osteria Antica', lists: ['caterer'], event: null },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
      ...{ openedAt: null, openedCount: 0 },
    });
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / DAY_MS;
    expect(days).toBeCloseTo(90, 1);
    expect(await list(client)).toEqual([link]);
    const rows = JSON.stringify(await database.query('SELECT * FROM share_links'));
    expect(rows).not.toContain(path.split('/')[2]);
  });

  test('counts how often it is opened, but neither a download nor a HEAD request', async ({
    app,
    client,
  }) => {
    const { path } = await create(client);
    await app.request(path);
    await app.request(path);
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(200);
    await app.request(`${path}/caterer-wedding.csv`);
    expect(await list(client)).toMatchObject([
      { openedCount: 2, openedAt: expect.stringMatching(/Z$/) },
    ]);
  });

  test('opens without the gate’s password, runs no script and is not stored by a cache', async ({
    database,
    openApp,
  }) => {
    const locked = openApp({ env: { GATE: 'server', SITE_PASSWORD: 'rialto' } });
    const { token } = await createShareLink(database, { ...CATERER, lists: ['caterer'] });
    const response = await locked.request(`/shared/${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    const html = await response.text();
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none'; `,
    );
    expect(html).not.toMatch(/<script| on\w+=/);
    expect((await locked.request('/private/none')).status).toBe(401);
  });

  test('shows the caterer the guests and dietary needs of each event, and nothing else', async ({
    app,
    client,
    post,
  }) => {
    await post({ ...PORTIA, dietary_restrictions: 'no <b>oysters</b>', wedding: 'not-attending' });
    await post({ ...PORTIA, email: 'n@b.co', wedding: 'attending', guests_count: 1 });
    const { path } = await create(client);
    const html = await (await app.request(path)).text();
    expect(html).toContain('Osteria Antica');
    expect(html).toContain('Catering: Welcome Party');
    expect(html).toContain('<ul class="sheet-summary"><li>3 guests</li></ul>');
    expect(html).not.toContain('<th scope="col">Welcome Party</th>');
    expect(html).toContain('no &lt;b&gt;oysters&lt;/b&gt;');
    expect(html).not.toContain(PORTIA.email);
    const csv = await (await app.request(`${path}/caterer-wedding.csv`)).text();
    expect(csv).not.toContain('oysters');
    expect(readTable(`\uFEFF${csv}`).at(-1)).toMatchObject({ Line: 'Total', Guests: '1' });
  });

  test('shows a new reply at once, and never the page of another link', async ({
    app,
    client,
    post,
  }) => {
    const [caterer, guests] = [
      await create(client),
      await create(client, { ...CATERER, lists: ['guests'] }),
    ];
    const load = async ({ path }: NewShareLink) => (await app.request(path)).text();
    expect(await load(caterer)).toContain('0 guests');
    await post({ ...PORTIA, wedding: 'attending' });
    expect(await load(caterer)).toContain('2 guests');
    expect(await load(caterer)).not.toContain('Guests: The Wedding');
    expect(await load(guests)).toContain('Guests: The Wedding');
  });

  test('for one event has nobody who was not asked or does not attend', async ({
    app,
    client,
    post,
  }) => {
    await post({ ...PORTIA, wedding: 'not-attending', guest_one_first: 'Nerissa' });
    const { path } = await create(client, { ...PLANNER, event: 'wedding', lists: ['guests'] });
    const html = await (await app.request(path)).text();
    expect(html).toContain('Guests: The Wedding');
    expect(html).not.toMatch(/Welcome Party|Nerissa/);
    expect((await app.request(`${path}/guests-welcome_party.csv`)).status).toBe(404);
  });

  test('shows the planner every list, and never the couple’s notes on the guest list', async ({
    app,
    client,
    post,
  }) => {
    await client.send('guest-list/import', toImport([{ ...ROSSI, note: PRIVATE }]));
    await post({ ...PORTIA, dietary_restrictions: 'no oysters' });
    const { path } = await create(client, PLANNER);
    const html = await (await app.request(path)).text();
    const lists = ['All replies', 'People', 'Guest list', 'No reply yet'];
    for (const text of [...lists, 'anna@rossi.example', 'no oysters']) {
      expect(html).toContain(text);
    }
    const [status] = (await client.guestData()).guestList;
    const code = status?.entry.code ?? '';
    expect(code).toHaveLength(9);
    const secrets = [PRIVATE, code, formatInvitationCode(code), '/i/'];
    for (const secret of secrets) expect(html).not.toContain(secret);
    for (const file of ['guest-list', 'no-reply', 'replies', 'people', 'guests-wedding']) {
      const response = await app.request(`${path}/${file}.csv`);
      expect(response.headers.get('Content-Disposition')).toBe(
        `attachment; filename="${file}.csv"`,
      );
      const csv = await response.text();
      for (const secret of secrets) expect(csv).not.toContain(secret);
    }
  });

  test('without the caterer’s list has no dietary notes', async ({ app, client, post }) => {
    await post({ ...PORTIA, dietary_restrictions: 'no oysters' });
    const { path } = await create(client, { ...PLANNER, lists: ['guests', 'replies'] });
    const html = await (await app.request(path)).text();
    expect(html).toContain('Portia');
    expect(html).not.toMatch(/oysters|Dietary/);
    expect(await (await app.request(`${path}/replies.csv`)).text()).not.toContain('oysters');
  });
});
