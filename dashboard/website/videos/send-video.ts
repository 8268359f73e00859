import pRetry from 'p-retry';
import { useSyncExternalStore } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { computeSha256 } from '../../../domain/photos/compute-sha256.ts';
import { PHOTO_LIMITS } from '../../../domain/photos/photos-api.ts';
import { type UploadFailure, uploadFile } from '../../../domain/photos/upload-file.ts';
import { ApiError, toErrorMessage } from '../../api/request.ts';
import { UPLOADS_PATH } from '../../photos/upload-queue.ts';

export type VideoUpload = {
  file: File;
  /** From 0 to 1; null while the file is read. */
  progress: number | null;
  /** Why it has not arrived; null while it is on its way. */
  error: string | null;
  /** Whether the same file can arrive later. */
  canRetry: boolean;
};

const MAX_BYTES = { video: PHOTO_LIMITS.videoBytes, captions: PHOTO_LIMITS.captionsBytes };
type Kind = keyof typeof MAX_BYTES;

/** The uploads of fields, by their paths: they go on while another section is edited. */
const uploads = new Map<string, { state: VideoUpload; address: string | null; stop: () => void }>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
  const isSending = [...uploads.values()].some(({ state }) => state.error === null);
  if (isSending) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}

/** The upload of a field; undefined without one. */
export function useVideoUpload(key: string): VideoUpload | undefined {
  return useSyncExternalStore(subscribe, () => uploads.get(key)?.state);
}

export function cancelUpload(key: string): void {
  uploads.get(key)?.stop();
  uploads.delete(key);
  announce();
}

/** Sends a file of the website, after the parts that an earlier attempt has sent. `onStored` gets its SHA-256. */
export async function sendVideo(
  key: string,
  { file, kind }: { file: File; kind: Kind },
  onStored: (sha256: string) => Promise<void>,
): Promise<void> {
  const former = uploads.get(key);
  former?.stop();
  const controller = new AbortController();
  const { signal } = controller;
  const isSame = former?.state.file === file;
  const upload = {
    state: { file, progress: null, error: null, canRetry: true } as VideoUpload,
    address: isSame ? former.address : null,
    stop: () => controller.abort(),
  };
  const change = (values: Partial<VideoUpload>) => {
    if (uploads.get(key) !== upload) return;
    upload.state = { ...upload.state, ...values };
    announce();
  };
  const reject = (failure: UploadFailure) =>
    change({
      error: describe(failure, kind),
      canRetry: failure !== 'too-large' && failure !== 'wrong-kind',
    });
  uploads.set(key, upload);
  announce();
  if (file.size > MAX_BYTES[kind] || file.size === 0) {
    return reject(file.size > 0 ? 'too-large' : 'wrong-kind');
  }
  try {
    const metadata = { sha256: await computeSha256(file), use: 'website' };
    change({ progress: 0 });
    const send = () =>
      uploadFile(
        {
          ...{ file, metadata, address: upload.address, signal },
          onAddress: (address) => {
            upload.address = address;
          },
          onProgress: (bytes) => change({ progress: bytes / file.size }),
        },
        UPLOADS_PATH,
      );
    const result = await pRetry(send, { retries: 12, maxTimeout: 30_000, signal });
    if ('rejection' in result) return reject(result.rejection);
    if (uploads.get(key) !== upload) return;
    await onStored(result.id);
    cancelUpload(key);
  } catch (error) {
    if (signal.aborted) return;
    const isAnswer = error instanceof ApiError;
    change({
      error: isAnswer ? toErrorMessage(error) : getMessages('website').videos.interrupted,
    });
  }
}

function describe(failure: UploadFailure, kind: Kind): string {
  const { pictures, videos } = getMessages('website');
  const { reasons } = videos;
  switch (failure) {
    case 'too-large':
      return pictures.tooLarge(MAX_BYTES[kind] / 1_000_000);
    case 'wrong-kind':
      return kind === 'captions' ? reasons['wrong-captions'] : reasons['wrong-kind'];
    case 'full':
    case 'damaged':
      return reasons[failure];
    case 'no-access':
      return getMessages('requests').sessionEnded;
    default:
      return reasons.failed;
  }
}
