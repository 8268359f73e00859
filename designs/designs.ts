import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Design, parseTokens } from './design.ts';

/** The design of a wedding that has chosen none. */
export const DEFAULT_DESIGN = 'laguna';

/** The names of all designs: the folders beside this file. */
export const DESIGN_NAMES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export async function loadDesign(name: string): Promise<Design> {
  return (await import(`./${name}/design.ts`)).default;
}

/** The colours and sizes of ui/tokens.css, with those that a design replaces, by name (`--paper`). */
export function readTokens(name = DEFAULT_DESIGN): ReadonlyMap<string, string> {
  return parseTokens(
    [
      readFileSync(join(import.meta.dirname, '..', 'ui', 'tokens.css'), 'utf8'),
      readFileSync(join(import.meta.dirname, name, 'tokens.css'), 'utf8'),
    ].join('\n'),
  );
}
