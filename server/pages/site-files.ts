import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { StartFailure } from '../start-failure.ts';
import { type Asset, etagOf } from './asset.ts';
import { openFile } from './open-file.ts';

/** The HTML of a language's two pages, which the server fills before it sends them. */
export type PageFiles = { index: string; notFound: string };

/** The built site. */
export type SiteFiles = {
  /** The HTML of the two pages, by the address of their language: `/`, and `/it/` when there is one. */
  pages: ReadonlyMap<string, PageFiles>;
  /** Everything else that anyone may have, by its path from the root (`/assets/gate-4f1c.js`). */
  assets: ReadonlyMap<string, Asset>;
  /** What lies behind the gate, by its path from the root (`/private/couple-5e6f.avif`). */
  privateAssets: ReadonlyMap<string, Asset>;
  /** The hosts' dashboard: its one page, and what belongs to it; null when it is not built. */
  dashboard: { index: string; assets: ReadonlyMap<string, Asset> } | null;
};

const DASHBOARD_INDEX = '/host/index.html';
/** A page of the guests: those in another language than the first have a folder of their own. */
const PAGE = /^(\/(?:[a-z]{2}\/)?)(?:index|404)\.html$/;

/**
 * Opens every file of the built site. What is not in this list is never sent: there is no path to
 * climb out of, no dotfile, and a rebuild underneath cannot tear the site in two.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const files = new Map(namesIn(folder).map((name) => [`/${name}`, openFile(join(folder, name))]));
  const pages = new Map<string, PageFiles>();
  const homes = [...files.keys()].map((path) => PAGE.exec(path)?.[1] ?? '/');
  for (const home of new Set(['/', ...homes])) {
    const index = files.get(`${home}index.html`)?.bytes().toString();
    const notFound = files.get(`${home}404.html`)?.bytes().toString();
    if (!index || !notFound) throw notBuilt();
    pages.set(home, { index, notFound });
  }

  const assets = new Map<string, Asset>();
  const privateAssets = new Map<string, Asset>();
  const dashboardAssets = new Map<string, Asset>();
  const mapFor = (path: string) => {
    if (path.startsWith('/private/')) return privateAssets;
    return path.startsWith('/host/') ? dashboardAssets : assets;
  };
  for (const [path, file] of files) {
    if (PAGE.test(path) || path === DASHBOARD_INDEX || isVariant(path, files)) continue;
    mapFor(path).set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: etagOf(file.sha256),
      plain: file.bytes,
      br: files.get(`${path}.br`)?.bytes,
      gzip: files.get(`${path}.gz`)?.bytes,
    });
  }
  const dashboardIndex = files.get(DASHBOARD_INDEX)?.bytes().toString();
  const dashboard = dashboardIndex ? { index: dashboardIndex, assets: dashboardAssets } : null;
  return { pages, assets, privateAssets, dashboard };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  } catch {
    throw notBuilt();
  }
}

/** A compressed twin of another file, sent in its place and never as itself. */
function isVariant(path: string, all: ReadonlyMap<string, unknown>): boolean {
  const twin = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return twin !== undefined && all.has(twin);
}

function notBuilt(): StartFailure {
  return new StartFailure('The site is not built. Run npm start or npm run build.');
}
