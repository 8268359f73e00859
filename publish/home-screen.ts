import type { Language } from './languages.ts';

/** The manifest that a phone uses when a guest adds the site to the home screen. */
export function createManifest({ home, messages }: Language, themeColor: string): string {
  const { lang, title } = messages.page;
  const colors = { background_color: themeColor, theme_color: themeColor };
  const names = { name: title, short_name: title, lang };
  const manifest = { ...names, id: home, start_url: home, ...colors, ...SHARED };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const SHARED = {
  scope: '/',
  display: 'standalone',
  // Drawn by build/icons.ts.
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
