import { basename, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { calendarPlugin } from './calendar-plugin.ts';
import type { Edition } from './content.ts';
import { fontsPlugin } from './fonts-plugin.ts';
import { mapPlugin } from './map/plugin.ts';
import { PATHS } from './paths.ts';
import { picturesPlugin } from './pictures-plugin.ts';
import { inlineScriptPlugin } from './standalone-scripts.ts';
import { templateWordsPlugin } from './template-words.ts';

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
export function viteConfig(contentDir: string, edition: Edition): InlineConfig {
  const { language, wedding } = edition;
  const define = definitions(edition);
  return {
    ...COMMON,
    root: PATHS.site,
    cacheDir: join(PATHS.cache, `vite-${language.code}`),
    define,
    resolve: {
      alias: {
        '#content/wedding.ts': join(contentDir, language.content),
        '#messages': join(PATHS.site, 'messages', language.code),
      },
    },
    server: { fs: { allow: [PATHS.root, contentDir] } },
    plugins: [
      react(),
      templateWordsPlugin(language),
      inlineScriptPlugin(define),
      fontsPlugin(wedding, language),
      calendarPlugin(wedding, join(PATHS.cache, 'calendar', language.code)),
      mapPlugin(wedding, join(PATHS.cache, 'map')),
      picturesPlugin({
        wedding,
        picturesDir: join(contentDir, 'pictures'),
        cacheDir: join(PATHS.cache, 'pictures'),
      }),
    ],
  };
}

/** The constants that site/env.d.ts declares. */
function definitions({ otherLanguage, language }: Edition) {
  const other = otherLanguage && {
    home: otherLanguage.home,
    lang: otherLanguage.code,
    name: otherLanguage.name,
  };
  return { __HOME__: JSON.stringify(language.home), __ELSEWHERE__: JSON.stringify(other) };
}

/** The parts of the source of which nothing may lie outside `/private/`. */
export function isPrivateModule(id: string, contentDir: string): boolean {
  if (/virtual:(pictures|calendar|map)/.test(id)) return true;
  const inContent = !relative(contentDir, id).startsWith('..');
  const inSite = relative(PATHS.site, id);
  return inContent || /^(messages.\w+.)?(wedding|rsvp)\b/.test(inSite);
}
