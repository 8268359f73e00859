import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The folders of the repository that the build reads and writes. */
export const PATHS = {
  root,
  site: join(root, 'site'),
  dashboard: join(root, 'dashboard'),
  content: join(root, 'content'),
  dist: join(root, 'dist'),
  cache: join(root, 'node_modules', '.cache', 'serenissima'),
  /** The compiled server, which commands/launch.mjs and server/main.ts read. */
  compiled: join(root, 'node_modules', '.cache', 'compiled'),
};
