import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { makePicture, type PictureFiles } from './picture-files.ts';
import { pictureWidths } from './picture-widths.ts';

const NAME = 'virtual:pictures';
const RESOLVED = `\0${NAME}`;

type Options = { wedding: Wedding; picturesDir: string; cacheDir: string };

/** Serves `virtual:pictures` (see site/pictures.d.ts): every picture of the content, made for the page. */
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
      return moduleCode(made);
    },
  };
}

function moduleCode(pictures: (readonly [string, PictureFiles])[]): string {
  const imports: string[] = [];
  const url = (path: string) => {
    const name = `u${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url&no-inline`)};`);
    return name;
  };
  const set = (files: PictureFiles['avif']) =>
    `[${files.map(({ path, width }) => `${url(path)}+" ${width}w"`)}].join(", ")`;
  const entries = pictures.map(([file, { avif, fallback, height, wash, webp, width }]) => {
    const size = `width:${width},height:${height},wash:"${wash}"`;
    return `${JSON.stringify(file)}:{${size},src:${url(fallback)},avif:${set(avif)},webp:${set(webp)}}`;
  });
  return `${imports.join('\n')}\nexport default {${entries.join(',\n')}};`;
}
