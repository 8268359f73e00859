import {
  createReadStream,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import content from '../../content/wedding.ts';
import { test as base } from '../fixtures/site.ts';
import { SMALL_WEDDING } from '../fixtures/small-wedding.ts';
import { createContentSource, type SiteSource } from '../pages/publisher.ts';
import type { SiteFiles } from '../pages/site-files.ts';
import { openSite } from '../serve.ts';
import { readContentFiles } from './content-files.ts';
import { loadDraft, saveSections } from './draft.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import { insertPicture } from './pictures/pictures.ts';
import type { Website } from './website.ts';
import { insertVersion, listVersions } from './wedding-versions.ts';

// Each publication starts a process, which is slow while the machine runs other tests.
const ROOT = join(import.meta.dirname, '..', '..');
const SOURCE = createContentSource(ROOT);
const FILES = readContentFiles();
const HEIC = join(import.meta.dirname, '..', 'fixtures', 'pictures', 'small.heic');

type Site = { website: Website; files: SiteFiles };
type Fixtures = {
  /** Starts the site as the server does. */
  open: (source?: SiteSource) => Promise<Site>;
  /** Saves sections of the draft and publishes it. */
  publish: (site: Site, changes: Record<string, unknown>) => Promise<void>;
  /** The folders with pages in the data folder. */
  listFolders: () => string[];
};

const test = base.extend<Fixtures>({
  open: async ({ database, dataDir, log }, use) =>
    use(async (source = SOURCE) => {
      const { files, website } = await openSite(source, { settings: { dataDir }, database, log });
      return { files, website: website ?? expect.fail() };
    }),
  publish: async ({ database }, use) =>
    use(async ({ website }, changes) => {
      const { sections: known } = await loadDraft(database, FILES.document);
      const sections = Object.entries(changes).map(([name, value]) => ({
        ...{ name, content: value },
        revision: known.find((section) => section.name === name)?.revision ?? '',
      }));
      await saveSections(database, FILES.document, { sections }, null);
      const { revision } = await loadDraft(database, FILES.document);
      await website.publish({ revision, note: null, device: null });
    }),
  listFolders: async ({ dataDir }, use) =>
    use(() => {
      const folder = join(dataDir, 'published');
      return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
    }),
});

/** A folder with the built app in it; publications of it cache nothing in this repository. */
function createRoot(folder: string): string {
  const root = join(folder, 'program');
  mkdirSync(join(root, 'dist'), { recursive: true });
  symlinkSync(join(ROOT, 'dist', 'app'), join(root, 'dist', 'app'));
  mkdirSync(join(root, 'node_modules'));
  return root;
}

/** The couple in the private page's last line, and the address of their photograph. */
function readCouple(site: Site) {
  const page = readWeddingPage(site);
  const [, names] = /footer-names">([^<]+)</.exec(page) ?? [];
  const [, photo = ''] =
    /src="([^"]+)" width="\d+" height="\d+" alt="[^"]+" loading="eager" fetchPriority="high"/.exec(
      page,
    ) ?? [];
  return { names, hasPhoto: site.files.current.privateAssets.has(photo), photo };
}

/** The private page, which the gate's page names. */
function readWeddingPage({ files }: Site): string {
  const gate = files.current.pages.get('/')?.index ?? '';
  const [, path = ''] = /data-wedding="([^"]+)"/.exec(gate) ?? [];
  return files.current.privateAssets.get(path)?.plain().toString() ?? '';
}

test('a document that cannot be made into pages is not published, and the site stays', async ({
  open,
  publish,
  database,
  listFolders,
}) => {
  const broken = {
    ...SOURCE,
    publishDocument: () => Promise.reject(new Error('The disk is full.')),
  };
  const site = await open(broken);
  const before = readCouple(site);
  await expect(publish(site, { couple: ['Jessica', 'Lorenzo'] })).rejects.toThrow(
    'could not be published',
  );
  expect(await listVersions(database)).toEqual([]);
  expect(readCouple(site)).toEqual(before);
  expect(listFolders()).toEqual([]);
});

