import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { describe, expect } from 'vitest';
import content from '../../../content/wedding.ts';
import type {
  NewPreviewLink,
  PreviewLinks,
  PreviewResponse,
} from '../../../domain/website/website-api.ts';
import { test as base, type Client, createClient } from '../../fixtures/dashboard.ts';
import { PICTURE } from '../../fixtures/website.ts';
import type { Database } from '../../platform/database/database.ts';
import { CONTENT_PICTURES } from '../content-files.ts';
import { putDraftSection } from '../draft.ts';
import { insertPicture } from '../pictures/pictures.ts';
import type { SitePublisher } from '../website.ts';
import { insertVersion } from '../wedding-versions.ts';
import { createPreviewLink } from './preview-links.ts';

/** Renders the couple, some texts and the address of the photograph. */
const PHOTO = content.couplePhoto?.file ?? '';

const PUBLISHER: SitePublisher = {
  prepare: () => Promise.reject(new Error('A preview publishes nothing.')),
  renderPreview: async ({ couple, couplePhoto, farewell, stay, venueLine }, options) =>
    `<!doctype html><meta charset="utf-8"><p lang="${options.language}">` +
    `${couple.join(' & ')} · ${JSON.stringify([venueLine, farewell, stay])}` +
    `<img src="${options.pictures[couplePhoto?.file ?? '']}">`,
};

type Fixtures = {
  /** The app of a server with pages. */
  site: Hono;
  host: Client;
  render: (request: object) => Promise<string>;
};

const test = base.extend<Fixtures>({
  site: async ({ openApp }, use) => use(openApp({ publisher: PUBLISHER })),
  host: async ({ site, client }, use) => use(createClient(site, client.cookie)),
  render: async ({ host }, use) =>
    use(async (request) => (await host.send<PreviewResponse>('website/preview', request)).html),
});

const saveNames = (database: Database) =>
  putDraftSection(database, {
    ...{ name: 'couple', content: '["Jessica","Lorenzo"]', changedBy: null },
  });

const UPLOADED = `${'0'.repeat(32)}.jpg`;

describe('a preview', () => {
  test.for([
    [400, { language: 'english' }],
    [400, { version: 'x' }],
    [400, { sections: { faq: Array(300).fill(1) } }],
    [400, { a: 1 }],
    [404, { version: 7 }],
  ] as const)(
    'is rejected with %i for a value that no request has (%#)',
    async ([status, body], { host }) => {
      const response = await host.request('website/preview', { method: 'POST', body });
      expect(response.status).toBe(status);
    },
  );

  test('is rejected with every issue if the page cannot be shown', async ({ host }) => {
    const body = { sections: { celebrate: { ...content.celebrate, events: [] } } };
    const response = await host.request('website/preview', { method: 'POST', body });
    expect(response.status).toBe(400);
    const issues = [{ path: ['celebrate', 'events'] }];
    expect(await response.json()).toMatchObject({ code: 'invalid-content', issues });
  });

  test('is rejected for a picture outside the content', async ({ host }) => {
    for (const file of ['..%2Fwedding.ts', '%2Fetc%2Fpasswd', 'none.jpg', UPLOADED, '__proto__']) {
      const response = await host.request(`website/pictures/${file}`);
      expect([file, response.status]).toEqual([file, 404]);
    }
  });
});

