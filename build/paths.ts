import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** The folders of the repository that the build reads and writes. */
export const PATHS = {
  root,
  ui: join(root, 'ui'),
  site: join(root, 'site'),
  dashboard: join(root, 'dashboard'),
  content: join(root, 'content'),
  dist,
  /** The app, without a wedding. */
  app: join(dist, 'app'),
  /** The content's pages, pictures and other files. */
  published: join(dist, 'published'),
  /** Both together, for a static host. */
  staticSite: join(dist, 'site'),
  cache: join(root, 'node_modules', '.cache', 'serenissima'),
  /** The compiled server, which commands/launch.mjs and server/main.ts read. */
  compiled: join(root, 'node_modules', '.cache', 'compiled'),
};
