import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_DESIGN, type Face } from '../designs/design.ts';
import { loadDesign } from '../designs/designs.ts';
import { PATHS } from './paths.ts';

/** Adds the fonts of a design, as its `design.ts` describes them, to its sheets and to the dashboard's. */
export function addFontFaces(): Plugin {
  return {
    name: 'serenissima:font-faces',
    enforce: 'pre',
    async transform(css, id) {
      const [, name, part] = /\/designs\/([\w-]+)\/(gate|page)\.css(?:\?|$)/.exec(id) ?? [];
      if (name) return css + (await renderFontFaces(name, part === 'gate' ? 'gate' : 'page'));
      if (!/\/ui\/fonts\.css(?:\?|$)/.test(id)) return null;
      const parts = ['gate', 'page'] as const;
      const rules = parts.map((one) => renderFontFaces(DEFAULT_DESIGN, one));
      return css + (await Promise.all(rules)).join('');
    },
  };
}

/** The fonts of a design: italic and strong ones are on the page only. */
export async function renderFontFaces(design: string, part: 'gate' | 'page'): Promise<string> {
  const { display, displayItalic, text, textStrong } = (await loadDesign(design)).faces;
  const first = [display, text];
  if (part === 'gate') {
    return [...first.flatMap(renderWholeFonts), ...first.flatMap(renderFallbacks)].join('');
  }
  const isOther = ({ file }: Face) => !first.some((face) => face.file === file);
  return [displayItalic, textStrong].filter(isOther).flatMap(renderWholeFonts).join('');
}

/** Browsers use the last rule that has a character, so a common one stands below a rare one. */
const UNICODE_RANGES = {
  'latin-ext': 'U+100-2FF,U+1E00-1EFF,U+20A0-20C0',
  latin: 'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212',
};

/** Whole fonts are loaded for characters that are not in the subsets of a wedding's texts (publish/fonts.ts). */
function renderWholeFonts({ family, file, style, weight }: Face): string[] {
  return Object.entries(UNICODE_RANGES).flatMap(([subset, range]) => {
    const path = file.replace('-latin-', `-${subset}-`).replace(/\.woff$/, '.woff2');
    if (!existsSync(join(PATHS.root, 'node_modules', path))) return [];
    return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;src:url("${path}") format("woff2");unicode-range:${range}}`;
  });
}

/** The names under which devices have a font, or one of the same widths. */
const LOCAL_NAMES = {
  Georgia: ['Georgia'],
  Times: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  Arial: ['Arial', 'Liberation Sans', 'Roboto'],
};

function renderFallbacks({ family, fallbacks = {} }: Face): string[] {
  return Object.entries(fallbacks).map(([name, { ascent, descent, size }]) => {
    const sources = LOCAL_NAMES[name as keyof typeof LOCAL_NAMES].map(
      (local) => `local("${local}")`,
    );
    return `@font-face{font-family:"${family} ${name}";src:${sources.join(',')};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`;
  });
}
