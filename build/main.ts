import type { PageGlobals } from '../domain/page-globals.ts';
import { ContentError } from './content.ts';
import { PATHS } from './paths.ts';
import { buildSite } from './site.ts';
import { fingerprint, isFresh, markBuilt } from './stale.ts';
import { weigh, weightsTable } from './weights.ts';

/** Builds the site into `dist`, says what it weighs, and remembers what it was built from. */
export async function build(globals: PageGlobals): Promise<void> {
  const builtFrom = await fingerprint();
  process.stderr.write('Building the site (pictures take a while the first time) …\n');
  await buildSite({ globals });
  await markBuilt(PATHS.dist, builtFrom);
  process.stderr.write(`${weightsTable(await weigh(PATHS.dist))}\n`);
}

/** Builds the site unless what stands in `dist` is up to date. */
export async function buildIfStale(globals: PageGlobals): Promise<void> {
  if (!(await isFresh())) await build(globals);
}

/** Ends the process with the content's faults, or with an error as it is. */
export function reportBuildFailure(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
