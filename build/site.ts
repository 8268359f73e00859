import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageGlobals } from '../domain/page-globals.ts';
import { rejectColorIssues } from './colors.ts';
import { compressFiles } from './compress.ts';
import { loadContent } from './content.ts';
import { buildDashboard } from './dashboard.ts';
import { buildGuestPages, type GuestPages, hashOf } from './guest-pages.ts';
import { drawIcons, moveManifest } from './home-screen.ts';
import { staticPage, withBuildId } from './html.ts';
import { PATHS } from './paths.ts';
import { buildWorker } from './standalone-scripts.ts';

type Options = {
  contentDir?: string;
  outDir?: string;
  /** What the static files say of themselves; the server puts its own in their place. */
  globals: PageGlobals;
};

/** Builds the site and the hosts' dashboard into `outDir`. What stood there is replaced only when all has gone well. */
export async function buildSite(options: Options): Promise<void> {
  const { contentDir = PATHS.content, outDir = PATHS.dist, globals } = options;
  const making = `${outDir}.making`;
  await rm(making, { recursive: true, force: true });

  await rejectColorIssues();
  const [first, ...others] = await loadContent(contentDir);
  const pages = [await buildGuestPages(contentDir, first, making)];
  for (const edition of others) {
    const beside = `${making}-${edition.language.code}`;
    pages.push(await buildGuestPages(contentDir, edition, beside));
    await moveManifest(beside, edition.language);
    await mergeInto(making, beside);
  }
  const id = hashOf(pages.map(({ gate }) => gate).join(''));
  for (const page of pages) await writePages(making, page, id, globals);
  await drawIcons(making);
  await buildWorker(making, id, pages);
  await buildDashboard(join(making, 'host'));
  await compressFiles(making);

  await rm(outDir, { recursive: true, force: true });
  await rename(making, outDir);
}

async function writePages(
  dir: string,
  { gate, home, notFound }: GuestPages,
  id: string,
  globals: PageGlobals,
): Promise<void> {
  await mkdir(join(dir, home), { recursive: true });
  await writeFile(join(dir, home, 'index.html'), staticPage(withBuildId(gate, id), globals));
  await writeFile(join(dir, home, '404.html'), staticPage(notFound, globals));
}

/**
 * Moves the files of a folder into another one, and removes it. What both have is the same: files are
 * named after what is in them.
 */
export async function mergeInto(dir: string, from: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    const place = join(dir, path.slice(from.length));
    const before = await readFile(place).catch(() => null);
    if (before && !before.equals(await readFile(path))) {
      throw new Error(`Two files of the build are named ${name}, and are not the same.`);
    }
    await mkdir(dirname(place), { recursive: true });
    await rename(path, place);
  }
  await rm(from, { recursive: true });
}
