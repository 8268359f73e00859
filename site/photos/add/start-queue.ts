import { uploadFile } from '../../../domain/photos/upload-file.ts';
import { drawThumbnail } from './draw-thumbnail.ts';
import { hashFile } from './hash-file.ts';
import { STORED_QUEUE } from './stored-queue.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

let queue: UploadQueue | undefined;

/** The queue of this page, which goes on with what an earlier visit has not sent. */
export function startQueue(): UploadQueue {
  if (queue) return queue;
  queue = createUploadQueue({
    stored: STORED_QUEUE,
    hash: hashFile,
    draw: drawThumbnail,
    upload: uploadFile,
    waitForConnection,
    lock,
  });
  void queue.restore();
  return queue;
}

function waitForConnection(failures: number): Promise<unknown> {
  return new Promise((resolve) => {
    const retry = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      removeEventListener('pageshow', retry);
      resolve(undefined);
    };
    const timer = setTimeout(retry, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS));
    addEventListener('online', retry);
    addEventListener('pageshow', retry);
  });
}

/** Waits for another tab that sends the same file. Browsers have locks only over https and on localhost. */
async function lock(id: string, send: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`photograph-${id}`, send);
  else await send();
}
