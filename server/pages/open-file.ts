import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

export type OpenFile = {
  sha256: Buffer;
  /** Reads the whole content at the first call and keeps it in memory. */
  bytes(): Buffer<ArrayBuffer>;
  /** Frees a file that will not be read again. */
  close(): void;
};

const CHUNK = Buffer.alloc(2 ** 16);

/**
 * Opens a file and keeps it open until it is read: a new build may replace the path without changing
 * this content, and files that nobody requests take no memory.
 */
export function openFile(path: string): OpenFile {
  const file = openSync(path, 'r');
  let content: Buffer<ArrayBuffer> | undefined;
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    sha256: hashFile(file),
    bytes() {
      if (!content) {
        content = Buffer.concat(Array.from(readChunks(file), (chunk) => Buffer.from(chunk)));
        close();
      }
      return content;
    },
    close,
  };
}

function hashFile(file: number): Buffer {
  const hash = createHash('sha256');
  for (const chunk of readChunks(file)) hash.update(chunk);
  return hash.digest();
}

/**
 * Reads the file into one reused buffer. Each read names its position, so a reading that failed
 * halfway starts at the beginning the next time.
 */
function* readChunks(file: number): Generator<Buffer> {
  for (let position = 0, length = 0; ; position += length) {
    length = readSync(file, CHUNK, 0, CHUNK.length, position);
    if (length === 0) return;
    yield CHUNK.subarray(0, length);
  }
}
