import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { SHARED_CONFIG } from './vite-config.ts';

/** The address of the dashboard. */
export const DASHBOARD_BASE = '/host/';

/** The dashboard has a build of its own, so none of its code can end up in the guests' scripts. */
export function dashboardConfig(): InlineConfig {
  return {
    ...SHARED_CONFIG,
    root: PATHS.dashboard,
    base: DASHBOARD_BASE,
    publicDir: false,
    cacheDir: join(PATHS.cache, 'vite-dashboard'),
    server: { fs: { allow: [PATHS.root] } },
    plugins: [react()],
  };
}

/** Builds the dashboard into a folder, which Vite empties first. */
export async function buildDashboard(outDir: string): Promise<Rolldown.RolldownOutput> {
  return (await build({
    ...dashboardConfig(),
    build: {
      ...SHARED_CONFIG.build,
      outDir,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: createFileNames(), debugName: 'shared' }] } },
      },
    },
  })) as Rolldown.RolldownOutput;
}

/** What the sign-in needs, and what every page needs after it. */
const SHARED_FILES = ['main.tsx', 'signed-in.tsx'];

/**
 * Puts these into one file each, because they are always loaded together. By default there is a file for each set
 * of pages that share code: twelve more requests, and 5 kB more to load before signing in.
 */
function createFileNames() {
  const names = new Map<string, string>();
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const add = (module: string, name: string) => {
      if (names.has(module)) return;
      names.set(module, name);
      for (const imported of context.getModuleInfo(module)?.importedIds ?? []) add(imported, name);
    };
    for (const file of SHARED_FILES) add(join(PATHS.dashboard, file), file.replace('.tsx', ''));
    return names.get(id) ?? null;
  };
}
