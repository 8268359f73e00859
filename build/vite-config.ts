import { basename, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { calendarPlugin } from './calendar-plugin.ts';
import type { Edition } from './content.ts';
import { fontsPlugin } from './fonts-plugin.ts';
import { mapPlugin } from './map/plugin.ts';
import { PATHS } from './paths.ts';
import { picturesPlugin } from './pictures-plugin.ts';

/** Turns off the report on slow plugins: encoding pictures is expected to be slow. */
export const BUNDLER_CHECKS = { bundlerTimings: false };

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
export function viteConfig(contentDir: string, edition: Edition): InlineConfig {
  const { language, wedding } = edition;
  return {
    ...SHARED_CONFIG,
    root: PATHS.site,
    cacheDir: join(PATHS.cache, `vite-${language.code}`),
    define: languageConstants(edition),
    resolve: {
      alias: {
        '#content/wedding.ts': 'virtual:wedding',
        '#messages': join(PATHS.site, 'messages', language.messagesCode),
      },
    },
    server: { fs: { allow: [PATHS.root, contentDir] } },
    build: {
      ...SHARED_CONFIG.build,
      rolldownOptions: { input: { index: join(PATHS.site, 'main.tsx') } },
    },
    plugins: [
      react(),
      weddingPlugin(wedding),
      fontsPlugin(wedding, language),
      calendarPlugin(wedding, join(PATHS.cache, 'calendar', language.code)),
      mapPlugin(wedding, join(PATHS.cache, 'map')),
      picturesPlugin(wedding, contentDir),
    ],
  };
}

/** Provides the content in the language of the build. */
function weddingPlugin(wedding: Wedding): Plugin {
  const resolved = '\0virtual:wedding';
  return {
    name: 'serenissima:wedding',
    resolveId: (id) => (id === 'virtual:wedding' ? resolved : undefined),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(wedding)};` : undefined),
  };
}

/** The constants that site/env.d.ts declares. */
export function languageConstants({ language, otherLanguage }: Edition) {
  const other = otherLanguage && {
    home: otherLanguage.home,
    language: otherLanguage.code,
    name: otherLanguage.name,
  };
  return {
    __LANGUAGE__: JSON.stringify(language.code),
    __HOME__: JSON.stringify(language.home),
    __OTHER_LANGUAGE__: JSON.stringify(other),
  };
}

/** Whether a module contains anything about the wedding, so that its chunk must go to `/private/`. */
export function isPrivateModule(id: string, contentDir: string): boolean {
  if (/virtual:(wedding|pictures|calendar|map)/.test(id)) return true;
  const isContent = !relative(contentDir, id).startsWith('..');
  return isContent || /^(messages.\w+.)?(wedding|rsvp)\b/.test(relative(PATHS.site, id));
}

/** Readable class names compress better than hashes, because their words occur elsewhere too. */
function generateScopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`;
}
