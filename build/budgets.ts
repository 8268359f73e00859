import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes in bytes; gzipped where the file is text. */
export type Weights = {
  entryScript: number;
  allScript: number;
  worker: number;
  styles: number;
  fonts: number;
  map: number;
};

/** The most that a guest is made to load, in bytes. A test holds the build to them. */
export const BUDGETS: Weights = {
  entryScript: 75_400,
  allScript: 118_000,
  worker: 4_000,
  styles: 12_000,
  fonts: 90_000,
  map: 25_000,
};

/**
 * What another language than English may weigh more: its sentences are longer, and what the server
 * says in English it says itself.
 */
export const LONGER_WORDS = 1_200;

const LABELS: Record<keyof Weights, string> = {
  entryScript: 'entry script (gzip)',
  allScript: 'all scripts of the wedding page (gzip)',
  worker: 'service worker, fetched after the page (gzip)',
  styles: 'styles (gzip)',
  fonts: 'fonts of the wedding page',
  map: 'drawn chart, fetched when it comes near (gzip)',
};

// A browser fetches it beside the page, for the visits to come; its weight has a line of its own.
const WORKER = 'sw.js';

/** Weighs what a guest's page loads, by following the files that it names. */
export async function weigh(dir: string, page = 'index.html'): Promise<Weights> {
  const html = await readFile(join(dir, page), 'utf8');
  const all = await readdir(dir, { recursive: true });
  const files = all.filter((file) => !file.startsWith(`host${sep}`) && file !== WORKER);
  const texts = new Map<string, string>();
  const reach = async (text: string) => {
    for (const file of files) {
      const name = basename(file);
      if (texts.has(file) || !/\.(js|css)$/.test(name) || !text.includes(name)) continue;
      const content = await readFile(join(dir, file), 'utf8');
      texts.set(file, content);
      await reach(content);
    }
  };
  await reach(html);

  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const scripts = [...texts].filter(([file]) => file.endsWith('.js'));
  const styles = [...texts].filter(([file]) => file.endsWith('.css')).map(([, css]) => css);
  const entry = scripts.filter(([file]) => html.includes(`data-entry="/${file}"`));
  // The whole fonts come only for a letter beyond the words of the page.
  const named = [...inline, ...styles].join('');
  const fonts = files.filter(
    (file) => /-words-.*\.woff2$/.test(file) && named.includes(basename(file)),
  );
  const program = scripts.map(([, text]) => text).join('');
  const maps = files.filter(
    (file) => /^private.*\.svg$/.test(file) && program.includes(basename(file)),
  );
  const drawn = await Promise.all(maps.map((file) => readFile(join(dir, file), 'utf8')));
  return {
    entryScript: gzipped(entry.map(([, text]) => text)),
    allScript: gzipped(scripts.map(([, text]) => text)),
    worker: gzipped([await readFile(join(dir, WORKER), 'utf8')]),
    styles: gzipped([...inline, ...styles]),
    fonts: await total(fonts.map((file) => join(dir, file))),
    // A guest gets one of them: that for a phone, or the other.
    map: Math.max(0, ...drawn.map((text) => gzipped([text]))),
  };
}

/** The weights beside their budgets, a line each. */
export function weightsTable(weights: Weights): string {
  return Object.entries(weights)
    .map(([name, bytes]) => {
      const key = name as keyof Weights;
      return `${LABELS[key].padEnd(48)} ${kilobytes(bytes)} of ${kilobytes(BUDGETS[key])}`;
    })
    .join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

function gzipped(texts: string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

async function total(paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
