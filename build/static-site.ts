import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentPolicy, insertPolicy } from '../domain/pages/content-policy.ts';
import { insertPageGlobals, type PageGlobals } from '../domain/pages/page-globals.ts';
import { APP_FILES } from '../publish/app.ts';
import { compressFile, PAGE } from '../publish/compress.ts';
import { hashInlineScripts } from '../server/pages/inline-scripts.ts';
import { PATHS } from './paths.ts';

/** Joins the app and the published files into a folder for any static host. */
export async function writeStaticSite(
  globals: PageGlobals,
  published: string,
  outDir: string,
): Promise<void> {
  const tempDir = `${outDir}.tmp`;
  await rm(tempDir, { recursive: true, force: true });
  for (const dir of [join(PATHS.app, APP_FILES.files), published]) {
    await cp(dir, tempDir, { recursive: true, filter: isForStaticHost });
  }
  const names = await readdir(tempDir, { recursive: true });
  for (const page of names.filter((name) => PAGE.test(name))) {
    const path = join(tempDir, page);
    // Only a server knows whether a guest has entered, and stores photographs.
    if (/(entered|photos)\.html$/.test(page)) {
      await rm(path);
      continue;
    }
    await writeFile(path, createStaticPage(await readFile(path, 'utf8'), globals));
    await compressFile(path, PATHS.cache);
  }
  await rm(outDir, { recursive: true, force: true });
  await rename(tempDir, outDir);
}

/** Not a hidden file, and no script of the photographs, which need a server. */
function isForStaticHost(path: string): boolean {
  return !/[\\/]\.[^\\/]*$|[\\/]assets[\\/]photos$/.test(path);
}

/**
 * Completes a page for static hosting: adds the globals, and the content security policy that such a
 * host does not send as a header.
 */
export function createStaticPage(html: string, globals: PageGlobals): string {
  const page = insertPageGlobals(html, globals);
  const url = globals.backend?.url;
  return insertPolicy(
    page,
    createContentPolicy({
      inlineScripts: hashInlineScripts(page),
      connectTo: url ? [new URL(url).origin] : [],
    }),
  );
}
