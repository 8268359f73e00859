import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DESIGN_NAMES } from '../designs/designs.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { loadApp } from '../publish/app.ts';
import { renderGuestPage } from '../publish/html.ts';
import { createLanguages } from '../publish/languages.ts';
import { createGuestPages } from '../publish/pages.ts';
import { createPictures } from '../publish/pictures.ts';
import { PATHS } from './paths.ts';

/** In bytes; text files gzipped. */
export type DesignSizes = {
  gate: number;
  page: number;
  /** For what opens by a click, and for paper. */
  laterStyles: number;
  fonts: number;
  map: number;
};

/** The most that a browser may have to download in any design, in bytes. A test enforces it. */
export const DESIGN_BUDGETS = {
  /** Of the gate and the page together. */
  styles: 14_000,
  laterStyles: 3_000,
  fonts: 90_000,
  map: 25_000,
};

/** Measures the pages of a wedding in each design, in its first language. */
export async function measureDesigns(
  document: WeddingDocument,
): Promise<Record<string, DesignSizes>> {
  const app = await loadApp(PATHS.app);
  const languages = createLanguages(document.languages);
  const [language] = languages;
  if (!language) return {};
  const readPicture = (file: string) => readFile(join(PATHS.content, 'pictures', file));
  const cacheDir = PATHS.cache;
  const pictures = (await createPictures(localizeWedding(document), readPicture, { cacheDir }))
    .built;
  const sizes: Record<string, DesignSizes> = {};
  for (const design of DESIGN_NAMES) {
    const wedding = localizeWedding({ ...document, theme: { design } }, language.code);
    const { files, gate } = await createGuestPages(wedding, language, {
      ...{ languages, pictures, readPicture, app, cacheDir },
    });
    sizes[design] = measurePages(renderGuestPage(gate), [...files]);
  }
  return sizes;
}

function measurePages(gate: string, files: [path: string, content: unknown][]): DesignSizes {
  const find = (pattern: RegExp) =>
    files.filter(([path]) => pattern.test(path)).map(([, content]) => content as string | Buffer);
  const page = find(/^\/private\/wedding-page-.*\.html$/).join('');
  const [fontRules = ''] = /<style id="wedding-fonts">[\s\S]*?<\/style>/.exec(page) ?? [];
  const [, mapStyles = ''] = /<style>(\.route\{[\s\S]*?)<\/style>/.exec(page) ?? [];
  return {
    gate: computeGzippedSize(joinStyles(gate)),
    // Those of a page are compressed together, as in its HTML.
    page: computeGzippedSize(joinStyles(page.replace(fontRules, '').replace(mapStyles, ''))),
    laterStyles: computeGzippedSize(find(/^\/private\/later-styles-/).join('')),
    // Some letters are embedded in the rules.
    fonts: sum(find(/\.woff2$/).map(({ length }) => length)) + computeGzippedSize(fontRules),
    // A guest loads either the tall or the wide map, and the styles of its routes.
    map:
      computeGzippedSize(mapStyles) +
      Math.max(0, ...find(/^\/private\/.*\.svg$/).map((svg) => computeGzippedSize(String(svg)))),
  };
}

function joinStyles(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
}

function computeGzippedSize(text: string): number {
  return text ? gzipSync(text, { level: 9 }).length : 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The sizes of each design, a line for each, below their budgets. */
export function renderDesignsTable(sizes: Record<string, DesignSizes>): string {
  const { fonts, laterStyles, map, styles } = DESIGN_BUDGETS;
  const header = renderLine('gzip, in kB', [
    'gate',
    'page',
    'styles',
    'later styles',
    'fonts',
    'map',
  ]);
  const budgets = [
    '',
    '',
    ...[styles, laterStyles, fonts, map].map((bytes) => `≤ ${bytes / 1000}`),
  ];
  const lines = Object.entries(sizes).map(([name, size]) => {
    const { gate, page } = size;
    const columns = [gate, page, gate + page, size.laterStyles, size.fonts, size.map];
    return renderLine(
      name,
      columns.map((bytes) => (bytes / 1000).toFixed(1)),
    );
  });
  return [header, renderLine('budget', budgets), ...lines].join('\n');
}

function renderLine(name: string, columns: readonly string[]): string {
  return name.padEnd(12) + columns.map((column) => column.padStart(14)).join('');
}
