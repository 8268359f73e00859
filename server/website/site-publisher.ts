import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { CommandError } from '../command-error.ts';
import type { Queries } from '../database/database.ts';
import type { OnProgress, SiteSource } from '../pages/publisher.ts';
import type { SiteFiles } from '../pages/site-files.ts';
import { isStaleFile } from '../stale-file.ts';
import type { ContentFiles } from './content-files.ts';
import { readPictureFile } from './picture-file.ts';
import type { PublishedContent, SitePublisher } from './website.ts';

type Options = {
  queries: Queries;
  dataDir: string;
  files: Pick<ContentFiles, 'pictures'>;
  source: SiteSource;
};

/** Makes the pages of the published content; returns their folder. Throws CommandError. */
export async function publishCurrent(
  { document, version }: PublishedContent,
  options: Options,
): Promise<string> {
  await removeTemporaryFiles(options.dataDir);
  if (!version) return options.source.publish();
  const folder = await publishDocument(document, options);
  await removeOthers(options.dataDir, folder);
  return folder;
}

/** Makes the pages of later documents and serves them instead of those of `startFolder`. */
export function createSitePublisher(
  siteFiles: SiteFiles,
  startFolder: string,
  options: Options,
): SitePublisher {
  const {
    dataDir,
    source: { renderPreview },
  } = options;
  let served = startFolder;
  return {
    ...(renderPreview && {
      renderPreview: (document, request) =>
        renderPreview(document, { ...request, folder: getFolder(dataDir) }),
    }),
    async prepare(document, onProgress) {
      const folder = await publishDocument(document, options, onProgress);
      return {
        activate() {
          siteFiles.replace(folder);
          const previous = served;
          served = folder;
          // Its files stay open for guests with an open page.
          const isOwn = dirname(previous) === getFolder(dataDir) && previous !== folder;
          if (isOwn) rmSync(previous, { recursive: true, force: true });
        },
        async discard() {
          if (folder !== served) await rm(folder, { recursive: true, force: true });
        },
      };
    },
  };
}

function publishDocument(
  document: WeddingDocument,
  { dataDir, files, queries, source }: Options,
  onProgress?: OnProgress,
): Promise<string> {
  return source.publishDocument(document, {
    folder: getFolder(dataDir),
    ...(onProgress && { onProgress }),
    async readPicture(file) {
      const picture = await readPictureFile(queries, file, files);
      if (picture) return picture.bytes;
      throw new CommandError(`The picture ${file} is neither in the database nor in a file.`);
    },
  });
}

/** Removes the files of a publication that was killed: they may take the space that the next one needs. */
async function removeTemporaryFiles(dataDir: string): Promise<void> {
  const folder = getFolder(dataDir);
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    // Earlier versions wrote `.pictures-`.
    if (!/^\.pictures-|\.tmp$/.test(name) || !isStaleFile(name)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes the pages of earlier versions, which a server that was killed left behind. */
async function removeOthers(dataDir: string, kept: string): Promise<void> {
  const folder = getFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (path !== kept && !/^\.|\.tmp$/.test(name)) await rm(path, { recursive: true, force: true });
  }
}

function getFolder(dataDir: string): string {
  return join(dataDir, 'published');
}
