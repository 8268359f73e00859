// The two scripts that cannot be modules of the page's bundle: one runs inside the HTML, before anything
// is painted; the other is the service worker, and some browsers only accept a classic script for it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { GuestPages } from './guest-pages.ts';
import { PATHS } from './paths.ts';
import { SHARED_CONFIG } from './vite-config.ts';

/** Builds site/inline-script for one language, safe to be placed inside a script element. */
export async function buildInlineScript(define: Record<string, string>): Promise<string> {
  const code = await buildClassicScript('inline-script', define);
  return code.trim().replaceAll('</script', '<\\/script');
}

/** The pages register the service worker under this name; it must not change, or updates stop. */
const SERVICE_WORKER = 'sw.js';

/** Downloaded with the page. */
const PRECACHED =
  /^\/(assets\/.*(\.js|\.css|-words-.*\.woff2)|private\/.*\.(js|css|html|ics)|favicon\.svg)$/;
/** Kept once a page has used it. The whole fonts are used only for characters outside the page's texts. */
const CACHED_ON_USE = /^\/(private\/.*\.(avif|webp|jpeg|png|svg)|assets\/.*-latin-.*\.woff2)$/;

/** Builds site/service-worker for the pages of a build and writes it to `dir`. */
export async function buildServiceWorker(
  dir: string,
  id: string,
  pages: readonly GuestPages[],
): Promise<void> {
  const all = [...new Set(pages.flatMap(({ files }) => files))];
  const code = await buildClassicScript('service-worker', {
    __BUILD__: JSON.stringify({
      id,
      files: Object.fromEntries(
        pages.map(({ files, home }) => [home, files.filter((path) => PRECACHED.test(path))]),
      ),
      byNeed: all.filter((path) => CACHED_ON_USE.test(path)),
    }),
  });
  await writeFile(join(dir, SERVICE_WORKER), code);
}

async function buildClassicScript(folder: string, define: Record<string, string>): Promise<string> {
  const [{ output }] = (await build({
    ...SHARED_CONFIG,
    root: PATHS.site,
    publicDir: false,
    define,
    build: {
      ...SHARED_CONFIG.build,
      write: false,
      lib: { entry: join(PATHS.site, folder, 'main.ts'), formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
