import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { DashboardErrorBody } from '../../domain/dashboard/dashboard-api.ts';
import type { PaperTextsResponse } from '../../domain/lists/paper-texts.ts';
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
import type { createApp } from '../app.ts';
import { test as base, type Client, createClient, getCookie } from '../fixtures/dashboard.ts';
import { PORTIA } from '../fixtures/site.ts';
import type { SitePublisher } from './website.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19 Safari/1';

/** `other` is another device of the couple, signed in. */
const test = base.extend<{ other: Client }>({
  other: async ({ app, signIn }, use) =>
    use(createClient(app, getCookie(await signIn(undefined, { 'User-Agent': IPHONE })))),
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

/** Saves sections as an editor that has read this draft. */
const saveSeen = (client: Client, seen: WebsiteDraft, changes: Record<string, unknown>) =>
  post(client, 'website/draft', {
    sections: Object.entries(changes).map(([name, value]) => {
      const section = seen.sections.find((one) => one.name === name);
      return { name, revision: section?.revision ?? ABSENT_REVISION, content: value };
    }),
  });

/** Saves one section as an editor that has just read the draft. */
async function save(client: Client, name: string, value: unknown): Promise<WebsiteDraft> {
  const response = await saveSeen(client, await getDraft(client), { [name]: value });
  return (await response.json()) as WebsiteDraft;
}

const post = (client: Client, path: string, body: unknown) =>
  client.request(path, { method: 'POST', body });

async function publish(client: Client, note?: string): Promise<WebsiteVersion> {
  const { revision } = await getDraft(client);
  return client.send('website/publish', { revision, ...(note && { note }) });
}

const listVersions = async (client: Client) =>
  (await get<WebsiteVersions>(client, 'website/versions')).versions;

async function expectRejected(
  pending: Response | Promise<Response>,
  status: number,
  code: string,
): Promise<DashboardErrorBody> {
  const response = await pending;
  const body = (await response.json()) as DashboardErrorBody;
  expect(body).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  expect(response.status).toBe(status);
  return body;
}

describe('saving a section is rejected and stores nothing', () => {
  const LARGE = { name: 'faq', revision: '' };
  test.for<[code: string, status: number, section: object | null]>([
    ...['', '__proto__', 'a b', 'Ä', 'a'.repeat(61), 7, null].map((name) => {
      return ['invalid', 400, { name, revision: '', content: 1 }] as [string, number, object];
    }),
    ['invalid', 400, null],
    ['invalid', 400, { ...LARGE, content: Array(201).fill(1) }],
    ['invalid', 400, { ...LARGE, content: { items: Array(201).fill({}) } }],
    ['invalid', 400, { ...LARGE, content: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }],
    ['too-large', 413, { ...LARGE, content: 'x'.repeat(1_100_000) }],
  ])(
    'as %s, with a name or a size that no section can have (%#)',
    async ([code, status, section], { client }) => {
      const sections = section ? [section] : [];
      await expectRejected(post(client, 'website/draft', { sections }), status, code);
      expect((await getDraft(client)).hasChanges).toBe(false);
    },
  );

  test('when another device has changed it, and the answer has its change', async ({
    client,
    other,
  }) => {
    const seen = await getDraft(client);
    await save(other, 'farewell', 'See you on the island');
    const response = saveSeen(client, seen, { venueLine: 'Rialto', farewell: 'Goodbye' });
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

  test('for all but one of the devices that change it at once', async ({ client, other }) => {
    const seen = await getDraft(client);
    const responses = await Promise.all(
      ['one', 'two', 'three', 'four'].map((farewell, index) =>
        saveSeen(index % 2 ? client : other, seen, { farewell }),
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
    expect(Object.fromEntries(sections)).toMatchObject(JSON.parse(JSON.stringify(content)));
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
    await saveSeen(other, seen, { venueLine: 'Rialto' });
    const changes = await get<WebsiteChanges>(client, 'website/changes');
    expect(changes.changes.map(({ path, after }) => [path, after])).toEqual([
      [['venueLine'], 'Rialto'],
      [['farewell'], 'Goodbye'],
    ]);
    expect(changes.revision).toBe((await getDraft(client)).revision);
  });

  test('has the changes of two devices in two sections that they have added', async ({
    client,
    other,
  }) => {
    const seen = await getDraft(other);
    const words = (text: string) => ({ kind: 'words', heading: 'Words', text });
    await save(client, 'sections.words_1', words('One'));
    await saveSeen(other, seen, { 'sections.words_2': words('Two') });
    const changes = await get<WebsiteChanges>(client, 'website/changes');
    expect(changes.changes).toEqual([
      {
        path: ['sections'],
        kind: 'added',
        after: { words_1: words('One'), words_2: words('Two') },
      },
    ]);
    const removed = await save(client, 'sections.words_1', undefined);
    expect(removed.sections.map(({ name }) => name)).toContain('sections.words_2');
    expect(removed.sections.map(({ name }) => name)).not.toContain('sections.words_1');
  });

  test('has no conflict for a device with the same change', async ({ client, other }) => {
    const seen = await getDraft(other);
    await save(client, 'farewell', 'Goodbye');
    expect((await saveSeen(other, seen, { farewell: 'Goodbye' })).status).toBe(200);
  });

  test('reports every issue with its place, and keeps values that are not valid yet', async ({
    client,
  }) => {
    const draft = await save(client, 'couple', ['', 'Lorenzo']);
    expect(draft.issues).toEqual([{ path: ['couple', 0], message: expect.any(String) }]);
    expect(findSection(await getDraft(client), 'couple').content).toEqual(['', 'Lorenzo']);
    await save(client, 'couple', ['Jessica', 'Lorenzo']);
    const photo = { ...content.couplePhoto, file: `${'0'.repeat(32)}.jpg` };
    const missing = await save(client, 'couplePhoto', photo);
    expect(missing.issues).toEqual([
      { path: ['couplePhoto', 'file'], message: expect.stringContaining('does not exist') },
    ]);
  });

  test('can remove a section, and bring it back as it was', async ({ client }) => {
    const { content: faq } = findSection(await getDraft(client), 'faq');
    const without = await save(client, 'faq', undefined);
    expect(findSection(without, 'faq')).not.toHaveProperty('content');
    expect(without.issues).toEqual([]);
    expect((await save(client, 'faq', faq)).hasChanges).toBe(false);
  });

  test('can be discarded by a device that has seen all of it', async ({ client, other }) => {
    const { revision } = await save(client, 'farewell', 'Goodbye');
    const current = await save(other, 'venueLine', 'Rialto');
    await expectRejected(post(client, 'website/draft/discard', { revision }), 409, 'conflict');
    const body = { revision: current.revision };
    const draft = await client.send('website/draft/discard', body);
    expect(draft).toMatchObject({ hasChanges: false });
  });
});

test('papers have the published texts, and say that there are others', async ({ client }) => {
  const loadPapers = async () => {
    const response = await client.request('website/papers');
    const { hasChanges, texts } = (await response.json()) as PaperTextsResponse;
    return { hasChanges, venue: texts.en.venue };
  };
  const published = await loadPapers();
  expect(published.hasChanges).toBe(false);
  await save(client, 'venueLine', 'Rialto');
  expect(await loadPapers()).toEqual({ ...published, hasChanges: true });
});

describe('publishing is rejected and stores nothing', () => {
  test('if there are issues, which the answer has', async ({ client }) => {
    const { revision } = await save(client, 'couple', ['', 'Lorenzo']);
    const response = post(client, 'website/publish', { revision });
    const { issues } = await expectRejected(response, 400, 'invalid-content');
    expect(issues).toMatchObject([{ path: ['couple', 0] }]);
    expect(await listVersions(client)).toEqual([]);
  });

  test('when another device has changed the draft since', async ({ client, other }) => {
    const { revision } = await save(client, 'farewell', 'Goodbye');
    await save(other, 'farewell', 'See you');
    await expectRejected(post(client, 'website/publish', { revision }), 409, 'conflict');
    expect(await listVersions(client)).toEqual([]);
  });

  test('the second time, when it is sent twice', async ({ client, other }) => {
    const { revision } = await save(client, 'farewell', 'Goodbye');
    const responses = await Promise.all(
      [client, other].map((one) => post(one, 'website/publish', { revision })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listVersions(client)).toHaveLength(1);
  });

  test.for(['x'.repeat(2001), 7])(
    'with a note that is too long or no text',
    async (note, { client }) => {
      const { revision } = await getDraft(client);
      await expectRejected(post(client, 'website/publish', { revision, note }), 400, 'invalid');
    },
  );
});

describe('while a version is published', () => {
  const testWithPages = test.extend<{
    app: ReturnType<typeof createApp>;
    pages: PromiseWithResolvers<void>;
  }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
    pages: async ({}, use) => use(Promise.withResolvers<void>()),
    app: async ({ openApp, pages }, use) => {
      const publisher: SitePublisher = {
        async prepare(_, onProgress) {
          onProgress?.(7, 18);
          await pages.promise;
          return { activate: () => {}, discard: async () => {} };
        },
      };
      await use(openApp({ publisher }));
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
      expect(await listVersions(client)).toEqual([]);
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
    expect((await listVersions(client)).map(({ id }) => id)).toEqual([2, 1]);
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

  test.for(['0', '1', 'x', '1e99', '-1', '1.5'])('does not exist as %s', async (id, { client }) => {
    const path = `website/versions/${id}`;
    await expectRejected(client.request(path), 404, 'version-not-found');
    const { revision } = await getDraft(client);
    await expectRejected(post(client, `${path}/restore`, { revision }), 404, 'version-not-found');
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
    const path = 'website/versions/1/restore';
    await expectRejected(post(other, path, { revision: stale }), 409, 'conflict');
    const { revision } = await getDraft(other);
    const draft = await other.send<WebsiteDraft>(path, { revision });
    expect(findSection(draft, 'couple')).toMatchObject({
      content: content.couple,
      change: { by: 'Safari on iPhone' },
    });
    expect(findSection(draft, 'english')).not.toHaveProperty('content');
    // With British times in the calendars, the events had another revision.
    expect(draft.sections.filter(({ change }) => change)).toHaveLength(3);
    expect(await publish(other)).toMatchObject({ id: 3 });
    expect(await listVersions(client)).toHaveLength(3);
  });
});
