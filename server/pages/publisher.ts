import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { createChildEnvironment } from '../platform/child-process.ts';
import { CommandError } from '../platform/command-error.ts';
import { describeFileError } from '../platform/database/sqlite-connection.ts';
import { assertSpace } from '../platform/files.ts';
import { createPreviewRenderer, type PreviewRequest } from '../website/preview/preview-renderer.ts';
import { checkPublished } from './published-files.ts';

/** A message to publish/main.ts. */
export type PublishRequest = {
  /** The folder of the built app. */
  appDir: string;
  /** A folder like `content/`, or a document with the folder of its pictures. */
  content: { folder: string } | { document: WeddingDocument; picturesFolder: string };
  /** The folder to write. */
  outDir: string;
  /** Keeps encoded pictures, fonts and compressed files. */
  cacheDir: string;
  /** The private events that the pages show; none by default. */
  invitedTo?: readonly string[] | undefined;
};

/** A message from publish/main.ts. */
export type PublishReport =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'published' }
  | { kind: 'failed'; message: string };

/** The folder of the app's files for browsers, and the ones of published weddings. */
export type SiteSource = {
  appFiles: string;
  /** Publishes the wedding of the files unless it is published already. Returns the folder. */
  publish(): Promise<string>;
  /** Publishes a document into `folder`, as a folder of its own that is returned. */
  publishDocument(
    document: WeddingDocument,
    options: {
      folder: string;
      readPicture: ReadPicture;
      /** The private events that the pages show. The folder's name then begins with `INVITED_PREFIX`. */
      invitedTo?: readonly string[] | undefined;
      /** By default, a terminal shows the progress. */
      onProgress?: OnProgress;
    },
  ): Promise<string>;
  /** Renders a document as one page, with the folder of publications; absent where there is no renderer. */
  renderPreview?(
    document: WeddingDocument,
    options: Omit<PreviewRequest, 'id' | 'appDir' | 'cacheDir' | 'document'> & { folder: string },
  ): Promise<string>;
};

/** Called after each picture. */
export type OnProgress = (done: number, total: number) => void;

/** Returns a picture's original by its name in the document. */
export type ReadPicture = (file: string) => Promise<Uint8Array>;

/** Begins the names of the folders with private events. Nothing is served from them without a personal link. */
export const INVITED_PREFIX = '.invited-';

/** The wedding of the files in `content/`. `root` is the folder of the repository. */
export function createContentSource(root: string): SiteSource {
  const appDir = join(root, 'dist', 'app');
  const outDir = join(root, 'dist', 'published');
  const cacheDir = join(root, 'node_modules', '.cache', 'serenissima');
  const renderPreview = createPreviewRenderer(appDir);
  // A service may write its data only.
  const chooseCache = (folder: string) =>
    isWritable(cacheDir) ? cacheDir : join(folder, '.cache');
  return {
    appFiles: join(appDir, 'files'),
    renderPreview: (document, { folder, ...options }) =>
      renderPreview(document, { ...options, cacheDir: chooseCache(folder) }),
    async publish() {
      const content = { folder: join(root, 'content') };
      await publishContent({ appDir, content, outDir, cacheDir }, showProgress);
      return outDir;
    },
    async publishDocument(
      document,
      { folder, readPicture, invitedTo = [], onProgress = showProgress },
    ) {
      const key = createHash('sha256').update(await readManifest(appDir));
      key.update(JSON.stringify(document)).update(invitedTo.join());
      const prefix = invitedTo.length > 0 ? INVITED_PREFIX : '';
      const name = prefix + key.digest('hex').slice(0, 32);
      const documentDir = join(folder, name);
      if (await isComplete(documentDir, chooseCache(folder))) return documentDir;
      // Only here: with the schema it takes 4 MB, which a server needs only to publish.
      const { listPictureFiles } = await import('../../domain/wedding/checks/wedding-checks.ts');
      const picturesFolder = join(folder, `pictures.${randomUUID()}.${process.pid}.tmp`);
      await mkdir(picturesFolder, { recursive: true, mode: 0o700 }).catch((cause) => {
        const reason = describeFileError(cause);
        const fix = 'Let the user who runs the site write there.';
        throw new CommandError(`${folder} cannot be written (${reason}). ${fix}`, { cause });
      });
      try {
        for (const file of listPictureFiles(document)) {
          const picture = await readPicture(file);
          assertSpace(folder, picture.length + RESERVED_BYTES, TASK);
          await writeFile(join(picturesFolder, basename(file)), picture);
        }
        const content = { document, picturesFolder };
        const cacheDir = chooseCache(folder);
        const request = { appDir, content, outDir: documentDir, cacheDir, invitedTo };
        await runPublisher(request, onProgress);
      } finally {
        await rm(picturesFolder, { recursive: true, force: true });
      }
      return documentDir;
    },
  };
}

