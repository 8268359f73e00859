/** Where the service worker finds the files of the current publication. */
export const OFFLINE_LIST = '/offline.json';

/** In the browser: the cache with the table and the transfers of the household whose personal link was opened last. */
export const PLAN_CACHE = 'plan';
export const PLAN_PATH = '/invitation';

/** A publication of the wedding and its files, by their paths (publish/offline-list.ts). */
export type OfflineList = {
  /** Equals `data-build` of the inline script in this publication's pages. */
  id: string;
  /**
   * By page path, one page per language: the scripts, styles, fonts and calendar files that every
   * visit may need.
   */
  files: Readonly<Record<string, readonly string[]>>;
  /** Pictures in all sizes, and the complete fonts. A device needs only some of them. */
  byNeed: readonly string[];
};
