// Publishes and serves the wedding that the variable WEDDING names, with the pictures of the demo. A number
// is the seed of a generated one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PATHS } from '../../build/paths.ts';
import type { WeddingDocument } from '../../domain/wedding.ts';
import { createContentSource, runPublisher } from '../../server/pages/publisher.ts';
import { serve } from '../../server/serve.ts';
import { anyWedding } from './any-wedding.ts';
import { german } from './german.ts';
import { minimal } from './minimal.ts';
import { sintra } from './sintra.ts';

const picturesFolder = join(PATHS.content, 'pictures');
const outDir = join(process.env.DATA_DIR ?? '', 'site');
const document = findWedding(process.env.WEDDING ?? '');
await serve({
  ...createContentSource(PATHS.root),
  async publish() {
    const content = { document, picturesFolder };
    await runPublisher({ appDir: PATHS.app, content, outDir, cacheDir: PATHS.cache });
    return outDir;
  },
});

function findWedding(name: string): WeddingDocument {
  const known = { german, minimal, sintra }[name];
  if (known) return known;
  const files = readdirSync(picturesFolder).filter((file) => file.endsWith('.jpg'));
  const [generated] = fc.sample(anyWedding(files), { seed: Number(name), numRuns: 1 });
  if (!generated) throw new Error(`There is no wedding ${name}.`);
  return generated;
}
