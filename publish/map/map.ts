import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Design } from '../../designs/design.ts';
import { readTokens } from '../../designs/designs.ts';
import { escapeHtml } from '../../domain/pages/escape-html.ts';
import { createThemeRule, type Theme } from '../../domain/wedding/theme.ts';
import type { Wedding, WeddingMap } from '../../domain/wedding/wedding.ts';
import type { BuiltPicture } from '../../site/edition.tsx';
import { computeShortHash, type Files } from '../files.ts';
import { embedFont } from '../fonts.ts';
import { isDrawing, type ReadPicture } from '../pictures.ts';

/** The map's pictures that are SVG, with the colours of the wedding and the names of one language. */
export async function createMapDrawings(
  { theme, travel: { map } }: Wedding,
  readPicture: ReadPicture,
  faces: Design['faces'],
  files: Files,
  cacheDir: string,
): Promise<Record<string, BuiltPicture>> {
  const drawings: Record<string, BuiltPicture> = {};
  if (!map) return drawings;
  for (const file of listMapPictures(map).filter(isDrawing)) {
    const drawing = writeNames(String(await readPicture(file)), map.names);
    const rules = createPaletteRule(theme) + (await renderFontRules(map, faces, cacheDir));
    const svg = drawing.replace(/<\/svg>\s*$/, () => `<style>${rules}</style></svg>`);
    const src = `/private/${computeShortHash(svg)}.svg`;
    files.set(src, svg);
    drawings[file] = { ...readSize(file, svg), placeholder: 'none', src, prefix: '', widths: [] };
  }
  return drawings;
}

/** The styles of a map's lines in the wedding's design; absent for a map without lines. */
export function createMapStyles(
  { travel: { map } }: Wedding,
  { routes }: Pick<Design, 'routes'>,
): { mapStyles?: string } {
  if (!map?.routes.some(({ line }) => line)) return {};
  const own = routes ? `.route{--width:${routes.width};--cap:${routes.cap}}` : '';
  return { mapStyles: own + LINE_STYLES };
}

export function listMapPictures({ picture }: WeddingMap): string[] {
  return [picture.file, ...(picture.landscape ? [picture.landscape.file] : [])];
}

const LINE_STYLES = readFileSync(join(import.meta.dirname, 'routes.css'), 'utf8')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ ?([{};,]) ?/g, '$1')
  .replaceAll(/: (?=[^{}]*[;}])/g, ':')
  .replaceAll('"', '')
  .trim();

/** Replaces the text of each element with `data-text` by its name; an element without a name is left out. */
function writeNames(svg: string, names: WeddingMap['names']): string {
  return svg.replaceAll(
    /<(g|text|tspan) data-text="([\w-]+)".*?<\/\1>/gs,
    (element, _, name: string) =>
      names[name]
        ? element.replace(/(?<=>)\s*[^<>\s][^<>]*(?=<)/, () => escapeXml(names[name] ?? ''))
        : '',
  );
}

function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll('>', '&gt;');
}

function readSize(file: string, svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${file} has no viewBox="0 0 width height".`);
  return { width: Number(width), height: Number(height) };
}

const USED = /^--(ink|paper|accent|accent-deep|accent-pale|wash|gilt|gilt-deep|second-deep)$/;

/** The colours of a wedding as a style rule: an SVG in an <img> cannot read the page's own. */
export function createPaletteRule(theme: Theme): string {
  const used = [...readTokens(theme.design)]
    .filter(([name]) => USED.test(name))
    .map(([name, color]) => `${name}:${color}`);
  return `:root{${used.join(';')}}${createThemeRule(theme)}`;
}

/** Font rules with the fonts inside, under the name that the drawings use, because an SVG in an <img> cannot load another file. */
async function renderFontRules(
  { names }: WeddingMap,
  { display, displayItalic, map }: Design['faces'],
  cacheDir: string,
): Promise<string> {
  const text = Object.values(names).join('');
  if (!text) return '';
  const rules = await Promise.all(
    (map ? [map] : [display, displayItalic]).map(async (face) => {
      const url = await embedFont(face, text, cacheDir);
      return `@font-face{font-family:Cardo;font-style:${face.style};src:url(${url})}`;
    }),
  );
  return rules.join('');
}
