import { toScriptUrl } from '../../inline-script/trusted-types.ts';
import type { HashRequest, HashResponse } from './hash-worker.ts';
import workerUrl from './hash-worker.ts?worker&url';

let worker: Worker | undefined;
let lastId = 0;

/** The SHA-256 of a file in hexadecimal digits; null if it cannot be read, for example because it was deleted. */
export function hashFile(file: Blob): Promise<string | null> {
  const current = worker ?? new Worker(toScriptUrl(workerUrl), { type: 'module' });
  worker = current;
  lastId += 1;
  const request: HashRequest = { id: lastId, file };
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
