import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '../backups/remote/remote-storage.ts';

/** Reads bytes of a video; `end` is the last one. */
export type ReadRange = (range: ByteRange) => Promise<Readable>;

export type Box = { type: string; start: number; end: number; content: number };

/** Of a video of hours. A larger index is not read. */
const MAX_INDEX_BYTES = 64_000_000;
/** Each costs a request of the bucket. A telephone writes five. */
const MAX_TOP_BOXES = 100;
/** Cameras write the place, their model, the date and XMP into them. */
const PRIVATE_BOXES = new Set(['udta', 'meta', 'uuid']);
/** A box without meaning. With the size of the former one, the file's other parts are where its index says. */
const FREE = Buffer.from('free', 'latin1');
/** Tracks of sensors, such as the place during the recording. */
const PRIVATE_TRACKS = new Set(['meta', 'camm', 'gpmd']);

/**
 * Finds the boxes of an MP4 or MOV file (ISO/IEC 14496-12) that have metadata of the camera. `end` is the first byte
 * after a box.
 */
export async function findPrivateBoxes(read: ReadRange, size: number): Promise<ByteRange[]> {
  const found: ByteRange[] = [];
  for await (const { box, start, index } of readTopBoxes(read, size)) {
    if (PRIVATE_BOXES.has(box.type)) found.push({ start, end: start + box.end });
    for (const part of index ? listPrivateParts(index, box) : []) {
      found.push({ start: start + part.start, end: start + part.end });
    }
  }
  return found;
}

/** The boxes of a file, each with its place. The box of the index comes with its bytes. */
export async function* readTopBoxes(
  read: ReadRange,
  size: number,
): AsyncGenerator<{ box: Box; start: number; index: Buffer | null }> {
  let start = 0;
  for (let count = 0; start + 8 <= size && count < MAX_TOP_BOXES; count++) {
    const head = await buffer(await read({ start, end: Math.min(start + 16, size) - 1 }));
    const box = parseBox(head, 0, size - start);
    if (!box) break;
    const isIndex = box.type === 'moov' && box.end <= MAX_INDEX_BYTES;
    const index = isIndex ? await buffer(await read({ start, end: start + box.end - 1 })) : null;
    yield { box: index ? { ...box, end: index.length } : box, start, index };
    start += box.end;
  }
}

/** Sends the bytes from `start` on, with empty boxes of the same length in place of the given ones. */
export async function* emptyBoxes(
  stream: AsyncIterable<Buffer>,
  start: number,
  boxes: readonly ByteRange[],
): AsyncGenerator<Uint8Array> {
  let at = start;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    for (const box of boxes) {
      const typeAt = box.start + 4 - at;
      FREE.copy(bytes, Math.max(0, typeAt), Math.min(Math.max(0, -typeAt), FREE.length));
      const from = Math.max(0, box.start + 8 - at);
      const to = Math.min(bytes.length, box.end - at);
      if (from < to) bytes.fill(0, from, to);
    }
    at += bytes.length;
    yield bytes;
  }
}

function* listPrivateParts(bytes: Buffer, parent: Box): Generator<Box> {
  for (const box of listBoxes(bytes, parent)) {
    if (PRIVATE_BOXES.has(box.type) || isPrivateTrack(bytes, box)) yield box;
    else if (box.type === 'trak' || box.type === 'mdia') yield* listPrivateParts(bytes, box);
  }
}

function isPrivateTrack(bytes: Buffer, track: Box): boolean {
  if (track.type !== 'trak') return false;
  const media = listBoxes(bytes, track).find(({ type }) => type === 'mdia');
  const handler = media && listBoxes(bytes, media).find(({ type }) => type === 'hdlr');
  if (!handler) return false;
  const kind = bytes.toString('latin1', handler.content + 8, handler.content + 12);
  return PRIVATE_TRACKS.has(kind);
}

export function listBoxes(bytes: Buffer, { content, end }: Box): Box[] {
  const boxes: Box[] = [];
  for (let at = content; at + 8 <= end; ) {
    const box = parseBox(bytes, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box that starts at `start`; null if its size is impossible. */
function parseBox(bytes: Buffer, start: number, limit: number): Box | null {
  const short = bytes.readUInt32BE(start);
  const isLong = short === 1 && bytes.length >= start + 16;
  const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short || limit - start;
  const content = start + (isLong ? 16 : 8);
  const end = start + size;
  const type = bytes.toString('latin1', start + 4, start + 8);
  return end >= content && end <= limit ? { type, start, end, content } : null;
}
