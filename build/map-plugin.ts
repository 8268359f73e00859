import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { drawMap } from './map/draw.ts';
import { mapFonts } from './map/fonts.ts';
import { LAYOUTS, type LayoutName } from './map/layouts.ts';

const NAME = 'virtual:map';
const RESOLVED = `\0${NAME}`;

/** Serves `virtual:map` (see site/map.d.ts): the drawn chart of the lagoon, if the content has one. */
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
