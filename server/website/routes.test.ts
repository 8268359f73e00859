import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { DashboardErrorBody } from '../../domain/dashboard/dashboard-api.ts';
import {
  ABSENT_REVISION,
  type DraftSection,
  type PublishStatus,
  type WebsiteChanges,
  type WebsiteDraft,
  type WebsiteVersion,
  type WebsiteVersionDetails,
  type WebsiteVersions,
} from '../../domain/website/website-api.ts';
import { createApp } from '../app.ts';
import { test as base, type Client, createClient, getCookie } from '../fixtures/dashboard.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from './content-files.ts';
import { createWebsite, type SitePublisher } from './website.ts';

type Fixtures = {
  /** Another device of the couple, signed in. */
  other: Client;
};

const test = base.extend<Fixtures>({
  other: async ({ app, signIn }, use) => {
    const headers = {
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19 Safari/1',
    };
    await use(createClient(app, getCookie(await signIn(undefined, headers))));
  },
});

async function get<Answer>(client: Client, path: string): Promise<Answer> {
  return (await client.request(path)).json() as Promise<Answer>;
}

const getDraft = (client: Client) => get<WebsiteDraft>(client, 'website');

function findSection({ sections }: { sections?: DraftSection[] }, name: string): DraftSection {
  const section = sections?.find((one) => one.name === name);
  if (!section) throw new Error(`There is no section ${name}`);
  return section;
}

/** Saves one section as an editor that has just read the draft. */
async function save(client: Client, name: string, value: unknown): Promise<WebsiteDraft> {
  const { revision } = findSection(await getDraft(client), name);
  return client.send('website/draft', { sections: [{ name, revision, content: value }] });
}

const post = (client: Client, path: string, body: unknown) =>
  client.request(path, { method: 'POST', body });

async function publish(client: Client, note?: string): Promise<WebsiteVersion> {
  const { revision } = await getDraft(client);
  return client.send('website/publish', { revision, ...(note && { note }) });
}

async function expectRejected(
  response: Response,
  status: number,
  code: string,
): Promise<DashboardErrorBody> {
  const body = (await response.json()) as DashboardErrorBody;
  expect(body).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  expect(response.status).toBe(status);
  return body;
}

const READ = [
  'website',
  'website/changes',
  'website/publish',
  'website/versions',
  'website/versions/1',
];
const WRITE = [
  'website/draft',
  'website/draft/discard',
  'website/publish',
  'website/versions/1/restore',
];

describe('the website', () => {
  test('is closed to everybody without a session', async ({ anonymous }) => {
    for (const path of READ) {
      await expectRejected(await anonymous.request(path), 401, 'signed-out');
    }
    for (const path of WRITE) {
      await expectRejected(await post(anonymous, path, {}), 401, 'signed-out');
    }
  });

  test('is closed to other websites in the browser of the couple', async ({ client }) => {
    const headers = { Origin: 'https://iago.example' };
    for (const path of WRITE) {
      const response = await client.request(path, { method: 'POST', body: {}, headers });
      await expectRejected(response, 403, 'cross-origin');
    }
  });
});

