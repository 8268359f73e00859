// Draws the map of the lagoon for the demo's content: `node content/draw-map/main.ts`. Run it and
// `npm run format` after a change in this folder; the site reads only what it writes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMap } from './draw.ts';
import { createLines } from './routes.ts';

const CONTENT = join(import.meta.dirname, '..');

for (const name of ['tall', 'wide'] as const) {
  writeFileSync(join(CONTENT, 'pictures', `lagoon-${name}.svg`), drawMap(name));
}
const lines = createLines();
const names = Object.keys(lines.lines)
  .map((name) => `'${name}'`)
  .join(' | ');
writeFileSync(
  join(CONTENT, 'lagoon.ts'),
  [
    "import type { MapDocument } from '../domain/wedding/wedding.ts';",
    '',
    '// The routes of the demo’s map. Do not change them here: `node content/draw-map/main.ts` writes them.',
    `export const LAGOON: { lines: Record<${names}, MapDocument['line']>; frames: MapDocument['frames'] } =`,
    `  ${JSON.stringify(lines)};`,
    '',
  ].join('\n'),
);
