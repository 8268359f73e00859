import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createBox as box } from '../fixtures/photos.ts';
import { emptyBoxes, findPrivateBoxes } from './video-metadata.ts';

const PLACE = '+45.4340+012.3388/';

test('guests get a video without its place, its camera and the tracks of its sensors, and with all else where it was', async () => {
  const video = createVideo();
  const sent = await send(video);
  expect(sent.length).toBe(video.length);
  for (const text of [PLACE, 'iPhone', 'XMP']) {
    expect(video.includes(text)).toBe(true);
    expect(sent.includes(text)).toBe(false);
  }
  for (const text of ['ftypqt', 'moov', 'mvhd', 'vide', 'frames']) {
    expect(sent.indexOf(text)).toBe(video.indexOf(text));
  }
  expect(sent.includes('gps samples')).toBe(false);
});

test('each range of a video is the same as in the whole video', async () => {
  const video = createVideo();
  const whole = await send(video);
  for (let start = 0; start < video.length; start += 7) {
    const end = Math.min(start + 40, video.length) - 1;
    expect(await send(video, { start, end })).toEqual(whole.subarray(start, end + 1));
  }
});

test('a video with a size of 64 bits before its index loses its place, too', async () => {
  const media = Buffer.alloc(16 + 6);
  media.writeUInt32BE(1, 0);
  media.write('mdat', 4);
  media.writeBigUInt64BE(BigInt(media.length), 8);
  const video = Buffer.concat([box('ftyp', 'qt  '), media, box('moov', box('udta', PLACE))]);
  expect((await send(video)).includes(PLACE)).toBe(false);
});

test.for([
  ['a size beyond its end', Buffer.from('\0\0\0\x18ftypqt  \xff\xff\xff\xffmoov', 'latin1')],
  ['a size smaller than its head', Buffer.from('\0\0\0\x04moov\0\0\0\x08free', 'latin1')],
  ['a handler that is cut off', box('moov', box('trak', box('mdia', box('hdlr', ''))))],
])('a video with %s is sent as it is', async ([, video]) => {
  expect(await send(video as Buffer)).toEqual(video);
});

/** As a telephone writes it: the index is after the frames. */
function createVideo(): Buffer {
  const handler = (kind: string) => box('hdlr', `\0\0\0\0mhlr${kind}\0\0\0\0`);
  const track = (kind: string, ...parts: Buffer[]) =>
    box('trak', Buffer.concat([box('mdia', handler(kind)), ...parts]));
  return Buffer.concat([
    box('ftyp', 'qt  '),
    box('mdat', 'frames'),
    box('uuid', 'XMP'),
    box(
      'moov',
      Buffer.concat([
        box('mvhd', 'header'),
        track('vide', box('udta', 'iPhone')),
        track('meta', box('stbl', 'gps samples')),
        box('meta', `com.apple.quicktime.location.ISO6709 ${PLACE}`),
      ]),
    ),
  ]);
}

async function send(video: Buffer, range = { start: 0, end: video.length - 1 }): Promise<Buffer> {
  const read = async ({ start, end }: { start: number; end: number }) =>
    Readable.from([...video.subarray(start, end + 1)].map((byte) => Buffer.of(byte)));
  const boxes = await findPrivateBoxes(read, video.length);
  return buffer(emptyBoxes(await read(range), range.start, boxes));
}
