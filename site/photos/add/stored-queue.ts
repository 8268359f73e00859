import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { PHOTO_QUEUE_DATABASE } from '../../../domain/photos/photos-api.ts';

/** A photograph that was chosen and is not sent yet. */
export type StoredFile = {
  /** In the order in which they were chosen. */
  id: string;
  file: File;
  guest: string;
  event: string;
  thumbnail: string | null;
  sha256: string | null;
  /** Of its upload, if it has begun. */
  address: string | null;
};

interface Schema extends DBSchema {
  queue: { key: string; value: StoredFile };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open() {
  opened ??= openDB<Schema>(PHOTO_QUEUE_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('queue', { keyPath: 'id' }),
  });
  return opened;
}

/** Keeps the chosen files after a reload. Each function rejects if the browser has no room or allows no storage. */
export const STORED_QUEUE = {
  list: async () => (await open()).getAll('queue'),
  has: async (id: string) => (await (await open()).getKey('queue', id)) !== undefined,
  put: async (file: StoredFile) => void (await (await open()).put('queue', file)),
  remove: async (id: string) => (await open()).delete('queue', id),
};
