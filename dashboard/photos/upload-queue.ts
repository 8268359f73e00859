import pRetry from 'p-retry';
import { useSyncExternalStore } from 'react';
import { checkFile, hasKnownKind } from '../../domain/photos/check-file.ts';
import { computeSha256 } from '../../domain/photos/compute-sha256.ts';
import { type UploadFailure, uploadFile } from '../../domain/photos/upload-file.ts';

/** The couple's own files, those of their photographer, and the videos of the website. */
export const UPLOADS_PATH = '/host/api/photos/uploads';
/** One is hashed while the other is sent. */
const AT_ONCE = 2;

type Labels = { name: string; event: string };
type QueuedFile = { file: File; labels: Labels };
export type FailedFile = QueuedFile & { reason: UploadFailure };

export type UploadState = {
  /** Of all files since the queue was last empty. */
  count: number;
  done: number;
  failed: readonly FailedFile[];
  isPaused: boolean;
};

const EMPTY: UploadState = { count: 0, done: 0, failed: [], isPaused: false };

let state = EMPTY;
const waiting: QueuedFile[] = [];
let running = 0;
let pause = new AbortController();
const listeners = new Set<() => void>();

/** Uploads go on while another page of the dashboard is shown. */
export function useUploadState(): UploadState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export function isUploading({ count, done, failed }: UploadState): boolean {
  return done + failed.length < count;
}

export function addFiles(files: Iterable<File>, labels: Labels): void {
  const added = [...files].map((file) => ({ file, labels }));
  if (!isUploading(state)) setState(EMPTY);
  setState({ count: state.count + added.length });
  queueFiles(added);
}

export function retryFailed(): void {
  const { failed } = state;
  setState({ failed: [] });
  queueFiles(failed);
}

export function pauseUploads(): void {
  setState({ isPaused: true });
  pause.abort();
}

export function resumeUploads(): void {
  pause = new AbortController();
  setState({ isPaused: false });
  start();
}

/** Rejects files of another kind in one step: a photographer's folder may have as many raw files as photographs. */
function queueFiles(files: readonly QueuedFile[]): void {
  const { known = [], unknown = [] } = Object.groupBy(files, ({ file }) =>
    hasKnownKind(file) ? 'known' : 'unknown',
  );
  const rejected = unknown.map((one) => ({ ...one, reason: 'wrong-kind' as const }));
  if (rejected.length > 0) setState({ failed: [...state.failed, ...rejected] });
  waiting.push(...known);
  if (waiting.length > 0) start();
}

function setState(change: Partial<UploadState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function start(): void {
  addEventListener('beforeunload', askBeforeLeaving);
  while (running < AT_ONCE && waiting.length > 0 && !state.isPaused) void sendNext();
}

async function sendNext(): Promise<void> {
  const next = waiting.shift();
  if (!next) return;
  running += 1;
  const { signal } = pause;
  try {
    const failure = await send(next, signal);
    if (failure) setState({ failed: [...state.failed, { ...next, reason: failure }] });
    else setState({ done: state.done + 1 });
  } catch {
    if (signal.aborted) waiting.unshift(next);
    else setState({ failed: [...state.failed, { ...next, reason: 'failed' }] });
  } finally {
    running -= 1;
  }
  if (isUploading(state)) start();
  else removeEventListener('beforeunload', askBeforeLeaving);
}

/** Returns why the file is not accepted. Throws if it does not arrive after many attempts, or was paused. */
async function send({ file, labels }: QueuedFile, signal: AbortSignal) {
  const rejection = checkFile(file);
  if (rejection) return rejection;
  const { event, name } = labels;
  const metadata = {
    sha256: await computeSha256(file),
    filename: file.name,
    takenAt: new Date(file.lastModified).toISOString(),
    ...(name && { name }),
    ...(event && { event }),
  };
  // The parts that the server has are not sent again.
  let address: string | null = null;
  const result = await pRetry(
    () =>
      uploadFile(
        {
          ...{ file, metadata, address, signal },
          onAddress: (next) => {
            address = next;
          },
          onProgress: () => {},
        },
        UPLOADS_PATH,
      ),
    { retries: 12, maxTimeout: 30_000, signal },
  );
  return 'rejection' in result ? result.rejection : null;
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
