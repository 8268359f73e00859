import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { addFontFaces } from './font-faces.ts';
import { PATHS } from './paths.ts';
import { SHARED_CONFIG } from './vite-config.ts';

/** The address of the dashboard. */
export const DASHBOARD_BASE = '/host/';

/** The dashboard has a build of its own, so none of its code can end up in the guests' scripts. */
export function createDashboardConfig(): InlineConfig {
  return {
    ...SHARED_CONFIG,
    root: PATHS.dashboard,
    base: DASHBOARD_BASE,
    publicDir: false,
    cacheDir: join(PATHS.cache, 'vite-dashboard'),
    server: { fs: { allow: [PATHS.root] } },
    plugins: [react(), addFontFaces()],
  };
}

/** What the sign-in needs, what every page needs after it, the couple's first page, and the forms that it loads next. */
const SHARED_FILES: Record<string, string[]> = {
  main: ['main.tsx'],
  'signed-in': ['shell/signed-in.tsx'],
  'overview-page': ['overview/overview-page.tsx'],
  forms: [
    'replies/household/household-sheet.tsx',
    'guest-list/household/household-form-sheet.tsx',
    'guest-list/import/import-sheet.tsx',
    'guest-list/selection/bulk-bar.tsx',
    'shell/command-palette.tsx',
    'shell/keys-sheet.tsx',
  ],
};

/**
 * Puts files and their imports that are in no group before them into one file, because they are always loaded
 * together. By default there is a file for each set of pages that share code: three times as many requests for the
 * first page and the parts that it loads when it is idle.
 */
function createGroup([name, files]: [string, string[]]) {
  const paths = files.map((file) => join(PATHS.dashboard, file));
  for (const path of paths) if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  return { name, test: (id: string) => paths.includes(id) };
}

/** The texts of a language are named after it: the server links to those of the sign-in. */
function nameChunk(module: string): string {
  const [, language, isSignIn] =
    /\/dashboard\/messages\/([a-z]{2})(\/sign-in)?\.ts$/.exec(module) ?? [];
  const name = isSignIn ? `sign-in-${language}` : `messages-${language}`;
  return `assets/${language ? name : '[name]'}-[hash].js`;
}

/** Builds the dashboard into a folder, which Vite empties first. */
export async function buildDashboard(outDir: string): Promise<Rolldown.RolldownOutput> {
  return (await build({
    ...createDashboardConfig(),
    build: {
      ...SHARED_CONFIG.build,
      outDir,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: Object.entries(SHARED_FILES).map(createGroup) },
          chunkFileNames: ({ facadeModuleId }) => nameChunk(facadeModuleId ?? ''),
        },
      },
    },
  })) as Rolldown.RolldownOutput;
}
