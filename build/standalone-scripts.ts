// The two scripts that cannot be modules of the page's bundle: one runs inside the HTML, before anything
// is painted; the other is the service worker, and some browsers only accept a classic script for it.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { SHARED_CONFIG } from './vite-config.ts';

/** Builds site/inline-script, safe to be placed inside a script element. */
export async function buildInlineScript(): Promise<string> {
  const code = await buildClassicScript('inline-script');
  return code.trim().replaceAll('</script', '<\\/script');
}

/** Builds site/offline/service-worker. */
export function buildServiceWorker(): Promise<string> {
  return buildClassicScript('offline/service-worker');
}

async function buildClassicScript(folder: string): Promise<string> {
  const [{ output }] = (await build({
    ...SHARED_CONFIG,
    root: PATHS.site,
    publicDir: false,
    build: {
      ...SHARED_CONFIG.build,
      write: false,
      lib: { entry: join(PATHS.site, folder, 'main.ts'), formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