/**
 * Whether a folder was published and its files are undamaged. Otherwise it will be published again, and not from
 * the cache: its files are the same ones on the disk.
 */
async function isComplete(folder: string, cacheDir: string): Promise<boolean> {
  const state = await checkPublished(folder);
  if (state === 'damaged') await rm(cacheDir, { recursive: true, force: true });
  return state === 'intact';
}

/** The size of each file in a folder. */
async function listSizes(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).size),
  );
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\rPicture ${done} of ${total}${done === total ? '\n' : ''}`);
}

const PROGRAM = join(import.meta.dirname, '..', '..', 'publish', 'main.ts');
// One memory pool and few threads keep the peak low.
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '4' };
// The fonts' WebAssembly runs too briefly to be worth the time that its optimization takes.
export const PUBLISHER_FLAGS = ['--liftoff-only'];
const COMPILE_CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');

/** Publishes a wedding in a process of its own; throws CommandError. */
export async function runPublisher(
  request: PublishRequest,
  onProgress: OnProgress = () => {},
): Promise<void> {
  await assertSpaceToPublish(request);
  const child = fork(PROGRAM, {
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...createChildEnvironment(), ...ENVIRONMENT },
    execArgv: PUBLISHER_FLAGS,
  });
  // It also fails to receive the request. Without a listener, that would stop the server.
  child.on('error', () => {});
  const exited = once(child, 'exit').catch((cause) => {
    throw new CommandError(`Publishing could not be started (${cause.code}).`, { cause });
  });
  let result: PublishReport | undefined;
  child.on('message', (report: PublishReport) => {
    if (report.kind === 'progress') onProgress(report.done, report.total);
    else result = report;
  });
  child.send(request);
  const [code, signal] = await exited;
  if (result?.kind === 'published') return;
  throw new CommandError(
    result?.kind === 'failed'
      ? result.message
      : `Publishing ended early (${signal ?? `exit code ${code}`}). It needs up to 300 MB of memory.`,
  );
}

const TASK = 'publishing the website';
/** For the pages, and for replies: without pictures, the demo takes 1 MB. */
const RESERVED_BYTES = 20_000_000;

/**
 * A full disk stores no reply. All sizes of a picture together take 0.9 times the bytes of its original, those of
 * the couple's photograph up to 2.7 times.
 */
async function assertSpaceToPublish(request: PublishRequest): Promise<void> {
  const { cacheDir, content, outDir } = request;
  const pictures = 'folder' in content ? join(content.folder, 'pictures') : content.picturesFolder;
  const originals = await sumSizes(pictures);
  // Pictures that were encoded before are linked from there.
  const encoded = await sumSizes(join(cacheDir, 'pictures'));
  const needed = Math.max(0, 2 * originals - encoded) + RESERVED_BYTES;
  assertSpace(dirname(outDir), needed, TASK);
}

/** The bytes in a folder; 0 without it. The publisher reports a content folder without pictures. */
async function sumSizes(folder: string): Promise<number> {
  const sizes = await listSizes(folder).catch(() => []);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Publishes the content's files unless `outDir` was published from them by this build of the app; throws
 * CommandError.
 */
export async function publishContent(
  request: PublishRequest & { content: { folder: string } },
  onProgress?: OnProgress,
): Promise<void> {
  const { appDir, content, outDir } = request;
  const key = await hashInputs(appDir, content.folder);
  const keyFile = join(outDir, KEY_FILE);
  const publishedKey = await readFile(keyFile, 'utf8').catch(() => null);
  if (publishedKey === key && (await isComplete(outDir, request.cacheDir))) return;
  await runPublisher(request, onProgress);
  await writeFile(keyFile, key);
}

/** Contains the hash of the inputs of a published folder. The server sends no file whose name begins with a dot. */
const KEY_FILE = '.published-from';

async function readManifest(appDir: string): Promise<Buffer> {
  return readFile(join(appDir, 'app.json')).catch((cause) => {
    throw new CommandError('The site is not built. Run npm start or npm run build.', { cause });
  });
}

async function hashInputs(appDir: string, contentDir: string): Promise<string> {
  const hash = createHash('sha256').update(await readManifest(appDir));
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
  for (const file of files.sort()) {
    hash.update(relative(contentDir, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}
