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

/** Provides `virtual:map` (see site/env.d.ts): the map of the lagoon, or null when the content has none. */
export function mapPlugin({ travel }: Wedding, cacheDir: string): Plugin {
  return {
    name: 'serenissima:map',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { map } = travel;
      if (map?.kind !== 'drawn') return 'export default null;';
      const fontRules = await mapFontRules(map);
      await mkdir(cacheDir, { recursive: true });
      const writeMap = async (name: LayoutName) => {
        const svg = drawMap(map, name, fontRules);
        // Builds of several weddings or languages can run at the same time, so the name is a hash.
        const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
        const path = join(cacheDir, `${hash}.svg`);
        await writeFile(path, svg);
        return path;
      };
      return moduleCode({ tall: await writeMap('tall'), wide: await writeMap('wide') });
    },
  };
}

function moduleCode(files: Record<LayoutName, string>): string {
  const imports = Object.entries(files).map(
    ([name, path]) => `import ${name} from ${JSON.stringify(`${path}?url&no-inline`)};`,
  );
  const size = (name: LayoutName) => `width:${LAYOUTS[name].width},height:${LAYOUTS[name].height}`;
  const entries = `tall:{srcSet:tall,${size('tall')}},wide:{src:wide,${size('wide')}}`;
  return `${imports.join('\n')}\nexport default {${entries}};`;
}

const FACES: Face[] = [
  { family: 'Cardo', weight: 400, style: 'normal' },
  { family: 'Cardo', weight: 400, style: 'italic' },
];

/** Font rules with the fonts inside, because an SVG in an <img> cannot load another file. */
export async function mapFontRules({ names, routes, title }: WeddingMap): Promise<string> {
  const texts = [
    ...title,
    ...Object.values(names),
    ...routes.flatMap(({ by, detail }) => [by, detail]),
  ];
  const characters = [...new Set(texts.join(''))].sort().join('');
  const rules = await Promise.all(
    FACES.map(async (face) => {
      const font = await subset(face, characters);
      return `@font-face{font-family:${face.family};font-style:${face.style};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
    }),
  );
  return rules.join('');
}
