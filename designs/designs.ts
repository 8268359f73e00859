import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_DESIGN, type Design, parseTokens } from './design.ts';

/** The names of all designs: the folders beside this file. */
export const DESIGN_NAMES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export async function loadDesign(name: string): Promise<Design> {
  return (await import(`./${name}/design.ts`)).default;
}

const tokens = new Map<string, ReadonlyMap<string, string>>();

/** The colours and sizes of ui/tokens.css, with those that a design replaces, by name (`--paper`). The files are read once. */
export function readTokens(name = DEFAULT_DESIGN): ReadonlyMap<string, string> {
  const known = tokens.get(name);
  if (known) return known;
  const files = [join('..', 'ui', 'tokens.css'), join(name, 'tokens.css')];
  const found = parseTokens(
    files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n'),
  );
  tokens.set(name, found);
  return found;
}

/** The rules for the envelope of a personal link, with the drawings in them; empty if the design has none. */
export function readEnvelopeStyles(name = DEFAULT_DESIGN): string {
  const folder = join(import.meta.dirname, name);
  const file = join(folder, 'envelope.css');
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').replaceAll(/url\("\.\/([\w-]+\.svg)"\)/g, (_, drawing) => {
    const svg = readFileSync(join(folder, drawing), 'utf8');
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  });
}
