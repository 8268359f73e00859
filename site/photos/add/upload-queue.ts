import { checkFile } from '../../../domain/photos/check-file.ts';
import type { UploadFailure, uploadFile } from '../../../domain/photos/upload-file.ts';
import type { STORED_QUEUE, StoredFile } from './stored-queue.ts';

/** 'unreadable' is a file that the phone has deleted since. */
export type Rejection = UploadFailure | 'unreadable';

export type QueuedPhoto = Omit<StoredFile, 'sha256' | 'address'> & {
  step: 'waiting' | 'sending' | 'sent' | 'rejected';
  /** Of the file, in percent. */
  progress: number;
  rejection: Rejection | null;
  /** Of the sent photograph. */
  photoId: string | null;
};

export type QueueState = {
  photos: readonly QueuedPhoto[];
  isPaused: boolean;
  /** Whether the last attempt found no connection. Another one follows by itself. */
  isOffline: boolean;
  /** Whether the browser keeps all that is not sent after the page is closed. */
  isKept: boolean;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

type Tools = {
  stored: typeof STORED_QUEUE;
  hash: (file: Blob) => Promise<string | null>;
  draw: (file: Blob) => Promise<string | null>;
  upload: typeof uploadFile;
  /** Resolves when the network may be back after this many failures. */
  waitForConnection: (failures: number) => Promise<unknown>;
  /** Sends a file unless another tab is sending it. */
  lock: (id: string, send: () => Promise<void>) => Promise<void>;
};

const UPLOADS_AT_ONCE = 2;

/** Sends the chosen files, two at a time, and what was left of an earlier visit. */
export function createUploadQueue({ draw, hash, lock, stored, upload, waitForConnection }: Tools) {
  const listeners = new Set<() => void>();
  const files = new Map<string, StoredFile>();
  const running = new Map<string, AbortController>();
  let state: QueueState = { photos: [], isPaused: false, isOffline: false, isKept: true };
  let failures = 0;
  let drawing = Promise.resolve();
  let lastOrder = 0;

  function change(next: Partial<QueueState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function changePhoto(id: string, next: Partial<QueuedPhoto>) {
    change({ photos: state.photos.map((one) => (one.id === id ? { ...one, ...next } : one)) });
  }

  async function keep(id: string, next: Partial<StoredFile> = {}) {
    const file = files.get(id);
    if (!file) return;
    Object.assign(file, next);
    await stored.put(file).catch(() => change({ isKept: false }));
    // It was sent or removed meanwhile.
    if (!files.has(id)) await stored.remove(id).catch(() => {});
  }

  function forget(id: string) {
    files.delete(id);
    stored.remove(id).catch(() => {});
    if (files.size === 0) change({ isKept: true });
  }

  function enqueue(file: StoredFile) {
    files.set(file.id, file);
    const { address: _, sha256: __, ...shown } = file;
    const photo = { step: 'waiting', progress: 0, rejection: null, photoId: null } as const;
    change({ photos: [...state.photos, { ...shown, ...photo }] });
  }

  /** One at a time, because each takes memory. */
  function drawLater(id: string, file: File) {
    drawing = drawing.then(async () => {
      const thumbnail = await draw(file);
      if (!thumbnail) return;
      changePhoto(id, { thumbnail });
      await keep(id, { thumbnail });
    });
  }

  function sendNext() {
    for (const { id, step } of state.photos) {
      if (state.isPaused || state.isOffline || running.size >= UPLOADS_AT_ONCE) return;
      if (step === 'waiting' && !running.has(id)) void send(id);
    }
  }

  async function send(id: string) {
    const abort = new AbortController();
    running.set(id, abort);
    try {
      await lock(id, () => sendFile(id, abort.signal));
    } catch {
      changePhoto(id, { step: 'waiting' });
      if (!abort.signal.aborted) void retryLater();
    }
    running.delete(id);
    sendNext();
  }

  async function sendFile(id: string, signal: AbortSignal) {
    const file = files.get(id);
    if (!file) return;
    changePhoto(id, { step: 'sending' });
    const sha256 = file.sha256 ?? (await hash(file.file));
    if (!sha256) return reject(id, 'unreadable');
    file.sha256 = sha256;
    signal.throwIfAborted();
    const result = await upload({
      file: file.file,
      address: file.address,
      metadata: {
        filename: file.file.name,
        sha256,
        takenAt: new Date(file.file.lastModified).toISOString(),
        ...(file.guest && { name: file.guest }),
        ...(file.event && { event: file.event }),
      },
      signal,
      onAddress: (address) => void keep(id, { address }),
      onProgress(sentBytes) {
        const progress = Math.floor((100 * sentBytes) / file.file.size);
        const known = state.photos.find((one) => one.id === id)?.progress;
        if (progress !== known) changePhoto(id, { progress });
      },
    });
    failures = 0;
    if ('rejection' in result) return reject(id, result.rejection);
    changePhoto(id, { step: 'sent', progress: 100, photoId: result.id });
    forget(id);
  }

  function reject(id: string, rejection: Rejection) {
    changePhoto(id, { step: 'rejected', rejection });
    // The others can be sent when there is room again.
    if (['exists', 'wrong-kind', 'too-large', 'unreadable'].includes(rejection)) forget(id);
  }

  async function retryLater() {
    if (state.isOffline) return;
    failures += 1;
    change({ isOffline: true });
    await waitForConnection(failures);
    change({ isOffline: false });
    sendNext();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on with what an earlier visit has not sent. */
    async restore() {
      for (const file of await stored.list().catch(() => [])) {
        if (!files.has(file.id)) enqueue(file);
      }
      sendNext();
    },
    add(chosen: readonly File[], { event, guest }: Pick<StoredFile, 'event' | 'guest'>) {
      for (const file of chosen) {
        if (state.photos.some((one) => one.step !== 'rejected' && isSame(one.file, file))) continue;
        lastOrder = Math.max(lastOrder + 1, Date.now());
        const id = `${lastOrder}-${Math.random().toString(36).slice(2)}`;
        enqueue({ id, file, guest, event, thumbnail: null, sha256: null, address: null });
        const rejection = checkFile(file);
        if (rejection) reject(id, rejection);
        else {
          void keep(id);
          drawLater(id, file);
        }
      }
      sendNext();
    },
    pause() {
      change({ isPaused: true });
      for (const abort of running.values()) abort.abort();
    },
    resume() {
      change({ isPaused: false });
      sendNext();
    },
    retry(id: string) {
      // The file may have changed since.
      Object.assign(files.get(id) ?? {}, { sha256: null, address: null });
      changePhoto(id, { step: 'waiting', rejection: null });
      sendNext();
    },
    /** Takes a photograph out of the list, and stops it. */
    remove(id: string) {
      running.get(id)?.abort();
      change({ photos: state.photos.filter((one) => one.id !== id) });
      forget(id);
    },
  };
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
