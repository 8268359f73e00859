import { buffer } from 'node:stream/consumers';
import { MESSAGES } from '../../domain/wedding/languages.ts';
import { createGuestView } from '../../domain/wedding/private-events.ts';
import { leaveOutHidden } from '../../domain/wedding/section-order.ts';
import { listVideoFiles } from '../../domain/wedding/videos.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { SiteVersion } from '../pages/site-files.ts';
import { toSizeName } from '../photos/photo-files.ts';
import type { PhotoService } from '../photos/photo-service.ts';
import { readPhotoSettings } from '../photos/photo-settings.ts';
import { listPhotos } from '../photos/photos.ts';
import type { Queries } from '../platform/database/database.ts';
import { listShownWishes } from '../wishes/wishes.ts';
import { keepPage, renderGallery } from './kept-page.ts';

type Input = string | Uint8Array | AsyncIterable<Uint8Array>;

/** A file of the keepsake by its path in the folder. */
export type KeptFile = { name: string; input: Input };

type Photos = Pick<PhotoService, 'files' | 'videos'>;

type Options = {
  queries: Queries;
  version: SiteVersion;
  document: WeddingDocument;
  /** Null on a site without photographs. */
  photos: Photos | null;
};

/** The files of the keepsake, one after the other: the pages, the files that they need, and the photographs. */
export async function* createKeepsake({
  queries,
  version,
  document,
  photos: service,
}: Options): AsyncGenerator<KeptFile> {
  const photos = service ? await listKeptPhotos(queries, document) : [];
  const videos = service ? await findKeptVideos(service, document) : [];
  const wishes = await listShownWishes(queries);
  const read = (path: string) =>
    (version.privateAssets.get(path) ?? version.assets.get(path))?.plain();
  const homes = [...version.pages].filter(([, { entered }]) => entered !== null);
  const toFile = (home: string) => (home === '/' ? 'index.html' : `${home.slice(1, -1)}.html`);
  const pageFiles = new Map(homes.map(([home]) => [home, toFile(home)]));
  const needed = new Set<string>();
  for (const [home, { entered }] of homes) {
    const language =
      document.languages.find((code) => home === `/${code}/`) ?? document.languages[0];
    const { page, photos: texts } = MESSAGES[language ?? 'en'];
    const gallery = `photographs-${toFile(home)}`;
    const kept = keepPage(
      entered ?? '',
      {
        pageFiles,
        photos: photos.length > 0 ? { file: gallery, text: texts.title } : null,
        videoAddresses: new Map(videos.map(({ address, sha256 }) => [sha256, address])),
        wishes,
      },
      read,
    );
    for (const path of kept.files) needed.add(path);
    yield { name: toFile(home), input: kept.html };
    if (photos.length === 0) continue;
    const words = { lang: page.lang, title: texts.title, back: texts.back, home: toFile(home) };
    yield { name: gallery, input: renderGallery(kept.html, words, photos) };
  }
  for (const path of needed) {
    const bytes = read(path);
    if (bytes) yield { name: `files/${path.split('/').at(-1)}`, input: bytes };
  }
  for (const { address, input } of videos) if (input) yield { name: address, input: await input() };
  const storage = photos.length > 0 ? await service?.files.open() : undefined;
  for (const { name, sha256 } of storage ? photos : []) {
    for (const [folder, size] of [
      ['photographs', 1600],
      ['photographs/small', 400],
    ] as const) {
      const input = await storage?.read(toSizeName(sha256, size));
      if (input) yield { name: `${folder}/${name}`, input };
    }
  }
}

type KeptVideo = {
  sha256: string;
  /** In the kept page. */
  address: string;
  /** Captions are in the page itself: a browser reads none from the disk. */
  input?: () => Promise<AsyncIterable<Uint8Array>>;
};

/** The stored videos of the page, and their captions. */
async function findKeptVideos(
  { files, videos }: Photos,
  document: WeddingDocument,
): Promise<KeptVideo[]> {
  const kept = new Map<string, KeptVideo>();
  for (const { kind, sha256 } of listVideoFiles(leaveOutHidden(document))) {
    if (!(await files.has(sha256))) continue;
    const storage = await files.open();
    if (kind === 'video') {
      const size = await storage.readSize(sha256);
      const input = () => videos.read(sha256, size, { start: 0, end: size - 1 });
      kept.set(sha256, { sha256, address: `videos/${sha256}.mp4`, input });
    } else {
      const bytes = await buffer(await storage.read(sha256));
      const address = `data:text/vtt;base64,${bytes.toString('base64')}`;
      kept.set(sha256, { sha256, address });
    }
  }
  return [...kept.values()];
}

/** The photographs that all guests may see, without those of private and of removed events. Their copies contain no place. */
async function listKeptPhotos(queries: Queries, document: WeddingDocument) {
  const { mode, showsNames } = await readPhotoSettings(queries);
  const { events } = createGuestView(document).celebrate;
  const seen = (await listPhotos(queries)).filter(
    ({ deletedAt, event, kind, sizes, status }) =>
      deletedAt === null &&
      kind === 'picture' &&
      sizes === 'made' &&
      (status === 'shown' || (status === 'new' && mode === 'show')) &&
      (event === null || events.some(({ id }) => id === event)),
  );
  // In the order of the day.
  return seen.reverse().map(({ guestName, sha256 }, index) => ({
    name: `${String(index + 1).padStart(4, '0')}.webp`,
    guest: showsNames ? guestName : null,
    sha256,
  }));
}
