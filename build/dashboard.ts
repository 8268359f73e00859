import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { SHARED_CONFIG } from './vite-config.ts';

/** Where the dashboard is served. */
export const DASHBOARD_BASE = '/host/';

/** The hosts' dashboard is a build of its own, so that nothing of it can end up in a guest's bundle. */
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

/** Builds the dashboard into a folder, which is emptied first. */
export async function buildDashboard(outDir: string): Promise<Rolldown.RolldownOutput> {
  return (await build({
    ...dashboardConfig(),
    build: { ...SHARED_CONFIG.build, outDir, chunkSizeWarningLimit: 700 },
  })) as Rolldown.RolldownOutput;
}
