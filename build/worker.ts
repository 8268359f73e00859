import { readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { COMMON } from './vite-config.ts';

/** What the pages call the service worker; its name never changes, so that it can be replaced. */
const NAME = 'sw.js';

// The whole fonts come only for a letter beyond the words of the page.
const BY_NEED = /^\/(private\/.*\.(avif|webp|jpeg|png|svg)|assets\/.*-latin-.*\.woff2)$/;
const FILE =
  /^\/(assets\/.*(\.js|\.css|-words-.*\.woff2)|private\/.*\.(js|css|html|ics)|favicon\.svg)$/;

/** Builds the service worker (site/worker) for the site that stands in `dir`, and lays it there. */
export async function buildWorker(dir: string, id: string): Promise<void> {
  const paths = (await readdir(dir, { recursive: true }))
    .map((name) => `/${name.split(sep).join('/')}`)
    .sort();
  const [{ output }] = (await build({
    ...COMMON,
    root: PATHS.site,
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify({
        id,
        files: paths.filter((path) => FILE.test(path)),
        byNeed: paths.filter((path) => BY_NEED.test(path)),
      }),
    },
    build: {
      ...COMMON.build,
      write: false,
      // No module: not every browser takes one for a worker.
      lib: { entry: join(PATHS.site, 'worker', 'main.ts'), formats: ['iife'], name: 'worker' },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  await writeFile(join(dir, NAME), output[0].code);
}
