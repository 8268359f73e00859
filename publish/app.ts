import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../server/platform/command-error.ts';
import type { PrivateEdition, PublicEdition } from '../site/edition.tsx';
import type { PhotosEdition } from '../site/photos/photos-edition.ts';

/** The files of the app that pages name. build/app.ts writes it to `app.json`. */
export type AppManifest = {
  /** The hash of the app's sources. */
  sources: string;
  /** The address of the script that the inline script loads. */
  entry: string;
  /** The addresses of the chunks that it imports. */
  entryImports: readonly string[];
  /** The file that renders the pages; null when browsers render them, in development. */
  renderer: string | null;
  /** The address of the wedding page's script; null in development. */
  weddingPage: string | null;
  /** The styles of the gate and the not-found page. */
  styles: readonly string[];
  /** The styles of the wedding page. */
  weddingStyles: readonly { path: string; source: string }[];
  /** The address of the script with the couple's own questions; null in development. */
  questions: string | null;
  /** The script of added sections, null in development, and its styles. */
  addedSections: { script: string | null; styles: readonly { path: string; source: string }[] };
  /** The page of the guests' photographs: its script, the chunks that this imports, and its styles. */
  photos: { entry: string; imports: readonly string[]; styles: string };
  /** What each design adds to a page: its styles before the password and those of the wedding page. */
  designs: Record<string, { gate: string; page: string }>;
  /** The addresses of all files of the guests' site. */
  files: readonly string[];
};

/** The built app: everything that is the same for every wedding. */
export type App = Omit<AppManifest, 'renderer'> & {
  inlineScript: string;
  renderer: Renderer | null;
};

/** The exports of site/render.tsx. */
export type Renderer = {
  render: (edition: PublicEdition, path: string, wedding?: PrivateEdition) => Promise<string>;
  renderPhotos: (edition: PhotosEdition) => Promise<string>;
  listPhotoPreloads: (
    edition: PrivateEdition,
  ) => { media?: string | undefined; type: string; srcSet: string; sizes: string }[];
};

/** The files of a built app in its folder. Browsers can load those in `files` only. */
export const APP_FILES = {
  manifest: 'app.json',
  inlineScript: 'inline-script.js',
  files: 'files',
};

/** Loads the app that build/app.ts wrote to `dir`. */
export async function loadApp(dir: string): Promise<App> {
  const read = (name: string) => readFile(join(dir, name), 'utf8');
  const manifest = await readManifest(dir);
  return {
    ...manifest,
    inlineScript: await read(APP_FILES.inlineScript),
    renderer: manifest.renderer
      ? await import(pathToFileURL(join(dir, manifest.renderer)).href)
      : null,
  };
}

async function readManifest(dir: string): Promise<AppManifest> {
  try {
    return JSON.parse(await readFile(join(dir, APP_FILES.manifest), 'utf8'));
  } catch (cause) {
    throw new CommandError('The site is not built. Run npm start or npm run build.', { cause });
  }
}
