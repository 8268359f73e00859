/** What this build is made of; written in by build/standalone-scripts.ts. Paths from the site's root. */
declare const __BUILD__: {
  /** As the page says it of itself: `data-build` of its first script. */
  id: string;
  /**
   * By the address of each language's page: the scripts, styles, fonts and calendar files that every
   * visit to it may come to need.
   */
  files: Readonly<Record<string, readonly string[]>>;
  /** The pictures in all their sizes, and the whole fonts: a device needs a few of them. */
  byNeed: readonly string[];
};
