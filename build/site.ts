import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PageGlobals } from '../domain/page-globals.ts';
import { compressFiles } from './compress.ts';
import { buildDesk } from './desk.ts';
import { gatePage, notFoundPage, weddingPage, withBuildId } from './html.ts';
import { drawIcons } from './icons.ts';
import { PATHS } from './paths.ts';
import { prerender } from './prerender.ts';
import { staticPage } from './static-page.ts';
import { isPrivateModule, QUIET, viteConfig } from './vite-config.ts';
import { buildWorker } from './worker.ts';

type Options = {
  contentDir?: string;
  outDir?: string;
  /** What the static files say of themselves; the server puts its own in their place. */
  globals: PageGlobals;
};

/** Builds the site and the hosts' desk into `outDir`. What stood there is replaced only when all has gone well. */
export async function buildSite(options: Options): Promise<Rolldown.RolldownOutput> {
  const { contentDir = PATHS.content, outDir = PATHS.dist, globals } = options;
  const making = `${outDir}.making`;
  await rm(making, { recursive: true, force: true });
  const config = await viteConfig(contentDir);

  const output = (await build({
    ...config,
    build: {
      ...config.build,
      outDir: making,
      rolldownOptions: { checks: QUIET, output: outputNames(contentDir) },
    },
  })) as Rolldown.RolldownOutput;

  const rendered = await prerender(config, outputNames(contentDir));
  const wedding = weddingPage(rendered.wedding, rendered.about, output.output);
  const weddingPath = `/private/wedding-page-${hashOf(wedding)}.html`;
  await writeFile(join(making, weddingPath), wedding);
  const template = await readFile(join(making, 'index.html'), 'utf8');
  const drawn = gatePage(template, rendered.gate, output.output, {
    address: weddingPath,
    rendered: rendered.wedding,
  });
  const id = hashOf(drawn);
  const gate = withBuildId(drawn, id);
  const notFound = notFoundPage(template, rendered.notFound, output.output);
  await writeFile(join(making, 'index.html'), staticPage(gate, globals));
  await writeFile(join(making, '404.html'), staticPage(notFound, globals));
  await drawIcons(making);
  await buildWorker(making, id);
  await buildDesk(join(making, 'host'));
  await compressFiles(making);

  await rm(outDir, { recursive: true, force: true });
  await rename(making, outDir);
  return output;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

const PICTURE = /\.(avif|webp|jpeg|png|svg)$/;

/** All that belongs behind the gate goes to `/private/`, the rest to `/assets/`. */
function outputNames(contentDir: string): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: ({ moduleIds }) => {
      const isPrivate = moduleIds.some((id) => isPrivateModule(id, contentDir));
      return `${isPrivate ? 'private' : 'assets'}/[name]-[hash].js`;
    },
    // Fonts and the styles of gate and toasts are the only files that tell nothing of the wedding.
    assetFileNames: ({ names }) => {
      // A picture's own name may tell of the wedding, and the first one is named in the gate's page.
      if (names.some((name) => PICTURE.test(name))) return 'private/[hash][extname]';
      const isPublic = names.some((name) => /\.woff2$|^(index|toaster)\.css$/.test(name));
      return `${isPublic ? 'assets' : 'private'}/[name]-[hash][extname]`;
    },
  };
}
