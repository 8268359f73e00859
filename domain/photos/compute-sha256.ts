import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const CHUNK_BYTES = 4_000_000;

/** In hexadecimal digits. crypto.subtle would need a whole video in memory, and https. */
export async function computeSha256(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    hash.update(new Uint8Array(await file.slice(start, start + CHUNK_BYTES).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
