// Serves the wedding that the variable WEDDING names, with the pictures of the demo, as its couple published
// it. A number is the seed of a generated one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PATHS } from '../../build/paths.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { openDatabase } from '../../server/store.ts';
import { insertVersion } from '../../server/tables/wedding-versions.ts';
import { anyWedding } from './any-wedding.ts';
import { fiveLanguages } from './five-languages.ts';
import { german } from './german.ts';
import { minimal } from './minimal.ts';
import { sintra } from './sintra.ts';

const document = findWedding(process.env.WEDDING ?? '');
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', databaseUrl: null });
await insertVersion(database, {
  document: JSON.stringify(document),
  publishedBy: null,
  note: null,
});
await database.close();
await import('../../server/main.ts');

function findWedding(name: string): WeddingDocument {
  const known = { fiveLanguages, german, minimal, sintra }[name];
  if (known) return known;
  const pictures = readdirSync(join(PATHS.content, 'pictures'));
  const files = pictures.filter((file) => file.endsWith('.jpg'));
  const [generated] = fc.sample(anyWedding(files), { seed: Number(name), numRuns: 1 });
  if (!generated) throw new Error(`There is no wedding ${name}.`);
  // The tests open its first language. Others are rendered in publish/any-wedding.test.ts.
  return { ...generated, languages: generated.languages.slice(0, 1) };
}
