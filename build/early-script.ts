import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { COMMON } from './vite-config.ts';

const PLACE = '<script id="early"></script>';

/** Puts the page's first script (site/early/main.ts) into the head of the HTML itself. */
export function earlyScriptPlugin(define: Record<string, string>): Plugin {
  return {
    name: 'serenissima:early-script',
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`site/index.html has no ${PLACE}.`);
      const code = await earlyScript(define);
      return html.replace(PLACE, () => `<script id="early">${code}</script>`);
    },
  };
}

async function earlyScript(define: Record<string, string>): Promise<string> {
  const [{ output }] = (await build({
    ...COMMON,
    root: PATHS.site,
    define,
    publicDir: false,
    build: {
      ...COMMON.build,
      write: false,
      lib: { entry: join(PATHS.site, 'early', 'main.ts'), formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
