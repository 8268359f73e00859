import type { Wedding } from '../domain/wedding.ts';

/**
 * The widths in pixels in which each slot's pictures are made. They follow the `sizes` of the
 * components, at one to three device pixels a CSS pixel.
 */
const WIDTHS = {
  ornament: [240, 480],
  photo: [480, 720, 960, 1440],
  card: [400, 560, 720, 1120],
  strip: [240, 400, 640, 960],
  slide: [240, 400, 640, 960],
} as const;

/** Each file of the content's pictures with the widths that its places on the page want. */
export function pictureWidths(wedding: Wedding): Map<string, number[]> {
  const wanted = new Map<string, Set<number>>();
  const want = (file: string, slot: keyof typeof WIDTHS) => {
    const widths = wanted.get(file) ?? new Set();
    for (const width of WIDTHS[slot]) widths.add(width);
    wanted.set(file, widths);
  };
  want(wedding.ornament, 'ornament');
  want(wedding.couplePhoto.file, 'photo');
  for (const { image } of wedding.celebrate.events) want(image.file, 'card');
  for (const { image } of wedding.stay.groups.flatMap((group) => group.hotels)) {
    want(image.file, 'card');
  }
  for (const { file } of wedding.strip) want(file, 'strip');
  for (const { file } of wedding.carousel.pictures) want(file, 'slide');
  return new Map([...wanted].map(([file, widths]) => [file, [...widths].sort((a, b) => a - b)]));
}
