import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { CommandError } from '../platform/command-error.ts';
import { type Asset, createEtag } from './asset.ts';
import { type OpenFile, openFile } from './open-file.ts';

/** The HTML of the guest pages in one language, before the settings are inserted. */
type PageFiles = {
  index: string;
  /** With the wedding page in the gate's place; null if browsers render it. */
  entered: string | null;
  notFound: string;
  /** The guests' photographs; null in a site that an earlier version published. */
  photos: string | null;
};

/** The files of the app and of the published wedding. */
export type SiteFiles = {
  /** A new object after each replacement. */
  readonly current: SiteVersion;
  /**
   * Serves a newer published wedding from now on. Pages that are open may still load the private files
   * and fonts of the one before, unless it says what only some guests may know now.
   */
  replace(publishedFolder: string, options?: { keepsFormer?: boolean }): void;
  /** Opens the wedding as guests see it who are invited to private events. Nobody else is served its files. */
  open(publishedFolder: string): OpenVersion;
};

export type OpenVersion = { version: SiteVersion; close(): void };

export type SiteVersion = {
  /** The guest pages by the path of their language: `/`, and for example `/it/`. */
  pages: ReadonlyMap<string, PageFiles>;
  /** The public files by their path (`/assets/gate-4f1c.js`). */
  assets: ReadonlyMap<string, Asset>;
  /** The files behind the gate by their path (`/private/couple-5e6f.avif`). */
  privateAssets: ReadonlyMap<string, Asset>;
  /** The dashboard's page and files; null when it is not built. */
  dashboard: { index: string; assets: ReadonlyMap<string, Asset> } | null;
};

type Files = ReadonlyMap<string, OpenFile>;

/** Throws CommandError for an app that is not built. */
export function assertBuilt(appFolder: string): void {
  if (!existsSync(appFolder)) throw createNotBuiltError();
}

const DASHBOARD_INDEX = '/host/index.html';
/** A guest page. Every language but the first has its own folder. */
const PAGE = /^(\/(?:[a-z]{2}\/)?)(?:index|entered|404|photos)\.html$/;
/** These names contain a hash of the content. */
const IMMUTABLE = /^\/(assets|private)\//;

/**
 * Opens every file of the site. The server sends only these files: no request can reach a path outside
 * the folders or a dotfile, and files that change on the disk do not mix two versions of the site.
 */
export function openSiteFiles(appFolder: string, publishedFolder = appFolder): SiteFiles {
  const app = openFolder(appFolder);
  let published = openFolder(publishedFolder);
  let previous: Files = new Map();
  let current = createVersion(new Map([...app, ...published]));
  return {
    get current() {
      return current;
    },
    replace(folder, { keepsFormer = true } = {}) {
      const next = openFolder(folder, published);
      if (!next.has('/index.html')) throw createNotBuiltError();
      const former = keepsFormer ? onlyImmutable(published) : [];
      const version = createVersion(new Map([...former, ...app, ...next]));
      const kept = new Set([...next.values(), ...published.values()]);
      for (const file of previous.values()) if (!kept.has(file)) file.close();
      [previous, published, current] = [published, next, version];
    },
    open(folder) {
      const shared = new Set([...app.values(), ...published.values()]);
      const files = openFolder(folder, published);
      return {
        version: createVersion(new Map([...app, ...files])),
        close() {
          for (const file of files.values()) if (!shared.has(file)) file.close();
        },
      };
    },
  };
}

function onlyImmutable(files: Files): [string, OpenFile][] {
  return [...files].filter(([path]) => IMMUTABLE.test(path));
}

function createVersion(files: Files): SiteVersion {
  const pages = new Map<string, PageFiles>();
  const homes = [...files.keys()].map((path) => PAGE.exec(path)?.[1] ?? '/');
  for (const home of new Set(['/', ...homes])) {
    const index = files.get(`${home}index.html`)?.bytes().toString();
    const entered = files.get(`${home}entered.html`)?.bytes().toString() ?? null;
    const notFound = files.get(`${home}404.html`)?.bytes().toString();
    const photos = files.get(`${home}photos.html`)?.bytes().toString() ?? null;
    if (!index || !notFound) throw createNotBuiltError();
    pages.set(home, { index, entered, notFound, photos });
  }

  const assets = new Map<string, Asset>();
  const privateAssets = new Map<string, Asset>();
  const dashboardAssets = new Map<string, Asset>();
  const mapFor = (path: string) => {
    if (path.startsWith('/private/')) return privateAssets;
    return path.startsWith('/host/') ? dashboardAssets : assets;
  };
  for (const [path, file] of files) {
    if (PAGE.test(path) || path === DASHBOARD_INDEX || isCompressedCopy(path, files)) continue;
    mapFor(path).set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: createEtag(file.sha256),
      plain: file.bytes,
      br: files.get(`${path}.br`)?.bytes,
      gzip: files.get(`${path}.gz`)?.bytes,
    });
  }
  const dashboardIndex = files.get(DASHBOARD_INDEX)?.bytes().toString();
  const dashboard = dashboardIndex ? { index: dashboardIndex, assets: dashboardAssets } : null;
  return { pages, assets, privateAssets, dashboard };
}

/** Opens the files of a folder by their address. Immutable ones that are open already are reused. */
function openFolder(folder: string, opened: Files = new Map()): Files {
  return new Map(
    listFiles(folder).map((name) => {
      const path = `/${name}`;
      const known = IMMUTABLE.test(path) ? opened.get(path) : undefined;
      return [path, known ?? openFile(join(folder, name))];
    }),
  );
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  } catch {
    throw createNotBuiltError();
  }
}

/** Compressed copies are sent in place of their original, never under their own path. */
function isCompressedCopy(path: string, all: ReadonlyMap<string, unknown>): boolean {
  const original = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return original !== undefined && all.has(original);
}

function createNotBuiltError(): CommandError {
  return new CommandError('The site is not built. Run npm start or npm run build.');
}
