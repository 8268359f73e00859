import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import { localizeWedding } from '../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { testOnSharedDatabase as base } from '../fixtures/site.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database } from '../platform/database/database.ts';
import { readContentFiles } from './content-files.ts';
import { loadDraft, putDraftSection, saveSections } from './draft.ts';
import {
  createWebsite,
  loadPublishedContent,
  type SitePublisher,
  type Website,
} from './website.ts';
import { insertVersion, listVersions } from './wedding-versions.ts';

type Fixtures = {
  /** The couples whose pages were made, served and removed. */
  pages: { made: string[]; served: string[]; removed: string[] };
  publisher: SitePublisher;
  open: (database: Database, publisher?: SitePublisher) => Promise<Website>;
};

const FILES = readContentFiles();

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  pages: async ({}, use) => use({ made: [], served: [], removed: [] }),
  publisher: async ({ pages }, use) =>
    use({
      renderPreview: async () => '',
      async prepare({ couple: [name] }) {
        pages.made.push(name);
        return {
          activate: () => pages.served.push(name),
          discard: async () => {
            pages.removed.push(name);
          },
        };
      },
    }),
  open: async ({ publisher, log }, use) =>
    use(async (database, other = publisher) => {
      const start = await loadPublishedContent(database, FILES);
      return createWebsite(database, FILES, { start, publisher: other, log });
    }),
});

const toVersion = (name: string, changes: Partial<WeddingDocument> = {}) => ({
  document: JSON.stringify({ ...content, couple: [name, 'Lorenzo'], ...changes }),
  ...{ publishedBy: null, note: null },
});

/** Saves a section as an editor that has just read the draft. */
async function save(database: Database, name: string, value: unknown) {
  const draft = await loadDraft(database, FILES.document);
  const { revision = '' } = draft.sections.find((section) => section.name === name) ?? {};
  const sections = [{ name, revision, content: value }];
  await saveSections(database, FILES.document, { sections }, null);
}

async function publish(website: Website, database: Database) {
  const { revision } = await loadDraft(database, FILES.document);
  return website.publish({ revision, note: null, device: null });
}

describe('publishing', () => {
  test('stores nothing and serves nothing when the pages cannot be made; the log has the reason', async ({
    database,
    logged,
    open,
  }) => {
    const prepare = () => Promise.reject(new CommandError('The disk is full.'));
    const website = await open(database, { prepare });
    const message = expect.stringMatching(/still see the version from before/);
    await expect(publish(website, database)).rejects.toMatchObject({
      ...{ body: { code: 'publish-failed', message } },
    });
    expect(logged).toEqual([expect.objectContaining({ reason: 'The disk is full.' })]);
    expect(website.progress()).toBeNull();
    expect(await listVersions(database)).toEqual([]);
    expect(website.current().version).toBeNull();
  });

  test('stores nothing and serves nothing when the version cannot be stored, and removes the pages', async ({
    database,
    open,
    pages,
  }) => {
    const failing: Database = {
      ...database,
      exclusiveTransaction: () => Promise.reject(new Error('The database is locked.')),
    };
    const website = await open(failing);
    await expect(publish(website, database)).rejects.toThrow('The database is locked.');
    expect(pages).toEqual({ made: ['Portia'], served: [], removed: ['Portia'] });
    expect(website.current().version).toBeNull();
  });

  test('keeps an edit that is saved while the pages are made, and makes none for an older revision', async ({
    database,
    open,
    pages,
    publisher,
  }) => {
    const couple = ['Nerissa', 'Gratiano'];
    const editing: SitePublisher = {
      async prepare(document) {
        await save(database, 'couple', couple);
        return publisher.prepare(document);
      },
    };
    const website = await open(database, editing);
    await expect(publish(website, database)).rejects.toMatchObject({ body: { code: 'conflict' } });
    const older = { revision: 'older', note: null, device: null };
    await expect(website.publish(older)).rejects.toMatchObject({ body: { code: 'conflict' } });
    expect(pages).toEqual({ made: ['Portia'], served: [], removed: ['Portia'] });
    const { document } = await loadDraft(database, FILES.document);
    expect(document).toMatchObject({ couple });
  });
});

