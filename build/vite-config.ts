import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { addFontFaces } from './font-faces.ts';
import { PATHS } from './paths.ts';

/** The settings of every build and dev server in this project. */
export const SHARED_CONFIG = {
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  envPrefix: [],
  css: { modules: { generateScopedName } },
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
} satisfies InlineConfig;

/** The settings of the guests' site, for its build and its dev server. */
export function createSiteConfig(): InlineConfig {
  return {
    ...SHARED_CONFIG,
    root: PATHS.site,
    cacheDir: join(PATHS.cache, 'vite'),
    server: { fs: { allow: [PATHS.root] } },
    plugins: [react(), addFontFaces()],
    // Of the page of the photographs. Others would be kept with the wedding page for offline visits.
    worker: { rolldownOptions: { output: { entryFileNames: 'assets/photos/[name]-[hash].js' } } },
  };
}

/** Readable class names compress better than hashes, because their words occur elsewhere too. */
function generateScopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`;
}
