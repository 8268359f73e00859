import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { CommandError } from '../../platform/command-error.ts';
import { writePrivateFile } from '../../platform/files.ts';
import type { BucketLocation, RemoteStorage } from './remote-storage.ts';

// Long enough for a backup of 40 MB over 1 Mbit/s.
const REQUEST_TIMEOUT_MS = 6 * 60_000;
// Four parts are in memory at a time. S3 accepts no smaller ones, and at most 10,000 for a file.
const PART_BYTES = 5 * 1024 * 1024;

/** Uses any S3-compatible service, with the bucket in the path. */
export function createS3Storage(location: BucketLocation): RemoteStorage {
  const { endpoint, region, accessKeyId, secretAccessKey, prefix } = location;
  const client = new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
    minPartSize: PART_BYTES,
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
      await client.putAnyObject(prefix + name, await openAsBlob(source));
    },
    async download(name, target) {
      const response = await client.getObjectResponse(prefix + name);
      if (!response?.body) throw new CommandError(`The bucket does not contain ${name}.`);
      const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
      await writePrivateFile(target, body);
    },
    async remove(name) {
      await client.deleteObject(prefix + name);
    },
  };
}