describe('a published version', () => {
  test('counts at the next start, and before it the files', async ({ database, open }) => {
    expect((await open(database)).current()).toEqual({ document: content, version: null });
    await insertVersion(database, toVersion('Jessica'));
    expect((await open(database)).current()).toMatchObject({
      document: { couple: ['Jessica', 'Lorenzo'] },
      version: { id: 1 },
    });
  });

  test('of another schema stops the start with every issue', async ({ database, open }) => {
    await insertVersion(database, { ...toVersion('Jessica'), document: '{"version":99}' });
    await expect(open(database)).rejects.toThrow(/newer version of the website/);
    await insertVersion(database, toVersion('', { venueLine: '' }));
    await expect(open(database)).rejects.toThrow(
      /published version 2 does not fit this version of the program:\ncouple\.0: .*\nvenueLine: /,
    );
  });

  test('of the former schema, and a draft of it, have both texts about a dress code', async ({
    database,
    open,
  }) => {
    const write = (attire: string) => {
      const [first, ...others] = content.celebrate.events;
      const former = { ...first, dresscode: 'Linen', details: { ...first?.details, attire } };
      return { ...content.celebrate, events: [former, ...others] };
    };
    const document = { ...content, version: 1, celebrate: write('No jeans.') };
    await insertVersion(database, { ...toVersion(''), document: JSON.stringify(document) });
    const [published] = (await open(database)).current().document.celebrate.events;
    expect(published?.dresscode).toBe('Linen\nNo jeans.');

    const changed = JSON.stringify(write('No ties.'));
    await putDraftSection(database, { name: 'celebrate', content: changed, changedBy: null });
    const draft = await loadDraft(database, FILES.document);
    expect(draft.publishedDocument).toMatchObject({
      version: 3,
      celebrate: { events: [{ dresscode: 'Linen\nNo jeans.' }, {}] },
    });
    expect(draft.document).toMatchObject({
      celebrate: { events: [{ dresscode: 'Linen\nNo ties.' }, {}] },
    });
    const website = await open(database);
    await publish(website, database);
    expect(website.current().document.celebrate.events[0]).toMatchObject({
      dresscode: 'Linen\nNo ties.',
      details: { address: content.celebrate.events[0]?.details.address },
    });
  });

  test('of the former schema, and a draft of it, have their cards as an added section', async ({
    database,
    open,
  }) => {
    const write = (title: string) => ({ heading: 'Tips', cards: [{ title, text: 'At ten.' }] });
    const document = { ...content, version: 2, goodToKnow: write('Brunch') };
    await insertVersion(database, { ...toVersion(''), document: JSON.stringify(document) });
    const changed = JSON.stringify(write('Late brunch'));
    await putDraftSection(database, { name: 'goodToKnow', content: changed, changedBy: null });
    const draft = await loadDraft(database, FILES.document);
    const name = 'sections.good-to-know';
    const part = draft.sections.find((one) => one.name === name);
    expect(part).toMatchObject({ content: { kind: 'cards', ...write('Late brunch') } });
    expect(part?.change).not.toBeNull();
    expect(draft.document.sections).toEqual({ 'good-to-know': part?.content });

    const edited = { kind: 'cards', ...write('Early brunch') };
    const sections = [{ name, revision: part?.revision ?? '', content: edited }];
    await saveSections(database, FILES.document, { sections }, null);
    expect((await loadDraft(database, FILES.document)).document.sections).toEqual({
      'good-to-know': edited,
    });
    const website = await open(database);
    await publish(website, database);
    expect(website.current().document.sections).toEqual({ 'good-to-know': edited });
  });

  test('raises the revision of an event that it changed', async ({ database, open }) => {
    const website = await open(database);
    const rename = (title: string) => {
      const [first, ...others] = content.celebrate.events;
      return { ...content.celebrate, events: [{ ...first, title }, ...others] };
    };
    const listRevisions = () =>
      website.current().document.celebrate.events.map(({ revision }) => revision);
    for (const [title, revisions] of [
      ['Supper', [1, undefined]],
      ['Cicchetti', [2, undefined]],
    ] as const) {
      await save(database, 'celebrate', rename(title));
      await publish(website, database);
      expect(listRevisions()).toEqual(revisions);
    }
  });

  test('keeps the words of a question that it removed', async ({ database, open }) => {
    const song = { id: 'song', label: 'Song', kind: 'text' as const };
    await insertVersion(
      database,
      toVersion('Portia', { rsvp: { ...content.rsvp, questions: [song] } }),
    );
    const website = await open(database);
    await save(database, 'rsvp', content.rsvp);
    await publish(website, database);
    expect(website.current().document.rsvp.formerQuestions).toMatchObject([song]);
  });

  test('keeps the answers of a hotel that the couple renamed, also in the version after', async ({
    database,
    open,
  }) => {
    const question = { id: 'hotel', label: 'Hotel', kind: 'stay' as const };
    const rsvp = { ...content.rsvp, questions: [question] };
    await insertVersion(database, toVersion('Portia', { rsvp }));
    const website = await open(database);
    const listChoices = () =>
      localizeWedding(website.current().document).rsvp.questions?.[0]?.choices.slice(0, 2);
    const [first, second] = listChoices() ?? [];
    const rename = async (name: string) => {
      const { document } = await loadDraft(database, FILES.document);
      const stay = structuredClone(document.stay) as NonNullable<WeddingDocument['stay']>;
      Object.assign(stay.groups[0]?.hotels[0] ?? {}, { name });
      await save(database, 'stay', stay);
      await publish(website, database);
    };
    await rename('Locanda');
    expect(listChoices()).toEqual([{ id: first?.id, label: 'Locanda' }, second]);
    await rename('Pensione');
    expect(listChoices()).toEqual([{ id: first?.id, label: 'Pensione' }, second]);
  });

  test('is served by the copy that published it', async ({ database, open, pages }) => {
    const website = await open(database);
    expect(await publish(website, database)).toMatchObject({ id: 1 });
    expect(website.current()).toMatchObject({ version: { id: 1 } });
    expect(pages).toEqual({ made: ['Portia'], served: ['Portia'], removed: [] });
  });

  test('is served by another copy too', async ({
    database,
    open,
    otherDatabase,
    pages,
    stopping,
  }) => {
    const website = await open(database);
    website.follow(stopping.signal);
    await insertVersion(otherDatabase, toVersion('Jessica'));
    await expect.poll(() => website.current().version?.id).toBe(1);
    await insertVersion(otherDatabase, toVersion('Nerissa'));
    await expect.poll(() => website.current().version?.id).toBe(2);
    expect(pages.served).toEqual(['Jessica', 'Nerissa']);
  });

  test('that cannot be loaded is logged, and the former version stays', async ({
    database,
    logged,
    open,
    stopping,
  }) => {
    const website = await open(database);
    await insertVersion(database, { ...toVersion('Jessica'), document: '{"version":1}' });
    website.follow(stopping.signal);
    await expect.poll(() => logged.length).toBe(1);
    expect(logged).toMatchObject([{ message: 'a published version could not be loaded' }]);
    expect(website.current().version).toBeNull();
    await insertVersion(database, toVersion('Jessica'));
    await expect.poll(() => website.current().version?.id).toBe(2);
  });
});

test('a version that is not JSON is reported in one sentence, and the newest readable one is served', async () => {
  const rows = [
    { id: 3, document: '{"venue' },
    { id: 2, document: JSON.stringify(FILES.document) },
    { id: 1, document: '' },
  ];
  const queries = {
    query: async <Row>(_: string, [before = 9]: readonly unknown[] = []) =>
      rows.filter(({ id }) => id < Number(before)).slice(0, 1) as Row[],
  };
  const messages: string[] = [];
  const { version } = await loadPublishedContent(queries, FILES, (line) => messages.push(line));
  expect(version?.id).toBe(2);
  expect(messages).toEqual([expect.stringMatching(/version 3 is damaged.*\nGuests see version 2/)]);
  rows.splice(0, 2);
  await expect(loadPublishedContent(queries, FILES)).rejects.toThrow(
    /^The website's published version 1 is damaged/,
  );
});
