import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../../load-chunk.ts';
import { useWakeLock } from '../wake-lock.ts';
import type { QueueState, UploadQueue } from './upload-queue.ts';

const EMPTY: QueueState = {
  ...{ photos: [], isPaused: false, isOffline: false, isKept: true },
  takenByOthers: 0,
};

/** Loads the queue after the page is shown. Files that are chosen before wait for it. */
const loading = Promise.withResolvers<UploadQueue>();

export function useUploads(): { queue: Promise<UploadQueue>; uploads: QueueState } {
  const [queue, setQueue] = useState<UploadQueue | null>(null);

  useEffect(() => {
    const load = () =>
      loadChunk(() => import('./start-queue.ts')).then(
        ({ startQueue }) => {
          removeEventListener('online', load);
          const started = startQueue();
          loading.resolve(started);
          setQueue(started);
        },
        // Once more when the network is back.
        () => addEventListener('online', load),
      );
    load();
    return () => removeEventListener('online', load);
  }, []);

  const getState = () => queue?.getState() ?? EMPTY;
  const uploads = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, getState, getState);
  useWakeLock(uploads.photos.some(({ step }) => step === 'sending'));
  return { queue: loading.promise, uploads };
}

function subscribeToNothing() {
  return () => {};
}