describe('a preview', () => {
  test('shows the draft, with changes that are not saved yet, and runs no script', async ({
    render,
    database,
  }) => {
    await saveNames(database);
    const html = await render({ language: 'it', sections: { farewell: 'Goodbye' } });
    expect(html).toContain('<p lang="it">Jessica & Lorenzo');
    expect(html).toContain('"Goodbye"');
    expect(html).toContain(`/host/api/website/pictures/${PHOTO}`);
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none'; `,
    );
    expect(html.match(/script-src/g)).toHaveLength(1);
  });

  test('shows nothing of the example in place of values that are not valid yet', async ({
    render,
  }) => {
    const hotels = [{ name: 'Pension Zur Post', website: 'www.zur-post.de' }, { name: '' }];
    const stay = { heading: 'Beds', groups: [{ heading: 'Near', hotels }] };
    const couplePhoto = { ...content.couplePhoto, file: UPLOADED };
    const html = await render({ sections: { couple: ['', 'Lorenzo'], couplePhoto, stay } });
    expect(html).toContain('… & Lorenzo');
    expect(html).toContain('"hotels":[{"name":"Pension Zur Post"},{"name":"…"}]');
    expect(html).toContain('<img src="undefined">');
  });

  test('is without a section that was removed and not saved yet', async ({ render }) => {
    const html = await render({ sections: { couplePhoto: null } });
    expect(html).not.toContain(`/host/api/website/pictures/${PHOTO}`);
  });

  test('leaves out a section that needs a value that is not valid yet', async ({ render }) => {
    const stay = { heading: 'Beds', groups: 'none' };
    const html = await render({ sections: { stay, farewell: 'Goodbye' } });
    expect(html).toContain('"Goodbye",null');
  });

  test('shows dates that contradict each other while they are corrected', async ({ render }) => {
    const html = await render({ sections: { farewell: 'Thursday, June 5th, 2026' } });
    expect(html).toContain('"Thursday, June 5th, 2026"');
  });

  test('shows an earlier version', async ({ render, database }) => {
    for (const document of [{ ...content, couple: ['Nerissa', 'Gratiano'] }, content]) {
      const version = { document: JSON.stringify(document), publishedBy: null, note: null };
      await insertVersion(database, version);
    }
    expect(await render({ version: 1 })).toContain('Nerissa & Gratiano');
    expect(await render({})).toContain('Portia & Bassanio');
  });

  test('has its pictures, uploaded ones and files', async ({ host, database }) => {
    const id = await insertPicture(database, PICTURE);
    const uploaded = await host.request(`website/pictures/${id}.webp`);
    expect(uploaded.headers.get('Content-Type')).toBe('image/webp');
    expect([...new Uint8Array(await uploaded.arrayBuffer())]).toEqual([...PICTURE.bytes]);
    const photo = await host.request(`website/pictures/${PHOTO}`);
    expect(photo.headers.get('Content-Type')).toBe('image/jpeg');
    const file = readFileSync(join(CONTENT_PICTURES, PHOTO));
    expect(file.equals(new Uint8Array(await photo.arrayBuffer()))).toBe(true);
  });
});

describe('a preview link', () => {
  test('shows the draft and its pictures to somebody without a password', async ({
    host,
    site,
    database,
  }) => {
    const link = await host.send<NewPreviewLink>('website/preview-links', {});
    expect(link).toEqual({
      ...{ id: 1, path: expect.stringMatching(/^\/preview\/[\w-]{32}$/) },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
    });
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    await saveNames(database);
    const page = await site.request(link.path);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Frame-Options')).toBe('DENY');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    const html = await page.text();
    expect(html).toContain('Jessica & Lorenzo');
    const [, picture = ''] = /src="([^"]+)"/.exec(html) ?? [];
    expect(picture).toBe(`${link.path}/pictures/${PHOTO}`);
    expect((await site.request(picture)).status).toBe(200);

    await putDraftSection(database, { name: 'celebrate', content: null, changedBy: null });
    const incomplete = await site.request(link.path);
    expect(incomplete.status).toBe(409);
    expect(await incomplete.text()).toMatch(/^This website is being written/);
  });

  test('stops working when it is revoked or has expired, and is not stored', async ({
    host,
    site,
    database,
  }) => {
    const link = await host.send<NewPreviewLink>('website/preview-links', {});
    const past = await createPreviewLink(database, Date.now() - 8 * 86_400_000);
    expect(await (await host.request('website/preview-links')).json()).toEqual({
      links: [{ id: link.id, createdAt: link.createdAt, expiresAt: link.expiresAt }],
    } satisfies PreviewLinks);
    const rows = JSON.stringify(await database.query('SELECT * FROM preview_links'));
    expect(rows).not.toContain(link.path.split('/')[2]);

    await host.request(`website/preview-links/${link.id}`, { method: 'DELETE' });
    for (const path of [link.path, `/preview/${past.token}`, '/preview/x', '/preview/%00']) {
      const page = await site.request(path);
      expect([path, page.status, await page.text()]).toEqual([
        path,
        404,
        'This preview link has expired. Please ask for a new one.',
      ]);
      const picture = `${path}/pictures/${PHOTO}`;
      expect((await site.request(picture)).status).toBe(404);
    }
    const german = await site.request('/preview/x', { headers: { 'Accept-Language': 'de' } });
    expect(await german.text()).toMatch(/^Dieser Vorschau-Link ist abgelaufen/);
  });
});