describe('saving a section', () => {
  test('is rejected and stores nothing with a name that no section can have', async ({
    client,
  }) => {
    for (const name of ['', '__proto__', 'a b', 'Ä', 'a'.repeat(61), 7, null]) {
      const sections = [{ name, revision: '', content: 1 }];
      await expectRejected(await post(client, 'website/draft', { sections }), 400, 'invalid');
    }
    await expectRejected(await post(client, 'website/draft', { sections: [] }), 400, 'invalid');
    expect((await getDraft(client)).hasChanges).toBe(false);
  });

  test('is rejected and stores nothing with more than a website can have', async ({ client }) => {
    const { revision } = findSection(await getDraft(client), 'faq');
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
    for (const value of [Array(201).fill(1), { items: Array(201).fill({}) }, deep]) {
      const sections = [{ name: 'faq', revision, content: value }];
      await expectRejected(await post(client, 'website/draft', { sections }), 400, 'invalid');
    }
    const sections = [{ name: 'faq', revision, content: 'x'.repeat(1_100_000) }];
    await expectRejected(await post(client, 'website/draft', { sections }), 413, 'too-large');
    expect((await getDraft(client)).hasChanges).toBe(false);
  });

  test('is rejected and stores nothing when another device has changed it, and the answer has its change', async ({
    client,
    other,
  }) => {
    const seen = await getDraft(client);
    await save(other, 'farewell', 'See you on the island');
    const response = await post(client, 'website/draft', {
      sections: [
        { ...pick(findSection(seen, 'venueLine')), content: 'Rialto' },
        { ...pick(findSection(seen, 'farewell')), content: 'Goodbye' },
      ],
    });
    const { sections } = await expectRejected(response, 409, 'conflict');
    expect(sections).toEqual([
      {
        ...{ name: 'farewell', content: 'See you on the island', revision: expect.any(String) },
        change: { at: expect.stringMatching(/Z$/), by: 'Safari on iPhone' },
      },
    ]);
    const draft = await getDraft(client);
    expect(findSection(draft, 'farewell').content).toBe('See you on the island');
    expect(findSection(draft, 'venueLine').content).toEqual(content.venueLine);
  });

  test('is rejected and stores nothing for all but one of the devices that change it at once', async ({
    client,
    other,
  }) => {
    const { revision } = findSection(await getDraft(client), 'farewell');
    const responses = await Promise.all(
      ['one', 'two', 'three', 'four'].map((text, index) =>
        post(index % 2 ? client : other, 'website/draft', {
          sections: [{ name: 'farewell', revision, content: text }],
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the draft', () => {
  test('is the content of the files at first', async ({ client }) => {
    const draft = await getDraft(client);
    expect(draft).toMatchObject({ published: null, hasChanges: false, isDemo: true, issues: [] });
    const sections = draft.sections.map(({ name, content }) => [name, content]);
    expect(Object.fromEntries(sections)).toEqual(JSON.parse(JSON.stringify(content)));
  });

  test('is sent again only when it has changed', async ({ client }) => {
    const etag = (await client.request('website')).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': etag };
    expect((await client.request('website', { headers })).status).toBe(304);
    await save(client, 'farewell', 'Goodbye');
    expect((await client.request('website', { headers })).status).toBe(200);
  });

  test('has the changes of two devices in different sections', async ({ client, other }) => {
    const seen = await getDraft(other);
    await save(client, 'farewell', 'Goodbye');
    await other.send('website/draft', {
      sections: [{ ...pick(findSection(seen, 'venueLine')), content: 'Rialto' }],
    });
    const changes = await get<WebsiteChanges>(client, 'website/changes');
    expect(changes.changes.map(({ path, after }) => [path, after])).toEqual([
      [['venueLine'], 'Rialto'],
      [['farewell'], 'Goodbye'],
    ]);
    expect(changes.revision).toBe((await getDraft(client)).revision);
  });

  test('has no conflict for a device with the same change', async ({ client, other }) => {
    const seen = await getDraft(other);
    await save(client, 'farewell', 'Goodbye');
    const sections = [{ ...pick(findSection(seen, 'farewell')), content: 'Goodbye' }];
    expect((await post(other, 'website/draft', { sections })).status).toBe(200);
  });

  test('reports every issue with its place, and keeps values that are not valid yet', async ({
    client,
  }) => {
    const draft = await save(client, 'couple', ['', 'Lorenzo']);
    expect(draft.issues).toEqual([{ path: ['couple', 0], message: expect.any(String) }]);
    expect(findSection(await getDraft(client), 'couple').content).toEqual(['', 'Lorenzo']);
    await save(client, 'couple', ['Jessica', 'Lorenzo']);
    const missing = await save(client, 'couplePhoto', {
      ...content.couplePhoto,
      file: `${'0'.repeat(32)}.jpg`,
    });
    expect(missing.issues).toEqual([
      { path: ['couplePhoto', 'file'], message: expect.stringContaining('does not exist') },
    ]);
  });

  test('can remove a section, and bring it back as it was', async ({ client }) => {
    const { revision, content: faq } = findSection(await getDraft(client), 'faq');
    const without = await client.send<WebsiteDraft>('website/draft', {
      sections: [{ name: 'faq', revision }],
    });
    const removed = findSection(without, 'faq');
    expect(removed).not.toHaveProperty('content');
    expect(without.issues).toEqual([]);
    const back = await client.send<WebsiteDraft>('website/draft', {
      sections: [{ ...pick(removed), content: faq }],
    });
    expect(back.hasChanges).toBe(false);
  });

  test('can be discarded by a device that has seen all of it', async ({ client, other }) => {
    const seen = await save(client, 'farewell', 'Goodbye');
    await save(other, 'venueLine', 'Rialto');
    const { revision } = seen;
    await expectRejected(
      await post(client, 'website/draft/discard', { revision }),
      409,
      'conflict',
    );
    const current = (await getDraft(client)).revision;
    const draft = await client.send<WebsiteDraft>('website/draft/discard', { revision: current });
    expect(draft).toMatchObject({ hasChanges: false });
  });
});

describe('publishing', () => {
  test('is rejected and stores nothing if there are issues, which the answer has', async ({
    client,
  }) => {
    const { revision } = await save(client, 'couple', ['', 'Lorenzo']);
    const response = await post(client, 'website/publish', { revision });
    const { issues } = await expectRejected(response, 400, 'invalid-content');
    expect(issues).toMatchObject([{ path: ['couple', 0] }]);
    expect(await get(client, 'website/versions')).toEqual({ versions: [] });
  });

  test('is rejected and stores nothing when another device has changed the draft since', async ({
    client,
    other,
  }) => {
    const { revision } = await save(client, 'farewell', 'Goodbye');
    await save(other, 'farewell', 'See you');
    await expectRejected(await post(client, 'website/publish', { revision }), 409, 'conflict');
    expect(await get(client, 'website/versions')).toEqual({ versions: [] });
  });

  test('is rejected and stores nothing the second time, when it is sent twice', async ({
    client,
    other,
  }) => {
    const { revision } = await save(client, 'farewell', 'Goodbye');
    const responses = await Promise.all(
      [client, other].map((one) => post(one, 'website/publish', { revision })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await get<WebsiteVersions>(client, 'website/versions')).versions).toHaveLength(1);
  });

  test('is rejected and stores nothing with a note that is too long', async ({ client }) => {
    const { revision } = await getDraft(client);
    for (const note of ['x'.repeat(2001), 7]) {
      const response = await post(client, 'website/publish', { revision, note });
      await expectRejected(response, 400, 'invalid');
    }
  });
});

describe('while a version is published', () => {
  const testWithPages = test.extend<{
    app: ReturnType<typeof createApp>;
    pages: PromiseWithResolvers<void>;
  }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
    pages: async ({}, use) => use(Promise.withResolvers<void>()),
    app: async ({ database, dataDir, log, pages, stopping: { signal: stopping } }, use) => {
      const publisher: SitePublisher = {
        async prepare(_, onProgress) {
          onProgress?.(7, 18);
          await pages.promise;
          return { activate: () => {}, discard: async () => {} };
        },
      };
      const files = readContentFiles();
      const start = { document: files.document, version: null };
      const website = createWebsite(database, files, { start, publisher, log });
      const settings = readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
      const options = { settings, database, access: ACCESS, files: null, log, website, stopping };
      await use(createApp(options));
    },
  });
  const getStatus = (client: Client) => get<PublishStatus>(client, 'website/publish');

  testWithPages('the number of its pictures can be read', async ({ client, pages }) => {
    expect(await getStatus(client)).toEqual({ pictures: null });
    const version = publish(client);
    await expect.poll(() => getStatus(client)).toEqual({ pictures: { done: 7, total: 18 } });
    pages.resolve();
    expect(await version).toMatchObject({ id: 1 });
    expect(await getStatus(client)).toEqual({ pictures: null });
  });

  testWithPages(
    'a failure is an error that says what the guests see',
    async ({ client, pages }) => {
      const { revision } = await getDraft(client);
      const answer = post(client, 'website/publish', { revision });
      await expect.poll(() => getStatus(client)).toEqual({ pictures: { done: 7, total: 18 } });
      pages.reject(new Error('ENOSPC'));
      const response = await answer;
      const { message } = await expectRejected(response, 500, 'publish-failed');
      expect(message).toContain('Your guests still see the version from before');
      expect(await getStatus(client)).toEqual({ pictures: null });
      expect((await get<WebsiteVersions>(client, 'website/versions')).versions).toEqual([]);
    },
  );
});

describe('a published version', () => {
  test('replaces the files, with time, device and note, and empties the draft', async ({
    client,
    other,
  }) => {
    await save(client, 'couple', ['Jessica', 'Lorenzo']);
    const version = await publish(other, '  New names ');
    expect(version).toEqual({
      ...{ id: 1, publishedAt: expect.stringMatching(/Z$/), publishedBy: 'Safari on iPhone' },
      ...{ note: 'New names', author: null },
    });
    const draft = await getDraft(client);
    expect(draft).toMatchObject({ published: version, hasChanges: false, isDemo: false });
    expect(findSection(draft, 'couple')).toMatchObject({ content: ['Jessica', 'Lorenzo'] });
    expect((await get<WebsiteChanges>(client, 'website/changes')).changes).toEqual([]);
  });

  test('applies to the dashboard and the form for replies at once', async ({ client, post }) => {
    expect((await client.guestData()).wedding.couple).toEqual(content.couple);
    expect((await post(PORTIA)).status).toBe(201);
    await save(client, 'couple', ['Jessica', 'Lorenzo']);
    const closed = {
      text: 'Write to us',
      link: { text: 'Jessica', href: 'mailto:j@rialto.example' },
    };
    const days = { deadline: '2020-01-01', closesAt: '2020-01-02T12:00' };
    const rsvp = { ...content.rsvp, ...days, closed };
    expect((await save(client, 'rsvp', rsvp)).issues).toEqual([]);
    expect((await post(PORTIA)).status).toBe(201);
    await publish(client);
    expect((await client.guestData()).wedding.couple).toEqual(['Jessica', 'Lorenzo']);
    const rejected = await post(PORTIA);
    expect(rejected.ok).toBe(false);
    expect(await rejected.text()).toContain('Write to us');
  });

  test('stays in the history, with its document and its changes', async ({ client }) => {
    await save(client, 'couple', ['Jessica', 'Lorenzo']);
    await publish(client);
    await save(client, 'farewell', 'Goodbye');
    await publish(client);
    const { versions } = await get<WebsiteVersions>(client, 'website/versions');
    expect(versions.map(({ id }) => id)).toEqual([2, 1]);
    const second = await get<WebsiteVersionDetails>(client, 'website/versions/2');
    expect(second.changes).toEqual([
      { path: ['farewell'], kind: 'changed', before: content.farewell, after: 'Goodbye' },
    ]);
    expect(second.document).toMatchObject({ couple: ['Jessica', 'Lorenzo'], farewell: 'Goodbye' });
    const first = await get<WebsiteVersionDetails>(client, 'website/versions/1');
    expect(first.changes.map(({ path }) => path)).toEqual([
      ['couple', 0],
      ['couple', 1],
    ]);
  });

  test('does not exist under another id', async ({ client }) => {
    for (const id of ['0', '1', 'x', '1e99', '-1', '1.5']) {
      await expectRejected(
        await client.request(`website/versions/${id}`),
        404,
        'version-not-found',
      );
    }
    const { revision } = await getDraft(client);
    await expectRejected(
      await post(client, 'website/versions/1/restore', { revision }),
      404,
      'version-not-found',
    );
  });

  test('becomes the draft again when it is restored, and a new version when that is published', async ({
    client,
    other,
  }) => {
    await publish(client);
    const english = { name: 'english', revision: ABSENT_REVISION, content: 'en-GB' };
    await client.send('website/draft', { sections: [english] });
    const { revision: stale } = await save(client, 'couple', ['Jessica', 'Lorenzo']);
    await publish(client);
    await expectRejected(
      await post(other, 'website/versions/1/restore', { revision: stale }),
      409,
      'conflict',
    );
    const { revision } = await getDraft(other);
    const draft = await other.send<WebsiteDraft>('website/versions/1/restore', { revision });
    expect(findSection(draft, 'couple')).toMatchObject({
      content: content.couple,
      change: { by: 'Safari on iPhone' },
    });
    expect(findSection(draft, 'english')).not.toHaveProperty('content');
    expect(draft.sections.filter(({ change }) => change)).toHaveLength(2);
    expect(await publish(other)).toMatchObject({ id: 3 });
    expect((await get<WebsiteVersions>(client, 'website/versions')).versions).toHaveLength(3);
  });
});

function pick({ name, revision }: DraftSection) {
  return { name, revision };
}
