import type { Language } from './languages.ts';

/** The manifest that a phone uses when a guest adds the site to the home screen. */
export function createManifest({ home, messages }: Language): string {
  const { lang, title } = messages.page;
  const manifest = { name: title, short_name: title, lang, id: home, start_url: home, ...SHARED };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const SHARED = {
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7ec',
  theme_color: '#fbf7ec',
  // Drawn by build/icons.ts.
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
