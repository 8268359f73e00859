import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini } from 's3mini';
import { CommandError } from '../command-error.ts';
import type { BucketLocation, RemoteStorage } from './remote-storage.ts';

// Long enough for a backup of 40 MB over 1 Mbit/s.
const REQUEST_TIMEOUT_MS = 6 * 60_000;

/** Uses any S3-compatible service, with the bucket in the path. */
export function createS3Storage(location: BucketLocation): RemoteStorage {
  const { endpoint, region, accessKeyId, secretAccessKey, prefix } = location;
  const client = new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
    // A redirect could send the backup to another host, also without https.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
  });
  return {
    async list() {
      const objects = await client.listObjects('/', prefix);
      if (objects === null) throw new CommandError('The bucket does not exist.');
      return objects.map(({ Key, Size }) => ({
        name: Key.slice(prefix.length),
        size: Number(Size),
      }));
    },
    async upload(source, name) {
      // In one request, which all services accept up to 5 GB; a reply takes about 400 bytes.
      await client.putObject(prefix + name, await readFile(source), 'application/octet-stream');
    },
    async download(name, target) {
      const response = await client.getObjectResponse(prefix + name);
      if (!response?.body) throw new CommandError(`The bucket does not contain ${name}.`);
      const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
      await pipeline(body, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
    },
    async remove(name) {
      await client.deleteObject(prefix + name);
    },
  };
}
