import { constants, createReadStream, openAsBlob } from 'node:fs';
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { S3mini } from 's3mini';
import { CommandError } from '../../platform/command-error.ts';
import { flushToDisk, writePrivateFile } from '../../platform/files.ts';
import { parseBackupUrl, type RemoteLocation } from './backup-url.ts';

/** `changedAt` is in milliseconds. */
export type RemoteFile = { name: string; size: number; changedAt: number };

/** The first byte and the last one. */
export type ByteRange = { start: number; end: number };

/** A folder or a bucket that receives copies of the backups. */
export type RemoteStorage = {
  list(): Promise<RemoteFile[]>;
  /** The size of one file; throws without it. */
  readSize(name: string): Promise<number>;
  /** A file appears under its name only when it is complete. */
  upload(source: string, name: string): Promise<void>;
  /** As `upload`, and the source is gone afterwards. */
  moveIn(source: string, name: string): Promise<void>;
  /** Throws without the file. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Writes a new file that only this user can read. */
  download(name: string, target: string): Promise<void>;
  remove(name: string): Promise<void>;
};

export async function openRemoteStorage(url: string): Promise<RemoteStorage> {
  const location = parseBackupUrl(url);
  if (location.kind === 'folder') return createFolderStorage(location.path);
  // Sites without a bucket do not load the client.
  const { S3mini } = await import('s3mini');
  return createS3Storage(location, S3mini);
}

/** Ends the name of a file that is being copied into a folder. */
export const PARTIAL = '.partial';

export function createFolderStorage(folder: string): RemoteStorage {
  const storage: RemoteStorage = {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async ({ name }) => {
          const { size, mtimeMs } = await stat(join(folder, name));
          return { name, size, changedAt: mtimeMs };
        }),
      );
    },
    readSize: async (name) => (await stat(join(folder, name))).size,
    async upload(source, name) {
      // An unmounted folder must not be created on this disk.
      await access(folder, constants.W_OK);
      const partial = join(folder, name + PARTIAL);
      await rm(partial, { force: true });
      try {
        await writePrivateFile(partial, createReadStream(source));
        await rename(partial, join(folder, name));
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {});
        throw error;
      }
    },
    async moveIn(source, name) {
      const file = await open(source, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      try {
        await rename(source, join(folder, name));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
        await storage.upload(source, name);
        await rm(source, { force: true });
      }
      flushToDisk(folder);
    },
    async read(name, range) {
      const file = await open(join(folder, name));
      return file.createReadStream(range);
    },
    download: (name, target) => writePrivateFile(target, createReadStream(join(folder, name))),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
  return storage;
}

const EXPLANATIONS: Record<string, string> = {
  ENOENT: 'The folder does not exist, or its disk is not mounted',
  ENOTDIR: 'It is not a folder',
  EACCES: 'The site may not write there',
  EPERM: 'The site may not write there',
  EROFS: 'Its disk is read-only, or the service may not write there',
  ENOSPC: 'Its disk is full',
  EDQUOT: 'Its disk is full',
  EIO: 'Its disk or connection fails',
  ESTALE: 'Its disk or connection fails',
  ENOTFOUND: 'Its host was not found',
  EAI_AGAIN: 'Its host was not found',
  ECONNREFUSED: 'Its host accepts no connections',
  ECONNRESET: 'The connection was interrupted',
  ETIMEDOUT: 'It did not answer in time',
  TimeoutError: 'It did not answer in time',
  AbortError: 'It did not answer in time',
  InvalidAccessKeyId: 'It does not know the access key',
  SignatureDoesNotMatch: 'The secret of the access key is wrong',
  AccessDenied: 'The access key has no permission',
  NoSuchBucket: 'The bucket does not exist',
  AuthorizationHeaderMalformed: 'The region in BACKUP_URL is wrong',
  RequestTimeTooSkewed: 'The clock of this machine is wrong',
  403: 'The access key has no permission',
  404: 'The bucket does not exist',
};

/** Explains an error in a sentence. Errors of clients quote addresses, so no message is repeated. */
export function explainStorageError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const codes = listCodes(error);
  const known = codes.find((code) => EXPLANATIONS[code]);
  if (known) return `${EXPLANATIONS[known]} (${known}).`;
  return `An unexpected error happened${codes[0] ? ` (${codes[0]})` : ''}.`;
}

function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, status, name, cause } = error as Error & { code?: unknown; status?: unknown };
  const isGeneral = /^(Error|TypeError|S3.*)$/.test(name);
  const codes = [code, status, isGeneral ? undefined : name];
  return [
    ...codes
      .filter((one) => one !== undefined)
      .map(String)
      .filter((one) => /^\w{1,40}$/.test(one)),
    ...listCodes(cause),
  ];
}

type BucketLocation = Extract<RemoteLocation, { kind: 'bucket' }>;

// Long enough for a backup of 40 MB over 1 Mbit/s.
const REQUEST_TIMEOUT_MS = 6 * 60_000;
// Four parts are in memory at a time. S3 accepts no smaller ones, and at most 10,000 for a file.
const PART_BYTES = 5 * 1024 * 1024;

/** Uses any S3-compatible service, with the bucket in the path. */
function createS3Storage(location: BucketLocation, Client: typeof S3mini): RemoteStorage {
  const { endpoint, region, accessKeyId, secretAccessKey, prefix } = location;
  const client = new Client({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
    minPartSize: PART_BYTES,
    // A redirect could send the backup to another host, also without https.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
  });
  const storage: RemoteStorage = {
    async list() {
      const objects = await client.listObjects('/', prefix);
      if (objects === null) throw new CommandError('The bucket does not exist.');
      return objects.map(({ Key, Size, LastModified }) => ({
        name: Key.slice(prefix.length),
        size: Number(Size),
        changedAt: new Date(LastModified).getTime(),
      }));
    },
    readSize: (name) => client.getContentLength(prefix + name),
    async upload(source, name) {
      await client.putAnyObject(prefix + name, await openAsBlob(source));
    },
    async moveIn(source, name) {
      await storage.upload(source, name);
      await rm(source, { force: true });
    },
    async read(name, range) {
      const response = range
        ? await client.getObjectRaw(prefix + name, false, range.start, range.end + 1)
        : await client.getObjectResponse(prefix + name);
      if (!response?.body) throw new CommandError(`The bucket does not contain ${name}.`);
      return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    },
    async download(name, target) {
      await writePrivateFile(target, await storage.read(name));
    },
    async remove(name) {
      await client.deleteObject(prefix + name);
    },
  };
  return storage;
}
