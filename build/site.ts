import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageGlobals } from '../domain/page-globals.ts';
import { rejectColorIssues } from './colors.ts';
import { compressFiles } from './compress.ts';
import { loadContent } from './content.ts';
import { buildDashboard } from './dashboard.ts';
import { buildGuestPages, type GuestPages, shortHash } from './guest-pages.ts';
import { drawIcons, moveManifest } from './home-screen.ts';
import { guestPageHtml, staticPage } from './html.ts';
import { PATHS } from './paths.ts';
import { buildServiceWorker } from './standalone-scripts.ts';

type Options = {
  contentDir?: string;
  outDir?: string;
  /** For static hosting. The server replaces them with its own. */
  globals: PageGlobals;
};

/** Builds the site and the dashboard into `outDir`, and replaces the folder only when everything succeeded. */
export async function buildSite(options: Options): Promise<void> {
  const { contentDir = PATHS.content, outDir = PATHS.dist, globals } = options;
  const tempDir = `${outDir}.tmp`;
  await rm(tempDir, { recursive: true, force: true });

  await rejectColorIssues();
  const [english, ...translations] = await loadContent(contentDir);
  const pages = [await buildGuestPages(contentDir, english, tempDir)];
  for (const edition of translations) {
    const editionDir = `${tempDir}-${edition.language.code}`;
    pages.push(await buildGuestPages(contentDir, edition, editionDir));
    await moveManifest(editionDir, edition.language);
    await mergeInto(tempDir, editionDir);
  }
  // The gate's page names every file that it loads, so its hash identifies the build.
  const buildId = shortHash(pages.map(({ gate }) => guestPageHtml(gate)).join(''));
  for (const page of pages) await writePages(tempDir, page, buildId, globals);
  await drawIcons(tempDir);
  await buildServiceWorker(tempDir, buildId, pages);
  await buildDashboard(join(tempDir, 'host'));
  await compressFiles(tempDir);

  await rm(outDir, { recursive: true, force: true });
  await rename(tempDir, outDir);
}

/**
 * Moves all files of one folder into another and removes it. Files of the same name must be the same,
 * because the build names files after their content.
 */
export async function mergeInto(dir: string, from: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const source = join(parentPath, name);
    const target = join(dir, source.slice(from.length));
    const existing = await readFile(target).catch(() => null);
    if (existing && !existing.equals(await readFile(source))) {
      throw new Error(`Two different files of the build are named ${name}.`);
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(source, target);
  }
  await rm(from, { recursive: true });
}

async function writePages(
  dir: string,
  { gate, home, notFound }: GuestPages,
  buildId: string,
  globals: PageGlobals,
): Promise<void> {
  const gateHtml = guestPageHtml({ ...gate, data: { build: buildId, ...gate.data } });
  await mkdir(join(dir, home), { recursive: true });
  await writeFile(join(dir, home, 'index.html'), staticPage(gateHtml, globals));
  await writeFile(join(dir, home, '404.html'), staticPage(guestPageHtml(notFound), globals));
}
