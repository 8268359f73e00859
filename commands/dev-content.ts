// The content for `npm run dev`: published like everywhere else, but browsers render the pages themselves.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { renderFontFaces } from '../build/font-faces.ts';
import { PATHS } from '../build/paths.ts';
import { buildInlineScript } from '../build/standalone-scripts.ts';
import { DESIGN_NAMES } from '../designs/designs.ts';
import { APP_FILES, type AppManifest } from '../publish/app.ts';
import { runPublisher } from '../server/pages/publisher.ts';

const APP = join(PATHS.cache, 'development', 'app');
/** The published files. */
export const PUBLISHED = join(PATHS.cache, 'development', 'published');

/** Vite serves the modules from their sources and adds their styles. */
const MANIFEST: Omit<AppManifest, 'designs'> = {
  sources: 'development',
  entry: '/main.tsx',
  entryImports: [],
  renderer: null,
  weddingPage: null,
  styles: [],
  weddingStyles: [],
  questions: null,
  addedSections: { script: null, styles: [] },
  photos: { entry: '/photos/main.tsx', imports: [], styles: '' },
  files: [],
};

async function importDesign(name: string) {
  const [gate, page] = await Promise.all([importStyles(name, 'gate'), importStyles(name, 'page')]);
  return [name, { gate, page }] as const;
}

/** Vite's plugins do not see imported sheets. */
async function importStyles(design: string, part: 'gate' | 'page'): Promise<string> {
  const path = join(PATHS.root, 'designs', design, `${part}.css`);
  return `@import "/@fs${path}";${await renderFontFaces(design, part)}`;
}

/** Writes an app that names the sources instead of built files. */
export async function writeDevelopmentApp(): Promise<void> {
  await mkdir(APP, { recursive: true });
  const designs = Object.fromEntries(await Promise.all(DESIGN_NAMES.map(importDesign)));
  await writeFile(join(APP, APP_FILES.manifest), JSON.stringify({ ...MANIFEST, designs }));
  await writeFile(join(APP, APP_FILES.inlineScript), await buildInlineScript());
}

/** Publishes the current content; throws CommandError. */
export function publishForDevelopment(): Promise<void> {
  const content = { folder: PATHS.content };
  return runPublisher({ appDir: APP, content, outDir: PUBLISHED, cacheDir: PATHS.cache });
}

/** Publishes the content again and reloads the pages after each change of a text or a picture. */
export function republishOnChange(vite: ViteDevServer): void {
  const folders = [PATHS.content, join(PATHS.site, 'messages')];
  let running = Promise.resolve();
  let isOutdated = false;

  async function republish() {
    if (!isOutdated) return;
    isOutdated = false;
    try {
      await publishForDevelopment();
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      const { message } = error as Error;
      process.stderr.write(`${message}\n`);
      vite.ws.send({ type: 'error', err: { message, stack: '' } });
    }
  }

  vite.watcher.add(folders);
  vite.watcher.on('all', (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder))) return;
    isOutdated = true;
    running = running.then(republish);
  });
}
