import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { PATHS } from './paths.ts';
import { COMMON } from './vite-config.ts';

/** Where the desk is served. */
export const DESK_BASE = '/host/';

/** The hosts' desk is a build of its own, so that nothing of it can end up in a guest's bundle. */
export function deskConfig(): InlineConfig {
  return {
    ...COMMON,
    root: PATHS.desk,
    base: DESK_BASE,
    publicDir: false,
    cacheDir: join(PATHS.cache, 'vite-desk'),
    server: { fs: { allow: [PATHS.root] } },
    plugins: [react()],
  };
}

/** Builds the desk into a folder, which is emptied first. */
export async function buildDesk(outDir: string): Promise<Rolldown.RolldownOutput> {
  return (await build({
    ...deskConfig(),
    build: { ...COMMON.build, outDir, chunkSizeWarningLimit: 700 },
  })) as Rolldown.RolldownOutput;
}
