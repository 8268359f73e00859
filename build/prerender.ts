import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { PATHS } from './paths.ts';
import { QUIET } from './vite-config.ts';

/** Builds the site for Node and returns what renders a path to HTML. */
export async function prerenderer(config: InlineConfig): Promise<(path: string) => string> {
  const outDir = await mkdtemp(join(PATHS.cache, 'prerender-'));
  try {
    await build({
      ...config,
      publicDir: false,
      build: {
        ...config.build,
        ssr: join(PATHS.site, 'prerender.tsx'),
        outDir,
        rolldownOptions: { checks: QUIET, output: { entryFileNames: 'prerender.js' } },
      },
    });
    const { render } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return render;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
