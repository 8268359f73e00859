// Serves the wedding that the variable WEDDING names, with the pictures of the demo, as its couple published
// it. A number is the seed of a generated one.
import fc from 'fast-check';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { openDatabase } from '../../server/store.ts';
import { insertVersion } from '../../server/website/wedding-versions.ts';
import { anyWedding } from './any-wedding.ts';
import { fiveLanguages } from './five-languages.ts';
import { german } from './german.ts';
import { minimal } from './minimal.ts';
import { sintra } from './sintra.ts';

// A wide and an upright one: encoding all of the demo in more sizes would take 15 seconds of CPU time.
const PICTURES = ['hotel-6.jpg', 'strip-1.jpg'];

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
  const [generated] = fc.sample(anyWedding(PICTURES), { seed: Number(name), numRuns: 1 });
  if (!generated) throw new Error(`There is no wedding ${name}.`);
  // The tests open its first language. Others are rendered in publish/any-wedding.test.ts.
  return { ...generated, languages: generated.languages.slice(0, 1) };
}
