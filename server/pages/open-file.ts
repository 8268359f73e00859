import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

export type OpenFile = {
  sha256: Buffer;
  /** All it holds: read when it is first asked for, and kept from then on. */
  bytes(): Buffer<ArrayBuffer>;
};

const CHUNK = Buffer.alloc(2 ** 16);

/**
 * A file as it is now. It stays open until somebody asks for it, so that its name may be given to
 * another meanwhile; of many files that are hardly asked for, few take memory.
 */
export function openFile(path: string): OpenFile {
  const file = openSync(path, 'r');
  let kept: Buffer<ArrayBuffer> | undefined;
  return {
    sha256: sha256Of(file),
    bytes() {
      if (!kept) {
        kept = Buffer.concat(Array.from(chunksOf(file), (chunk) => Buffer.from(chunk)));
        closeSync(file);
      }
      return kept;
    },
  };
}

function sha256Of(file: number): Buffer {
  const hash = createHash('sha256');
  for (const chunk of chunksOf(file)) hash.update(chunk);
  return hash.digest();
}

/**
 * All of the file, a piece at a time in the same memory; by its place, so that a disk which failed halfway
 * is asked from the beginning the next time.
 */
function* chunksOf(file: number): Generator<Buffer> {
  for (let position = 0, length = 0; ; position += length) {
    length = readSync(file, CHUNK, 0, CHUNK.length, position);
    if (length === 0) return;
    yield CHUNK.subarray(0, length);
  }
}
