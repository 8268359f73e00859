import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { GuestPages } from './guest-pages.ts';
import { PATHS } from './paths.ts';
import { COMMON } from './vite-config.ts';

/** What the pages call the service worker; its name never changes, so that it can be replaced. */
const NAME = 'sw.js';

// The whole fonts come only for a letter beyond the words of the page.
const BY_NEED = /^\/(private\/.*\.(avif|webp|jpeg|png|svg)|assets\/.*-latin-.*\.woff2)$/;
const FILE =
  /^\/(assets\/.*(\.js|\.css|-words-.*\.woff2)|private\/.*\.(js|css|html|ics)|favicon\.svg)$/;

/** Builds the service worker (site/service-worker) for the pages of a build, and lays it into `dir`. */
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
      lib: {
        entry: join(PATHS.site, 'service-worker', 'main.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  await writeFile(join(dir, NAME), output[0].code);
}

const PLACE = '<script id="inline-script"></script>';

/** Puts the page's first script (site/inline-script/main.ts) into the head of the HTML itself. */
export function inlineScriptPlugin(define: Record<string, string>): Plugin {
  return {
    name: 'serenissima:inline-script',
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`site/index.html has no ${PLACE}.`);
      const code = await inlineScript(define);
      return html.replace(PLACE, () => `<script id="inline-script">${code}</script>`);
    },
  };
}

async function inlineScript(define: Record<string, string>): Promise<string> {
  const [{ output }] = (await build({
    ...COMMON,
    root: PATHS.site,
    define,
    publicDir: false,
    build: {
      ...COMMON.build,
      write: false,
      lib: {
        entry: join(PATHS.site, 'inline-script', 'main.ts'),
        formats: ['iife'],
        name: 'inlineScript',
      },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
