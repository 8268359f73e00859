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
  /** How many files of this list another tab has sent or removed. */
  takenByOthers: number;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** What the queues of the open tabs tell each other. */
type TabMessage = { isPaused: boolean } | { removedId: string } | { isOpened: true };

type Tools = {
  stored: typeof STORED_QUEUE;
  hash: (file: Blob) => Promise<string | null>;
  draw: (file: Blob) => Promise<string | null>;
  upload: typeof uploadFile;
  /** Resolves when the network may be back after this many failures. */
  waitForConnection: (failures: number) => Promise<unknown>;
  /** Sends a file unless another tab is sending it. */
  lock: (id: string, send: () => Promise<void>) => Promise<void>;
  /** Deletes the part of a file that the server has, or the photograph if it was complete. */
  withdraw: (address: string) => Promise<unknown>;
  /** To the other tabs. */
  channel: Pick<BroadcastChannel, 'onmessage' | 'postMessage'>;
};

const UPLOADS_AT_ONCE = 2;

/** Sends the chosen files, two at a time, and what was left of an earlier visit. */
export function createUploadQueue({
  channel,
  draw,
  hash,
  lock,
  stored,
  upload,
  waitForConnection,
  withdraw,
}: Tools) {
  const listeners = new Set<() => void>();
  const files = new Map<string, StoredFile>();
  /** The files that the storage has taken. */
  const storedIds = new Set<string>();
  const running = new Map<string, AbortController>();
  let state: QueueState = {
    ...{ photos: [], isPaused: false, isOffline: false, isKept: true },
    takenByOthers: 0,
  };
  let failures = 0;
  let drawing = Promise.resolve();
  let forgetting: Promise<unknown> = Promise.resolve();
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
    await stored.put(file).then(
      () => storedIds.add(id),
      () => change({ isKept: false }),
    );
    // It was sent or removed meanwhile.
    if (!files.has(id)) await stored.remove(id).catch(() => {});
  }

  function forget(id: string) {
    files.delete(id);
    forgetting = Promise.all([forgetting, stored.remove(id).catch(() => {})]);
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
      // The next tab with the lock looks in the storage.
      await lock(id, () => sendFile(id, abort.signal).finally(() => forgetting));
    } catch {
      changePhoto(id, { step: 'waiting' });
      if (!abort.signal.aborted) void retryLater();
    }
    running.delete(id);
    sendNext();
  }

  async function sendFile(id: string, signal: AbortSignal) {
    const isTaken = storedIds.has(id) && !(await stored.has(id).catch(() => true));
    if (isTaken) {
      takeOut(id);
      return change({ takenByOthers: state.takenByOthers + 1 });
    }
    const file = files.get(id);
    if (!file) return;
    signal.throwIfAborted();
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

  function takeOut(id: string) {
    running.get(id)?.abort();
    change({ photos: state.photos.filter((one) => one.id !== id) });
    forget(id);
  }

  /** Stops a file for the guest. The answer to its last part may be on the way. */
  function cancel(id: string) {
    const address = files.get(id)?.address;
    takeOut(id);
    if (address) withdraw(address).catch(() => {});
  }

  function setPaused(isPaused: boolean) {
    change({ isPaused });
    if (isPaused) for (const abort of running.values()) abort.abort();
    else sendNext();
  }

  const tell = (message: TabMessage) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('isPaused' in data) setPaused(data.isPaused);
    else if ('isOpened' in data) {
      if (state.isPaused) tell({ isPaused: true });
    }
    // The tab that has sent a photograph keeps it on its list.
    else if (files.has(data.removedId)) cancel(data.removedId);
  };

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
      tell({ isOpened: true });
      for (const file of await stored.list().catch(() => [])) {
        storedIds.add(file.id);
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
    /** Pauses or resumes the queues of all tabs. */
    setPaused(isPaused: boolean) {
      setPaused(isPaused);
      tell({ isPaused });
    },
    retry(id: string) {
      // The file may have changed since.
      Object.assign(files.get(id) ?? {}, { sha256: null, address: null });
      changePhoto(id, { step: 'waiting', rejection: null });
      sendNext();
    },
    /** Takes a photograph out of the lists of all tabs, and stops it. */
    remove(id: string) {
      cancel(id);
      tell({ removedId: id });
    },
  };
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
