import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { PHOTO_LIMITS } from './photos-api.ts';

const CHUNK_BYTES = 1_000_000;

/**
 * In hexadecimal digits. The browser's own function is many times faster, and does not stop the page, but needs https and
 * the whole file in memory: too much for a video.
 */
export async function computeSha256(file: Blob): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (subtle && file.size <= PHOTO_LIMITS.pictureBytes) {
    return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())));
  }
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    hash.update(new Uint8Array(await file.slice(start, start + CHUNK_BYTES).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
