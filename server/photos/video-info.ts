import { type Box, listBoxes, type ReadRange, readTopBoxes } from './video-metadata.ts';

export type VideoInfo = {
  /** As it is shown: of a video from an upright phone, the height is larger. */
  width: number;
  height: number;
  /** Whether every browser can play it: H.264 with AAC or MP3, or without sound. */
  playsEverywhere: boolean;
};

const PLAYED_EVERYWHERE = new Set(['avc1', 'avc3', 'mp4a', '.mp3']);

/** Reads the size and the codecs in the index of an MP4 or MOV file; null for a file without a video track. */
export async function readVideoInfo(read: ReadRange, size: number): Promise<VideoInfo | null> {
  for await (const { box, index } of readTopBoxes(read, size)) {
    if (!index) continue;
    const tracks = listBoxes(index, box)
      .filter(({ type }) => type === 'trak')
      .map((track) => readTrack(index, track));
    const picture = tracks.find(({ kind, width, height }) => kind === 'vide' && width && height);
    if (!picture) return null;
    const codecs = tracks.filter(({ kind }) => kind === 'vide' || kind === 'soun');
    return {
      width: picture.width,
      height: picture.height,
      playsEverywhere: codecs.every(({ codec }) => PLAYED_EVERYWHERE.has(codec)),
    };
  }
  return null;
}

/** Two 64-bit times and a duration in place of 32-bit ones. */
const LONG_TIMES_BYTES = 12;

function readTrack(bytes: Buffer, track: Box) {
  const find = (parent: Box | undefined, name: string) =>
    parent && listBoxes(bytes, parent).find(({ type }) => type === name);
  const header = find(track, 'tkhd');
  const media = find(track, 'mdia');
  const handler = find(media, 'hdlr');
  const formats = find(find(find(media, 'minf'), 'stbl'), 'stsd');
  // Past the times, the layer and the volume: a matrix of nine numbers, the width and the height.
  const isLong = header && bytes[header.content] === 1;
  const matrix = header ? header.content + 40 + (isLong ? LONG_TIMES_BYTES : 0) : 0;
  const hasSize = header !== undefined && matrix + 44 <= header.end;
  const [width, height] = hasSize
    ? [bytes.readUInt16BE(matrix + 36), bytes.readUInt16BE(matrix + 40)]
    : [0, 0];
  // A quarter turn, of a phone that was held upright.
  const isTurned =
    hasSize && bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return {
    kind: handler ? readName(bytes, handler, 8) : '',
    codec: formats ? readName(bytes, formats, 12) : '',
    ...(isTurned ? { width: height, height: width } : { width, height }),
  };
}

/** Four letters at a distance from the start of the box's content. */
function readName(bytes: Buffer, { content, end }: Box, at: number): string {
  return content + at + 4 <= end ? bytes.toString('latin1', content + at, content + at + 4) : '';
}
