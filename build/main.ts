import type { PageGlobals } from '../domain/page-globals.ts';
import { PATHS } from './paths.ts';
import { fingerprint, isFresh, markBuilt } from './stale.ts';
import { weigh, weightsTable } from './weights.ts';

/** Builds the site into `dist`, says what it weighs, and remembers what it was built from. */
export async function build(globals: PageGlobals): Promise<void> {
  const builtFrom = await fingerprint();
  process.stderr.write('Building the site; the first time its pictures take a minute …\n');
  // Loaded here alone: a start that finds the site built does not wait for the bundler.
  const { buildSite } = await import('./site.ts');
  await buildSite({ globals });
  await markBuilt(PATHS.dist, builtFrom);
  process.stderr.write(`${weightsTable(await weigh(PATHS.dist))}\n`);
}

/** Builds the site unless what stands in `dist` is up to date. */
export async function buildIfStale(globals: PageGlobals): Promise<void> {
  if (!(await isFresh())) await build(globals);
}
