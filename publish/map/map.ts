import type { Wedding, WeddingMap } from '../../domain/wedding/wedding.ts';
import type { MapDrawings } from '../../site/edition.tsx';
import { computeShortHash, type Files } from '../files.ts';
import { embedFont, type Face } from '../fonts.ts';
import { drawMap } from './draw.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { createPaletteRule } from './palette.ts';
import { createPanels, createRoutes, ROUTE_STYLES } from './routes.ts';

/** Draws the map of the lagoon; returns null when the content has none. */
export async function createMap(
  { theme, travel: { map } }: Wedding,
  files: Files,
  cacheDir: string,
): Promise<MapDrawings | null> {
  if (map?.kind !== 'drawn') return null;
  const rules = createPaletteRule(theme) + (await renderMapFontRules(map, cacheDir));
  const addMap = (name: LayoutName) => {
    const svg = drawMap(map, name, rules);
    const address = `/private/${computeShortHash(svg)}.svg`;
    files.set(address, svg);
    const { height, width } = LAYOUTS[name];
    return { address, width, height };
  };
  const { address: srcSet, ...tall } = addMap('tall');
  const { address: src, ...wide } = addMap('wide');
  return {
    tall: { srcSet, ...tall },
    wide: { src, ...wide },
    routes: createRoutes(map),
    panels: { tall: createPanels(map, 'tall'), wide: createPanels(map, 'wide') },
    styles: ROUTE_STYLES,
  };
}

const FACES: Face[] = [
  { family: 'Cardo', weight: 400, style: 'normal' },
  { family: 'Cardo', weight: 400, style: 'italic' },
];

/** Font rules with the fonts inside, because an SVG in an <img> cannot load another file. */
export async function renderMapFontRules(
  { names, title }: WeddingMap,
  cacheDir: string,
): Promise<string> {
  const texts = [...title, ...Object.values(names)];
  const rules = await Promise.all(
    FACES.map(async (face) => {
      const url = await embedFont(face, texts.join(''), cacheDir);
      return `@font-face{font-family:${face.family};font-style:${face.style};src:url(${url})}`;
    }),
  );
  return rules.join('');
}
