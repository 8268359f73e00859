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
    build: { ...SHARED_CONFIG.build, outDir, chunkSizeWarningLimit: 700 },
  })) as Rolldown.RolldownOutput;
}
