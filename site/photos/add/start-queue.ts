import { abortUpload, uploadFile } from '../../../domain/photos/upload-file.ts';
import { toScriptUrl } from '../../inline-script/trusted-types.ts';
import { takeBackPhoto } from '../take-back-photo.ts';
import type { HashRequest, HashResponse } from './hash-worker.ts';
import workerUrl from './hash-worker.ts?worker&url';
import { STORED_QUEUE } from './stored-queue.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;
const THUMBNAIL_PX = 240;

let queue: UploadQueue | undefined;
let worker: Worker | undefined;
let lastHash = 0;

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
    withdraw,
    channel: new BroadcastChannel('photographs'),
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

async function withdraw(address: string): Promise<void> {
  const id = await abortUpload(address);
  if (id !== null) await takeBackPhoto(id);
}

/** The SHA-256 of a file in hexadecimal digits; null if it cannot be read, for example because it was deleted. */
function hashFile(file: Blob): Promise<string | null> {
  const current = worker ?? new Worker(toScriptUrl(workerUrl), { type: 'module' });
  worker = current;
  lastHash += 1;
  const request: HashRequest = { id: lastHash, file };
  return new Promise((resolve, reject) => {
    const receive = ({ data }: MessageEvent<HashResponse>) => {
      if (data.id !== request.id) return;
      current.removeEventListener('message', receive);
      resolve(data.sha256);
    };
    current.addEventListener('message', receive);
    current.addEventListener('error', () => {
      // Its script did not load; the next file tries again.
      worker = undefined;
      reject(new Error('The worker failed.'));
    });
    current.postMessage(request);
  });
}

/** A small square JPEG of a picture as a data URL; null if this browser cannot decode it, as HEIC in most. */
async function drawThumbnail(file: Blob): Promise<string | null> {
  try {
    // Decoded in a small size where the browser can: 48 megapixels take 200 MB.
    const bitmap = await createImageBitmap(file, { resizeHeight: 2 * THUMBNAIL_PX });
    const { height, width } = bitmap;
    const side = Math.min(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = THUMBNAIL_PX;
    canvas.height = THUMBNAIL_PX;
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, left, top, side, side, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.75);
  } catch {
    return null;
  }
}
