import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { listInvitedTo, listPrivateEvents } from '../../domain/wedding/private-events.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { listGuestList } from '../guest-list/guest-list.ts';
import { INVITED_PREFIX, type OnProgress, type SiteSource } from '../pages/publisher.ts';
import type { OpenVersion, SiteFiles } from '../pages/site-files.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Queries } from '../platform/database/database.ts';
import { isStaleFile } from '../platform/files.ts';
import type { ContentFiles } from './content-files.ts';
import { readPictureFile } from './pictures/pictures.ts';
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
  const invitedSites = createInvitedSites(siteFiles, options);
  return {
    ...invitedSites,
    ...(renderPreview && {
      renderPreview: (document, request) =>
        renderPreview(document, { ...request, folder: getFolder(dataDir) }),
    }),
    async prepare(document, onProgress) {
      const folder = await publishDocument(document, { ...options, onProgress });
      await invitedSites.prepareInvited(document);
      return {
        activate(former) {
          siteFiles.replace(folder, { keepsFormer: !hasNewSecret(document, former) });
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

/**
 * The sites with private events: one for each set of them to which a household is invited. They are on the disk beside
 * the site for everybody.
 */
function createInvitedSites(siteFiles: SiteFiles, options: Options) {
  // One at a time: each makes pages in another process.
  const runInTurn = pLimit(1);
  /** Those of the served document, and of the one before or after it, by their events. */
  const opened = new Map<WeddingDocument, Map<string, InvitedSite>>();

  function getSites(document: WeddingDocument): Map<string, InvitedSite> {
    const sites = opened.get(document) ?? new Map<string, InvitedSite>();
    opened.set(document, sites);
    const [oldest] = opened;
    if (oldest && opened.size > 2) {
      opened.delete(oldest[0]);
      for (const { close } of oldest[1].values()) close();
    }
    return sites;
  }

  async function open(document: WeddingDocument, invitedTo: readonly string[]) {
    const key = invitedTo.join();
    const known = getSites(document).get(key);
    if (known) return known;
    const folder = await publishDocument(document, { ...options, invitedTo });
    const site = { folder, ...siteFiles.open(folder) };
    getSites(document).set(key, site);
    return site;
  }

  async function prepare(document: WeddingDocument): Promise<void> {
    const privateEvents = listPrivateEvents(document);
    const guestList = privateEvents.length > 0 ? await listGuestList(options.queries) : [];
    const sets = guestList.map((entry) => listInvitedTo(document, entry));
    for (const set of new Map(sets.map((set) => [set.join(), set])).values()) {
      if (set.length > 0) await open(document, set);
    }
    const sites = [...opened.values()].flatMap((sites) => [...sites.values()]);
    const kept = new Set(sites.map(({ folder }) => folder));
    const parent = getFolder(options.dataDir);
    for (const name of await readdir(parent).catch(() => [])) {
      const path = join(parent, name);
      const isOutdated = name.startsWith(INVITED_PREFIX) && !kept.has(path);
      if (isOutdated && !name.endsWith('.tmp')) await rm(path, { recursive: true, force: true });
    }
  }

  return {
    prepareInvited: (document: WeddingDocument) => runInTurn(() => prepare(document)),
    async openInvited(document: WeddingDocument, invitedTo: readonly string[]) {
      const known = opened.get(document)?.get(invitedTo.join());
      return (known ?? (await runInTurn(() => open(document, invitedTo)))).version;
    },
  };
}

type InvitedSite = OpenVersion & { folder: string };

/** Whether an event that was for all guests is for some only now. */
function hasNewSecret(document: WeddingDocument, former: WeddingDocument): boolean {
  const known = listPrivateEvents(former);
  const events = former.celebrate.events.map(({ id }) => id);
  return listPrivateEvents(document).some((id) => events.includes(id) && !known.includes(id));
}

function publishDocument(
  document: WeddingDocument,
  {
    dataDir,
    files,
    queries,
    source,
    ...request
  }: Options & { invitedTo?: readonly string[]; onProgress?: OnProgress | undefined },
): Promise<string> {
  const { invitedTo, onProgress } = request;
  return source.publishDocument(document, {
    folder: getFolder(dataDir),
    ...(invitedTo && { invitedTo }),
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
    if (!/\.tmp$/.test(name) || !isStaleFile(name)) continue;
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