test('guests see a published version at once, with uploaded pictures, and after the next start', async ({
  open,
  publish,
  database,
  listFolders,
}) => {
  const site = await open();
  const before = readCouple(site);
  expect(before).toMatchObject({ names: 'Portia &amp; Bassanio', hasPhoto: true });
  const picture = await cleanPicture(createReadStream(HEIC));
  const id = await insertPicture(database, picture);
  const couplePhoto = { ...content.couplePhoto, file: `${id}.jpg` };
  await publish(site, { couple: ['Jessica', 'Lorenzo'], couplePhoto });
  const after = readCouple(site);
  expect(after).toMatchObject({ names: 'Jessica &amp; Lorenzo', hasPhoto: true });
  expect(after.photo).not.toBe(before.photo);
  expect(listFolders()).toHaveLength(1);

  await publish(site, { farewell: 'See you on the island' });
  expect(readWeddingPage(site).includes('See you on the island')).toBe(true);
  expect(listFolders()).toHaveLength(1);
  const again = await open({ ...SOURCE, publish: () => Promise.reject(new Error('Not needed.')) });
  expect(readCouple(again)).toEqual(after);
  expect(listFolders()).toHaveLength(1);
});

test('a service that may write only its data shows previews', async ({ open, folder, dataDir }) => {
  const root = createRoot(folder);
  writeFileSync(join(root, 'node_modules', '.cache'), 'A file, so that no folder can be made.');
  const { website } = await open({ ...createContentSource(root), publish: SOURCE.publish });
  const html = await website.renderPreview?.(content, {
    language: 'en',
    pictures: {},
    thumbnails: {},
  });
  expect(html).toContain('Portia &amp; Bassanio');
  expect(readdirSync(join(dataDir, 'published', '.cache'))).toEqual(['fonts']);
  expect(statSync(join(dataDir, 'published')).mode & 0o777).toBe(0o700);
});

test('a start removes the temporary files of a publication that was killed, and not those of another copy', async ({
  open,
  dataDir,
}) => {
  const folder = join(dataDir, 'published');
  const listTemporary = (pid: number) => [
    `pictures.1f2e.${pid}.tmp/x.jpg`,
    `.cache/pictures/a/240.avif.1f2e.${pid}.tmp`,
    `a.${pid}.tmp/index.html`,
  ];
  // Larger than any number of a process.
  const left = [...listTemporary(2 ** 30), ...listTemporary(process.pid)];
  const kept = [...listTemporary(process.ppid), '.cache/pictures/a/240.avif'];
  for (const name of [...left, ...kept]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'x');
  }
  await open();
  expect(left.filter((name) => existsSync(join(folder, name)))).toEqual([]);
  expect(kept.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test('pages that a power failure has left empty are published again at the next start', async ({
  open,
  database,
  folder,
  dataDir,
}) => {
  // A start that finds a damaged file removes the whole cache, from which other tests publish.
  const source = { ...createContentSource(createRoot(folder)), publish: SOURCE.publish };
  const document = JSON.stringify({ ...SMALL_WEDDING, couple: ['Jessica', 'Lorenzo'] });
  await insertVersion(database, { document, publishedBy: null, note: null });
  await open(source);
  const files = globSync(join(dataDir, 'published', '**', '*.*')).filter((path) =>
    statSync(path).isFile(),
  );
  for (const file of files) {
    // Removed first: a picture is the same file as in the cache.
    rmSync(file);
    writeFileSync(file, '');
  }
  expect(readCouple(await open(source))).toMatchObject({ names: 'Jessica &amp; Lorenzo' });
  expect(files.filter((file) => statSync(file).size === 0)).toEqual([]);
});

test('a start that cannot write its pages names the folder', async ({
  open,
  database,
  dataDir,
}) => {
  const document = JSON.stringify(content);
  await insertVersion(database, { document, publishedBy: null, note: null });
  writeFileSync(join(dataDir, 'published'), '');
  await expect(open()).rejects.toThrow(
    /^\/.*published cannot be written \(a file is in the way\)\. Let the user who runs the site/,
  );
});

test('a start with a version whose picture is lost names the picture', async ({
  open,
  database,
}) => {
  const couplePhoto = { ...content.couplePhoto, file: `${'0'.repeat(32)}.jpg` };
  const document = JSON.stringify({ ...content, couplePhoto });
  await insertVersion(database, { document, publishedBy: null, note: null });
  await expect(open()).rejects.toThrow(/^The picture 0+\.jpg is neither in the database nor in a/);
});
