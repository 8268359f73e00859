import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Wedding, WeddingMap } from '../../domain/wedding.ts';
import { type Face, subset } from '../fonts.ts';
import { drawMap } from './draw.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';

const NAME = 'virtual:map';
const RESOLVED = `\0${NAME}`;

/** Serves `virtual:map` (see site/env.d.ts): the drawn chart of the lagoon, if the content has one. */
export function mapPlugin({ travel }: Wedding, cacheDir: string): Plugin {
  return {
    name: 'serenissima:map',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { map } = travel;
      if (!map) return 'export default null;';
      const fonts = await mapFonts(map);
      await mkdir(cacheDir, { recursive: true });
      const file = async (name: LayoutName) => {
        const svg = drawMap(map, name, fonts);
        // By what is in it: builds of several weddings, or languages, may go on at once.
        const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
        const path = join(cacheDir, `${hash}.svg`);
        await writeFile(path, svg);
        return path;
      };
      return moduleCode({ tall: await file('tall'), wide: await file('wide') });
    },
  };
}

function moduleCode(files: Record<LayoutName, string>): string {
  const imports = Object.entries(files).map(
    ([name, path]) => `import ${name} from ${JSON.stringify(`${path}?url&no-inline`)};`,
  );
  const shape = (name: LayoutName) => `width:${LAYOUTS[name].width},height:${LAYOUTS[name].height}`;
  const entries = `tall:{srcSet:tall,${shape('tall')}},wide:{src:wide,${shape('wide')}}`;
  return `${imports.join('\n')}\nexport default {${entries}};`;
}

/** Upright for places, italic for waters and ways. */
const FACES: Face[] = [
  { family: 'Cardo', weight: 400, style: 'normal' },
  { family: 'Cardo', weight: 400, style: 'italic' },
];

/** The letters that the chart's words want, within the picture: it can ask for no other file. */
export async function mapFonts({ names, routes, title }: WeddingMap): Promise<string> {
  const words = [
    ...title,
    ...Object.values(names),
    ...routes.flatMap(({ by, detail }) => [by, detail]),
  ];
  const characters = [...new Set(words.join(''))].sort().join('');
  const rules = await Promise.all(
    FACES.map(async (face) => {
      const font = await subset(face, characters);
      return `@font-face{font-family:${face.family};font-style:${face.style};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
    }),
  );
  return rules.join('');
}
