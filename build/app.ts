import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { DESIGN_NAMES } from '../designs/designs.ts';
import { APP_FILES, type AppManifest } from '../publish/app.ts';
import { compressFiles } from '../publish/compress.ts';
import { buildDashboard } from './dashboard.ts';
import { PATHS } from './paths.ts';
import { buildInlineScript, buildServiceWorker } from './standalone-scripts.ts';
import { createSiteConfig } from './vite-config.ts';

const RENDERER = 'render.js';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Builds the app, which is the same for every wedding: the guests' site, the dashboard and the renderer
 * of the pages. `outDir` is replaced only when everything has succeeded.
 */
export async function buildApp(outDir: string, sources: string): Promise<void> {
  const tempDir = `${outDir}.tmp`;
  await rm(tempDir, { recursive: true, force: true });
  const filesDir = join(tempDir, APP_FILES.files);
  const output = await buildSite(filesDir);
  await drawIcons(filesDir);
  const photos = await buildPhotos(filesDir);
  const files = await listFiles(filesDir);
  const manifest: AppManifest = { sources, ...findFiles(output), photos, files };
  await buildDashboard(join(filesDir, 'host'));
  await buildRenderer(tempDir);
  const write = (name: string, content: string) => writeFile(join(tempDir, name), content);
  await write(APP_FILES.inlineScript, await buildInlineScript());
  await write(join(APP_FILES.files, 'sw.js'), await buildServiceWorker());
  await write(APP_FILES.manifest, JSON.stringify(manifest));
  await compressFiles(filesDir);

  await rm(outDir, { recursive: true, force: true });
  await rename(tempDir, outDir);
}

