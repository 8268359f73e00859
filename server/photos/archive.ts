import { createHash } from 'node:crypto';
import { makeZip, predictLength } from 'client-zip';
import { toLocalTime } from '../../domain/wedding/zone-time.ts';

/** Many file systems and phones cannot store larger files, and a broken download repeats at most one of them. */
export const MAX_PART_BYTES = 2_000_000_000;

export type ArchivedPhoto = {
  /** Of the content. */
  hash: string;
  bytes: number;
  /** Without a dot. */
  extension: string;
  /** ISO 8601 in UTC. */
  takenAt: string;
  /** The event's title. */
  event: string | null;
  /** The guest's name. */
  name: string | null;
};

type Entry<P> = { name: string; photo: P };

/** One ZIP file: its bytes are the same each time, so that a broken download can continue. */
export type ArchivePart<P extends ArchivedPhoto = ArchivedPhoto> = {
  entries: Entry<P>[];
  bytes: number;
  /** Strong: only such a tag lets a browser continue. */
  etag: string;
};

/** Divides the photographs, in this order, into ZIP files of at most `maxBytes`. A larger photograph has one of its own. */
export function planArchive<P extends ArchivedPhoto>(
  photos: readonly P[],
  timeZone: string,
  maxBytes = MAX_PART_BYTES,
): ArchivePart<P>[] {
  const groups: Entry<P>[][] = [];
  let room = 0;
  for (const entry of nameFiles(photos, timeZone)) {
    // Each name stands twice, in the file's header and in the list at the end.
    const needed = entry.photo.bytes + 200 + 2 * Buffer.byteLength(entry.name);
    if (needed > room || groups.length === 0) {
      groups.push([]);
      room = maxBytes;
    }
    room -= needed;
    groups.at(-1)?.push(entry);
  }
  return groups.map((entries) => ({
    entries,
    bytes: Number(predictLength(entries.map(({ name, photo }) => ({ name, size: photo.bytes })))),
    etag: createEtag(entries, timeZone),
  }));
}

/**
 * The bytes of a ZIP file from `start` to `end` (exclusive). The files are stored, because photographs do not become
 * smaller. Before `start` they are read but not sent: the list at the end has the checksums of all of them.
 */
export async function* readPart<P extends ArchivedPhoto>(
  { entries, bytes }: ArchivePart<P>,
  timeZone: string,
  open: (photo: P) => AsyncIterable<Uint8Array>,
  { start = 0, end = bytes } = {},
): AsyncGenerator<Uint8Array> {
  let current: AsyncIterator<Uint8Array> | undefined;
  async function* read(photo: P) {
    current = open(photo)[Symbol.asyncIterator]();
    yield* { [Symbol.asyncIterator]: () => current as AsyncIterator<Uint8Array> };
  }
  const files = entries.map(({ name, photo }) => {
    return { name, input: read(photo), lastModified: toFileDate(photo.takenAt, timeZone) };
  });
  const reader = makeZip(files).getReader();
  try {
    for (let at = 0; at < end; ) {
      const { value } = await reader.read();
      if (!value) break;
      const chunk = value.subarray(Math.max(0, start - at), end - at);
      at += value.length;
      if (chunk.length > 0) yield chunk;
    }
  } finally {
    // The library does not close a file when a download is cancelled.
    await current?.return?.();
  }
}

/** As in '2026-06-06 21.14 Wedding – Anna Rossi.jpg', at the wedding's local time; the second of two equal names has a number. */
function nameFiles<P extends ArchivedPhoto>(photos: readonly P[], timeZone: string): Entry<P>[] {
  const counts = new Map<string, number>();
  return photos.map((photo) => {
    const { event, extension, name, takenAt } = photo;
    const time = toLocalTime(takenAt, timeZone).replace('T', ' ').replace(':', '.');
    const words = [event, name].flatMap((text) => toFileName(text ?? '') || []).join(' – ');
    const base = `${time} ${words}`.trim();
    // macOS and Windows do not distinguish capitals.
    const key = `${base}.${extension}`.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const number = count > 1 ? ` (${count})` : '';
    return { photo, name: `${base}${number}.${extension}` };
  });
}

const MAX_NAME_LENGTH = 60;

/** Without the characters that a file's name must not have on any system. */
function toFileName(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_NAME_LENGTH)
      // Half of a surrogate pair that the limit has divided, and the characters that Windows removes at the end.
      .replace(/[\uD800-\uDBFF]$|[. ]+$/, '')
  );
}

/** ZIP files have local times, and the library writes those of the server's zone. */
function toFileDate(takenAt: string, timeZone: string): Date {
  const [year = 1980, month = 1, ...time] =
    toLocalTime(takenAt, timeZone).match(/\d+/g)?.map(Number) ?? [];
  const [day = 1, hour = 0, minute = 0] = time;
  // The years that the format can express.
  return new Date(Math.min(Math.max(year, 1980), 2107), month - 1, day, hour, minute);
}

function createEtag<P extends ArchivedPhoto>(entries: Entry<P>[], timeZone: string): string {
  const parts = entries.map(({ name, photo }) => [name, photo.hash, photo.takenAt]);
  const hash = createHash('sha256').update(JSON.stringify([timeZone, parts]));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
