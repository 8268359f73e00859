import { readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { PATHS } from './paths.ts';
import { encodePicture, type PictureFiles } from './picture-files.ts';

const NAME = 'virtual:pictures';
const RESOLVED = `\0${NAME}`;

/**
 * Provides `virtual:pictures` (see site/env.d.ts): every picture of the content in several widths and
 * formats. The built files are named by hash and width only: the original's name could reveal something
 * about the wedding, and the gate's public page contains the name of the first picture.
 */
export function picturesPlugin(wedding: Wedding, contentDir: string): Plugin {
  return {
    name: 'serenissima:pictures',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of pictureWidths(wedding).keys()) {
        this.addWatchFile(join(contentDir, 'pictures', file));
      }
      const pictures = await encodePictures(wedding, contentDir);
      const { config, mode } = this.environment;
      if (mode === 'build' && config.consumer === 'client') {
        for (const [fileName, path] of new Map(
          pictures.flatMap(([, files]) => outputFiles(files)),
        )) {
          this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
        }
      }
      const built = pictures.map(([file, picture]) => {
        const { dir, fallback, hash, height, placeholder, width, widths } = picture;
        const prefix =
          mode === 'build' ? `/private/${hash}-` : `${posix.join('/@fs', ...dir.split(sep))}/`;
        const src = prefix + fallback;
        return [file, { width, height, placeholder, prefix, widths, src }];
      });
      return `export default ${JSON.stringify(Object.fromEntries(built))};`;
    },
  };
}

/** Encodes every picture of the content that the cache does not contain yet. */
export function encodePictures(wedding: Wedding, contentDir: string) {
  return Promise.all(
    [...pictureWidths(wedding)].map(async ([file, widths]) => {
      const original = join(contentDir, 'pictures', file);
      const picture = await encodePicture(original, widths, join(PATHS.cache, 'pictures'));
      return [file, picture] as const;
    }),
  );
}

/** The name of each file in the built site, and its path in the cache. */
function outputFiles({ dir, hash, names }: PictureFiles): [fileName: string, path: string][] {
  return names.map((name) => [`private/${hash}-${name}`, join(dir, name)]);
}

/**
 * The widths in pixels for each use of a picture. They match the `sizes` of the components at one to
 * three device pixels per CSS pixel.
 */
const WIDTHS = {
  ornament: [240, 480],
  photo: [480, 720, 960, 1440],
  card: [400, 560, 720, 1120],
  strip: [240, 400, 640, 960],
  slide: [240, 400, 640, 960],
} as const;

/** The widths that the page needs of each picture file. */
function pictureWidths(wedding: Wedding): Map<string, number[]> {
  const widthsByFile = new Map<string, Set<number>>();
  const add = (file: string, use: keyof typeof WIDTHS) => {
    const widths = widthsByFile.get(file) ?? new Set();
    for (const width of WIDTHS[use]) widths.add(width);
    widthsByFile.set(file, widths);
  };
  add(wedding.ornament, 'ornament');
  add(wedding.couplePhoto.file, 'photo');
  for (const { image } of wedding.celebrate.events) add(image.file, 'card');
  for (const { image } of wedding.stay.groups.flatMap((group) => group.hotels)) {
    add(image.file, 'card');
  }
  for (const { file } of wedding.strip) add(file, 'strip');
  for (const { file } of wedding.carousel.pictures) add(file, 'slide');
  return new Map(
    [...widthsByFile].map(([file, widths]) => [file, [...widths].sort((a, b) => a - b)]),
  );
}
