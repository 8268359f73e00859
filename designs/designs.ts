import { readdirSync, readFileSync } from 'node:fs';
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
