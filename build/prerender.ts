import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { QUIET } from './vite-config.ts';

/** What site/prerender.tsx offers. */
type Prerender = {
  about: { title: string; locale: string };
  render: (path: string, letIn?: boolean) => Promise<string>;
};

/**
 * Builds the site for Node and renders its pages to HTML; `output` names files as the site's build does,
 * `home` is where its page is.
 */
export async function prerender(
  config: InlineConfig,
  output: Rolldown.OutputOptions,
  home: string,
) {
  const outDir = await mkdtemp(join(PATHS.cache, 'prerender-'));
  try {
    await build({
      ...config,
      publicDir: false,
      build: {
        ...config.build,
        ssr: join(PATHS.site, 'prerender.tsx'),
        outDir,
        rolldownOptions: { checks: QUIET, output: { ...output, entryFileNames: 'prerender.js' } },
      },
    });
    const site: Prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return {
      about: site.about,
      gate: await site.render(home),
      wedding: await site.render(home, true),
      notFound: await site.render('/404'),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
