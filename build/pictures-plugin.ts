import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { makePicture, type PictureFiles } from './picture-files.ts';

const NAME = 'virtual:pictures';
const RESOLVED = `\0${NAME}`;

type Options = { wedding: Wedding; picturesDir: string; cacheDir: string };

/**
 * Serves `virtual:pictures` (see site/env.d.ts): every picture of the content, made for the page. In
 * the built site its files have no name but its hash and their width: a picture's own name may tell of
 * the wedding, and that of the first one stands in the gate's page.
 */
export function picturesPlugin({ wedding, picturesDir, cacheDir }: Options): Plugin {
  return {
    name: 'serenissima:pictures',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const made = await Promise.all(
        [...pictureWidths(wedding)].map(async ([file, widths]) => {
          const original = join(picturesDir, file);
          this.addWatchFile(original);
          return [file, await makePicture(original, widths, cacheDir)] as const;
        }),
      );
      const { config, mode } = this.environment;
      if (mode === 'build' && config.consumer === 'client') {
        for (const [fileName, path] of new Map(made.flatMap(([, files]) => filesOf(files)))) {
          this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
        }
      }
      const built = made.map(([file, { dir, fallback, hash, height, wash, width, widths }]) => {
        const place =
          mode === 'build' ? `/private/${hash}-` : `${posix.join('/@fs', normalizePath(dir))}/`;
        return [file, { width, height, wash, place, widths, src: place + fallback }];
      });
      return `export default ${JSON.stringify(Object.fromEntries(built))};`;
    },
  };
}

/** Where each file goes in the built site, and where it lies. */
function filesOf({ dir, hash, names }: PictureFiles): [fileName: string, path: string][] {
  return names.map((name) => [`private/${hash}-${name}`, join(dir, name)]);
}

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
function pictureWidths(wedding: Wedding): Map<string, number[]> {
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
