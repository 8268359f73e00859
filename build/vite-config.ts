import { basename, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { calendarPlugin } from './calendar-plugin.ts';
import { chartPlugin } from './chart-plugin.ts';
import { loadContent } from './content.ts';
import { earlyScriptPlugin } from './early-script.ts';
import { fontsPlugin } from './fonts-plugin.ts';
import { PATHS } from './paths.ts';
import { picturesPlugin } from './pictures-plugin.ts';

/** Pictures take most of a build's time, as everyone was told: no report on it. */
export const QUIET = { bundlerTimings: false };

/** Of words that stand in the files anyway, a class costs a guest less than of hashes and numbers. */
function generateScopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`;
}

/** What every build and dev server of the project has in common. */
export const COMMON = {
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

/** What the site's build and dev server share. `contentDir` is the wedding that is shown. */
export async function viteConfig(contentDir: string): Promise<InlineConfig> {
  const wedding = await loadContent(contentDir);
  return {
    ...COMMON,
    root: PATHS.site,
    cacheDir: join(PATHS.cache, 'vite'),
    resolve: { alias: { '#content': contentDir } },
    server: { fs: { allow: [PATHS.root, contentDir] } },
    plugins: [
      react(),
      earlyScriptPlugin(),
      fontsPlugin(wedding),
      calendarPlugin(wedding, join(PATHS.cache, 'calendar')),
      chartPlugin(wedding, join(PATHS.cache, 'chart')),
      picturesPlugin({
        wedding,
        picturesDir: join(contentDir, 'pictures'),
        cacheDir: join(PATHS.cache, 'pictures'),
      }),
    ],
  };
}

/** The parts of the source of which nothing may lie outside `/private/`. */
export function isPrivateModule(id: string, contentDir: string): boolean {
  if (/virtual:(pictures|calendar|chart)/.test(id)) return true;
  const inContent = !relative(contentDir, id).startsWith('..');
  const inSite = relative(PATHS.site, id);
  return inContent || inSite.startsWith('wedding') || inSite.startsWith('rsvp');
}
