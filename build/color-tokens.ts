import { join } from 'node:path';
import { PATHS } from './paths.ts';

/** The colours of both pages, and much else. */
export const TOKENS = join(PATHS.root, 'ui', 'tokens.css');

/** What stands in such a file, by its name: `--paper` and so on. */
export function tokensIn(css: string): ReadonlyMap<string, string> {
  const said = [...css.matchAll(/(--[\w-]+)\s*:\s*([^;}]*)/g)];
  return new Map(
    said.map(([, name = '', value = '']) => [name, value.trim().replace(/\s+/g, ' ')]),
  );
}
