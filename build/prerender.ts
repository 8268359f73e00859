import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { PATHS } from './paths.ts';

/** Builds the site for Node and returns what renders a path to HTML. */
export async function prerenderer(config: InlineConfig): Promise<(path: string) => string> {
  const outDir = await mkdtemp(join(PATHS.cache, 'prerender-'));
  try {
    await build({
      ...config,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: join(PATHS.site, 'prerender.tsx'),
        outDir,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    });
    const { render } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return render;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
