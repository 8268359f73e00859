import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Asset, etagOf } from './asset.ts';
import { StartFailure } from './start-failure.ts';

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
  /** The hosts' desk: its one page, and what belongs to it; null when it is not built. */
  desk: { index: string; assets: ReadonlyMap<string, Asset> } | null;
};

const DESK_INDEX = '/host/index.html';
/** A page of the guests: those in another language than the first have a folder of their own. */
const PAGE = /^(\/(?:[a-z]{2}\/)?)(?:index|404)\.html$/;

/**
 * Reads the built site into memory. What is not in this list is never sent: there is no path to
 * climb out of, no dotfile, and a rebuild underneath cannot tear the site in two.
 */
export function readSiteFiles(folder: string): SiteFiles {
  const bytes = new Map(namesIn(folder).map((name) => [`/${name}`, read(join(folder, name))]));
  const pages = new Map<string, PageFiles>();
  const homes = [...bytes.keys()].map((path) => PAGE.exec(path)?.[1] ?? '/');
  for (const home of new Set(['/', ...homes])) {
    const index = bytes.get(`${home}index.html`)?.toString();
    const notFound = bytes.get(`${home}404.html`)?.toString();
    if (!index || !notFound) throw notBuilt();
    pages.set(home, { index, notFound });
  }

  const assets = new Map<string, Asset>();
  const privateAssets = new Map<string, Asset>();
  const deskAssets = new Map<string, Asset>();
  const mapFor = (path: string) => {
    if (path.startsWith('/private/')) return privateAssets;
    return path.startsWith('/host/') ? deskAssets : assets;
  };
  for (const [path, plain] of bytes) {
    if (PAGE.test(path) || path === DESK_INDEX || isVariant(path, bytes)) continue;
    mapFor(path).set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: etagOf(plain),
      plain,
      br: bytes.get(`${path}.br`),
      gzip: bytes.get(`${path}.gz`),
    });
  }
  const deskIndex = bytes.get(DESK_INDEX)?.toString();
  const desk = deskIndex ? { index: deskIndex, assets: deskAssets } : null;
  return { pages, assets, privateAssets, desk };
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

function read(file: string): Buffer<ArrayBuffer> {
  return readFileSync(file);
}

/** A compressed twin of another file, sent in its place and never as itself. */
function isVariant(path: string, all: ReadonlyMap<string, unknown>): boolean {
  const twin = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return twin !== undefined && all.has(twin);
}

function notBuilt(): StartFailure {
  return new StartFailure('The site is not built. Run npm start or npm run build.');
}
