import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_DESIGN } from '../designs/design.ts';
import { DESIGN_NAMES } from '../designs/designs.ts';
import { OFFLINE_LIST } from '../domain/pages/offline-list.ts';
import { getStatementsPath } from '../domain/pages/statements-path.ts';
import { getPhotosPath } from '../domain/photos/photos-api.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { createGuestView } from '../domain/wedding/private-events.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { writeManifest } from '../server/pages/published-files.ts';
import { CommandError } from '../server/platform/command-error.ts';
import { flushAllToDisk } from '../server/platform/files.ts';
import type { App } from './app.ts';
import { removeUnused } from './cache.ts';
import { compressFiles } from './compress.ts';
import { computeShortHash, type Files, writeFiles } from './files.ts';
import { createManifest } from './home-screen.ts';
import { type GuestPage, renderGuestPage } from './html.ts';
import { createLanguages } from './languages.ts';
import { createOfflineList } from './offline-list.ts';
import { createGuestPages, type GuestPages } from './pages.ts';
import { createPictures, type ReadPicture } from './pictures.ts';

export type PublishOptions = {
  app: App;
  /** The folder to write. It is replaced only when everything has succeeded. */
  outDir: string;
  /** Keeps encoded pictures, fonts and compressed files for the next time. */
  cacheDir: string;
  /** The private events that its guests are invited to; none by default. */
  invitedTo?: readonly string[] | undefined;
  /** Called after each picture. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Publishes a wedding: writes its pages in every language, its pictures, fonts, calendars and maps.
 * Together with the app's files they are the whole site.
 */
export async function publish(
  wholeDocument: WeddingDocument,
  readPicture: ReadPicture,
  { app, cacheDir, invitedTo, onProgress, outDir }: PublishOptions,
): Promise<void> {
  const document = createGuestView(wholeDocument, invitedTo);
  rejectUnknownDesign(document.theme?.design);
  const languages = createLanguages(document.languages);
  // All languages show the same pictures.
  const pictures = await createPictures(localizeWedding(document), readPicture, {
    cacheDir,
    onProgress,
  });
  const pages: GuestPages[] = [];
  for (const language of languages) {
    const options = { languages, pictures: pictures.built, readPicture, app, cacheDir };
    const wedding = localizeWedding(document, language.code);
    pages.push(await createGuestPages(wedding, language, options));
  }
  const files: Files = new Map([
    ...pictures.files,
    ...pages.flatMap((page) => [...page.files]),
    ...finishPages(pages, pictures.files, app),
  ]);

  const tempDir = `${outDir}.${process.pid}.tmp`;
  try {
    await writeFiles(tempDir, files);
    await compressFiles(tempDir, cacheDir);
    await writeManifest(tempDir);
    // A power failure must not leave empty files in a folder with its final name.
    const names = await readdir(tempDir, { recursive: true });
    await flushAllToDisk([tempDir, ...names.map((name) => join(tempDir, name))]);
    await replaceFolder(outDir, tempDir);
    await flushAllToDisk([dirname(outDir)]);
    // The site is published, also if a file cannot be removed.
    await removeUnused(cacheDir).catch(() => {});
  } catch (error) {
    throw explainUnwritable(error, outDir);
  } finally {
    // Gone after a success; after an error, that one is reported.
    await rm(tempDir, { recursive: true, force: true }).catch(() => {});
  }
}

/** The schema cannot know which folders there are. */
function rejectUnknownDesign(name = DEFAULT_DESIGN): void {
  if (DESIGN_NAMES.includes(name)) return;
  throw new CommandError(
    `theme.design is '${name}', but the designs are ${DESIGN_NAMES.join(', ')}. Choose one of these.`,
  );
}

/** At once, because another copy of the server may be reading the folder, or replacing it by the same pages. */
async function replaceFolder(folder: string, newFolder: string): Promise<void> {
  const former = `${folder}.former.${process.pid}.tmp`;
  await rename(folder, former).catch(ignore('ENOENT'));
  await rename(newFolder, folder).catch(ignore('ENOTEMPTY', 'EEXIST'));
  await rm(former, { recursive: true, force: true });
}

function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
}

/** A service may read its own folder only: there the person who installs it publishes. */
function explainUnwritable(error: unknown, outDir: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code ?? '')) return error;
  return new CommandError(
    `The content has changed, but ${outDir} cannot be written. Run npm run build, then start again.`,
  );
}

/** The files that name all others: the pages, the manifests and the list for the service worker. */
function finishPages(pages: readonly GuestPages[], pictures: Files, app: App): Files {
  // These pages name every file that they load, so their hash identifies what is published.
  const buildId = computeShortHash(
    pages.map(({ gate, photos }) => renderGuestPage(gate) + photos).join(''),
  );
  const files: Files = new Map();
  for (const { entered, gate, language, notFound, photos, statements } of pages) {
    const { home } = language;
    const withId = (page: GuestPage) => ({ ...page, data: { build: buildId, ...page.data } });
    files.set(`${home}index.html`, renderGuestPage(withId(gate)));
    if (entered) files.set(`${home}entered.html`, renderGuestPage(withId(entered)));
    files.set(`${home}404.html`, renderGuestPage(notFound));
    files.set(`${getPhotosPath(home)}.html`, photos.replace('<html', `$& data-build="${buildId}"`));
    if (statements) files.set(getStatementsPath(home), statements);
    files.set(`${home}manifest.webmanifest`, createManifest(language, gate.themeColor));
  }
  files.set(OFFLINE_LIST, createOfflineList(buildId, pages, pictures.keys(), app));
  return files;
}
