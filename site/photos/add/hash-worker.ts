// A worker, so that the page does not stutter.
import { computeSha256 } from '../../../domain/photos/compute-sha256.ts';

export type HashRequest = { id: number; file: Blob };
export type HashResponse = { id: number; sha256: string | null };

self.onmessage = async ({ data: { id, file } }: MessageEvent<HashRequest>) => {
  const response: HashResponse = { id, sha256: await computeSha256(file).catch(() => null) };
  self.postMessage(response);
};