async function buildSite(outDir: string): Promise<Output> {
  await mkdir(outDir, { recursive: true });
  const config = createSiteConfig();
  const { output } = (await build({
    ...config,
    build: {
      ...config.build,
      outDir,
      rolldownOptions: {
        input: { index: join(PATHS.site, 'main.tsx'), ...listDesignInputs() },
        // Names that Radix gives its functions for debugging.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          // Without it, React is in the entry, and a chunk of the wedding page would load the entry's styles again.
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/react\/|rolldown\/runtime/ }],
          },
          chunkFileNames: ({ moduleIds }) =>
            `${moduleIds.some(isPrivate) ? 'private' : 'assets'}/[name]-[hash].js`,
          assetFileNames: ({ names }) => {
            // Only fonts, the styles of the gate and the toasts, and the designs reveal nothing about a wedding.
            const isPublic = names.some((name) =>
              /\.(woff2|svg)$|^(index|toaster|design-.*)\.css$/.test(name),
            );
            return `${isPublic ? 'assets' : 'private'}/[name]-[hash][extname]`;
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

/** For the page of the photographs, which shares no script with the wedding page: React would be three quarters of its own. */
const PREACT = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/**
 * The page of the guests' photographs has a build of its own, so the wedding page and the gate get no byte heavier. Its
 * styles are one sheet, which publish/ puts into the page before those of the design.
 */
async function buildPhotos(filesDir: string): Promise<AppManifest['photos']> {
  const config = createSiteConfig();
  const { output } = (await build({
    ...config,
    publicDir: false,
    resolve: { alias: PREACT },
    build: {
      ...config.build,
      outDir: filesDir,
      emptyOutDir: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { photos: join(PATHS.site, 'photos', 'main.tsx') },
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          entryFileNames: 'assets/photos/[name]-[hash].js',
          chunkFileNames: 'assets/photos/[name]-[hash].js',
          assetFileNames: 'assets/photos/[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const entry = findChunk(output, 'photos');
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  await Promise.all(styles.map(({ fileName }) => rm(join(filesDir, fileName))));
  return {
    entry: `/${entry.fileName}`,
    imports: entry.imports.map((name) => `/${name}`),
    styles: styles
      .map((file) => (file.type === 'asset' ? String(file.source).trim() : ''))
      .join(''),
  };
}

/** The style sheets of the designs are entries of their own, because a page has those of one design. */
function listDesignInputs(): Record<string, string> {
  const parts = DESIGN_NAMES.flatMap((name) =>
    ['gate', 'page'].map((part) => [name, part] as const),
  );
  return Object.fromEntries(
    parts.map(([name, part]) => [
      `design-${name}-${part}`,
      join(PATHS.root, 'designs', name, `${part}.css`),
    ]),
  );
}

function findDesignStyles(output: Output, name: string, part: 'gate' | 'page'): string {
  const file = output.find(
    (one) => one.type === 'asset' && one.names.includes(`design-${name}-${part}.css`),
  );
  return file?.type === 'asset' ? String(file.source).trim() : '';
}

/** Whether a module belongs to the wedding page. Its chunk goes behind the gate. */
function isPrivate(id: string): boolean {
  return /^(page|rsvp)$/.test(relative(PATHS.site, id).split(sep)[0] ?? '');
}

/** One file with React in it: outside a bundle, Node would run React's development build. */
async function buildRenderer(outDir: string): Promise<void> {
  const config = createSiteConfig();
  await build({
    ...config,
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ...config.build,
      emptyOutDir: false,
      ssr: join(PATHS.site, 'render.tsx'),
      outDir,
      rolldownOptions: {
        output: { entryFileNames: RENDERER, codeSplitting: false },
      },
    },
  });
}

function findFiles(output: Output): Omit<AppManifest, 'sources' | 'photos' | 'files'> {
  const entry = findChunk(output, 'index');
  const weddingPage = findChunk(output, 'wedding-page');
  const questions = findChunk(output, 'question-fields');
  const added = findChunk(output, 'added-section');
  return {
    renderer: RENDERER,
    entry: `/${entry.fileName}`,
    entryImports: entry.imports.map((name) => `/${name}`),
    weddingPage: `/${weddingPage.fileName}`,
    styles: findStyles(output, withStaticImports(output, entry)).map(({ source }) => source),
    weddingStyles: findWeddingStyles(output, { entry, weddingPage }),
    questions: `/${questions.fileName}`,
    addedSections: { script: `/${added.fileName}`, styles: findStyles(output, [added]) },
    designs: Object.fromEntries(
      DESIGN_NAMES.map((name) => [
        name,
        {
          gate: findDesignStyles(output, name, 'gate'),
          page: findDesignStyles(output, name, 'page'),
        },
      ]),
    ),
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

/**
 * The styles of the wedding page, and the addresses of the entry's: where a chunk imports the entry, Vite's loader would
 * load them again, after those of the design.
 */
function findWeddingStyles(
  output: Output,
  { entry, weddingPage }: Record<'entry' | 'weddingPage', Rolldown.OutputChunk>,
) {
  const ofEntry = findStyles(output, withStaticImports(output, entry));
  const all = findStyles(output, withStaticImports(output, weddingPage));
  const isOfEntry = (path: string) => ofEntry.some((one) => one.path === path);
  return [
    ...ofEntry.map(({ path }) => ({ path, source: '' })),
    ...all.filter(({ path }) => !isOfEntry(path)),
  ];
}

function findStyles(output: Output, chunks: readonly Rolldown.OutputChunk[]) {
  const names = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => names.has(fileName))
    .map(({ fileName, source }) => ({ path: `/${fileName}`, source: String(source).trim() }));
}

/** The addresses of the files in a folder. */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `/${relative(dir, join(parentPath, name)).split(sep).join('/')}`)
    .sort();
}

/** 180 is for iOS; publish/publish.ts names the others. */
const ICON_SIZES = [180, 192, 512];

// The two rings of the favicon. The background fills the square and the rings keep a wide margin, because
// phones crop icons to rounded squares or circles.
const ICON = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="#fbf7ec"/>
    <g fill="none" stroke="#8a6b3d" stroke-width="1.6">
      <circle cx="25.5" cy="32" r="13"/><circle cx="38.5" cy="32" r="13"/>
    </g>
  </svg>`,
);

/** Renders the icons of the home screen. They are public, so they show nothing of the wedding. */
async function drawIcons(dir: string): Promise<void> {
  await Promise.all(
    ICON_SIZES.map((size) =>
      sharp(ICON, { density: (72 * size) / 64 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(dir, `icon-${size}.png`)),
    ),
  );
}
