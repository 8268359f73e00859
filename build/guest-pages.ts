import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Edition } from './content.ts';
import { type GuestPage, weddingPageHtml } from './html.ts';
import { PATHS } from './paths.ts';
import { buildInlineScript } from './standalone-scripts.ts';
import { BUNDLER_CHECKS, isPrivateModule, languageConstants, viteConfig } from './vite-config.ts';

/** The guests' pages in one language, and the paths of all files that they may load. */
export type GuestPages = { home: string; gate: GuestPage; notFound: GuestPage; files: string[] };

type Output = Rolldown.RolldownOutput['output'];

/** Builds the guests' site in one language into `dir`, except the two pages, which it returns. */
export async function buildGuestPages(
  contentDir: string,
  edition: Edition,
  dir: string,
): Promise<GuestPages> {
  const { home, messages } = edition.language;
  const texts = messages.page;
  const config = viteConfig(contentDir, edition);
  const { output } = (await build({
    ...config,
    build: {
      ...config.build,
      outDir: dir,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        checks: BUNDLER_CHECKS,
        // Inlines the texts, most of which are used once.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: outputNames(contentDir),
      },
    },
  })) as Rolldown.RolldownOutput;
  const rendered = await prerender(config, outputNames(contentDir), home);
  const inlineScript = await buildInlineScript(languageConstants(edition));

  const weddingChunk = findChunk(output, 'wedding-page');
  const wedding = weddingPageHtml({
    ...rendered.about,
    styles: findStyles(output, [weddingChunk]),
    rendered: rendered.wedding,
  });
  const weddingPath = `/private/wedding-page-${shortHash(wedding)}.html`;
  await writeFile(join(dir, weddingPath), wedding);

  // The inline script loads the entry after the first paint: the gate is complete without it.
  const entryChunk = findChunk(output, 'index');
  const entry = `/${entryChunk.fileName}`;
  // Styles inside the page need no request before the first paint.
  const styles = findStyles(output, withStaticImports(output, entryChunk))
    .map(({ source }) => `<style>${source}</style>`)
    .join('\n');
  const { type, srcSet, sizes } = rendered.photo;
  return {
    home,
    gate: {
      texts,
      title: texts.title,
      inlineScript,
      data: {
        wedding: weddingPath,
        'photo-type': type,
        'photo-srcset': srcSet,
        'photo-sizes': sizes,
        entry,
      },
      head: `${styles}<meta name="wedding-page" content="/${weddingChunk.fileName}">`,
      body: `<div id="root" data-rendered="gate">${rendered.gate}</div>`,
    },
    notFound: {
      texts,
      title: texts.notFoundTitle,
      inlineScript,
      data: { entry },
      head: styles,
      body: `<div id="root" data-rendered="not-found">${rendered.notFound}</div>`,
    },
    files: await listFiles(dir),
  };
}

/** A short hash for file names and build ids. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** The exports of site/prerender.tsx. */
type Prerender = {
  about: { title: string; locale: string };
  photo: { type: string; srcSet: string; sizes: string };
  render: (path: string, hasAccess?: boolean) => Promise<string>;
};

/** Builds the site for Node and renders its pages to HTML. */
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
        rolldownOptions: {
          checks: BUNDLER_CHECKS,
          output: { ...output, entryFileNames: 'prerender.js' },
        },
      },
    });
    const site: Prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return {
      about: site.about,
      photo: site.photo,
      gate: await site.render(home),
      wedding: await site.render(home, true),
      notFound: await site.render('/404'),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Everything about the wedding goes to `/private/`, behind the gate; the rest goes to `/assets/`. */
function outputNames(contentDir: string): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: ({ moduleIds }) => {
      const isPrivate = moduleIds.some((id) => isPrivateModule(id, contentDir));
      return `${isPrivate ? 'private' : 'assets'}/[name]-[hash].js`;
    },
    assetFileNames: ({ names }) => {
      // The map's own file name is a hash already.
      if (names.some((name) => name.endsWith('.svg'))) return 'private/[hash][extname]';
      // Only fonts and the styles of the gate and the toasts reveal nothing about the wedding.
      const isPublic = names.some((name) => /\.woff2$|^(index|toaster)\.css$/.test(name));
      return `${isPublic ? 'assets' : 'private'}/[name]-[hash][extname]`;
    },
  };
}

function findChunk(output: Output, name: string): Rolldown.OutputChunk {
  const chunk = output.find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk named ${name}.`);
  return chunk;
}

function withStaticImports(output: Output, entry: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const chunks = new Set([entry]);
  for (const { imports } of chunks) {
    for (const file of output) {
      if (file.type === 'chunk' && imports.includes(file.fileName)) chunks.add(file);
    }
  }
  return [...chunks];
}

function findStyles(output: Output, chunks: readonly Rolldown.OutputChunk[]) {
  const names = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => names.has(fileName))
    .map(({ fileName, source }) => ({ fileName, source: String(source).trim() }));
}

/** The paths of the files in a folder, as addresses on the site. */
async function listFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true });
  return names.map((name) => `/${name.split(sep).join('/')}`).sort();
}
