import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Edition } from './content.ts';
import { gatePage, notFoundPage, weddingPage } from './html.ts';
import { PATHS } from './paths.ts';
import { isPrivateModule, QUIET, viteConfig } from './vite-config.ts';

/** The guests' two pages in one language, before they are filled, and all that they may load. */
export type GuestPages = { home: string; gate: string; notFound: string; files: string[] };

/** Builds the guests' site in one language into `dir`, all but its two pages, which it returns. */
export async function buildGuestPages(
  contentDir: string,
  edition: Edition,
  dir: string,
): Promise<GuestPages> {
  const { home, words } = edition.language;
  const config = viteConfig(contentDir, edition);
  const { output } = (await build({
    ...config,
    build: {
      ...config.build,
      outDir: dir,
      rolldownOptions: {
        checks: QUIET,
        // Words that are said once stand where they are said.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: outputNames(contentDir),
      },
    },
  })) as Rolldown.RolldownOutput;

  const rendered = await prerender(config, outputNames(contentDir), home);
  const wedding = weddingPage(rendered.wedding, rendered.about, output);
  const address = `/private/wedding-page-${hashOf(wedding)}.html`;
  await writeFile(join(dir, address), wedding);
  const template = await readFile(join(dir, 'index.html'), 'utf8');
  await rm(join(dir, 'index.html'));
  return {
    home,
    gate: gatePage(template, rendered.gate, output, { address, rendered: rendered.wedding }),
    notFound: notFoundPage(template, rendered.notFound, output, words.page.notFoundTitle),
    files: await filesIn(dir),
  };
}

/** The paths of the files, from the site's root. */
async function filesIn(dir: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true });
  return names.map((name) => `/${name.split(sep).join('/')}`).sort();
}

/** A short name for a text, which another text has not. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

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
      // The charts are named by a hash already.
      if (names.some((name) => name.endsWith('.svg'))) return 'private/[hash][extname]';
      const isPublic = names.some((name) => /\.woff2$|^(index|toaster)\.css$/.test(name));
      return `${isPublic ? 'assets' : 'private'}/[name]-[hash][extname]`;
    },
  };
}

/** What site/prerender.tsx offers. */
type Prerender = {
  about: { title: string; locale: string };
  render: (path: string, letIn?: boolean) => Promise<string>;
};

/**
 * Builds the site for Node and renders its pages to HTML; `output` names files as the site's build does,
 * `home` is where its page is.
 */
async function prerender(config: InlineConfig, output: Rolldown.OutputOptions, home: string) {
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
