import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { GuestPages } from './guest-pages.ts';
import { PATHS } from './paths.ts';
import { COMMON } from './vite-config.ts';

/** What the pages call the service worker; its name never changes, so that it can be replaced. */
const NAME = 'sw.js';

// The whole fonts come only for a letter beyond the words of the page.
const BY_NEED = /^\/(private\/.*\.(avif|webp|jpeg|png|svg)|assets\/.*-latin-.*\.woff2)$/;
const FILE =
  /^\/(assets\/.*(\.js|\.css|-words-.*\.woff2)|private\/.*\.(js|css|html|ics)|favicon\.svg)$/;

/** Builds the service worker (site/worker) for the pages of a build, and lays it into `dir`. */
export async function buildWorker(
  dir: string,
  id: string,
  pages: readonly GuestPages[],
): Promise<void> {
  const all = [...new Set(pages.flatMap(({ files }) => files))];
  const [{ output }] = (await build({
    ...COMMON,
    root: PATHS.site,
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify({
        id,
        files: Object.fromEntries(
          pages.map(({ files, home }) => [home, files.filter((path) => FILE.test(path))]),
        ),
        byNeed: all.filter((path) => BY_NEED.test(path)),
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
