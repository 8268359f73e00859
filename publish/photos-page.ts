import { escapeHtml } from '../domain/pages/escape-html.ts';
import { PHOTOS_STATE_PATH } from '../domain/photos/photos-api.ts';
import type { PublicEdition } from '../site/edition.tsx';
import type { PhotosEdition } from '../site/photos/photos-edition.ts';
import type { App } from './app.ts';
import { renderJsonScript } from './html.ts';
import type { Language } from './languages.ts';

type Options = {
  app: Pick<App, 'photos' | 'renderer'>;
  styles: readonly string[];
  /** The colour of a phone's bars around the page. */
  themeColor: string;
};

/**
 * The page of the guests' photographs before the server says what the visitor may see, so it contains nothing of
 * the wedding. The slideshow has the same page: site/photos/main.tsx reads the address.
 */
export async function renderPhotosPage(
  { code, messages }: Language,
  publicEdition: PublicEdition,
  { app, styles, themeColor }: Options,
): Promise<string> {
  const { gallery, page, photos } = messages;
  const edition: PhotosEdition = {
    ...publicEdition,
    messages: { ...publicEdition.messages, gallery, photos },
  };
  const rendered = await app.renderer?.renderPhotos(edition);
  const { entry, imports } = app.photos;
  return `<!doctype html>
<html lang="${code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${escapeHtml(photos.title)}</title>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="theme-color" content="${escapeHtml(themeColor)}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
    <link rel="preload" href="${PHOTOS_STATE_PATH}?language=${code}" as="fetch" crossorigin />
    ${imports.map((address) => `<link rel="modulepreload" href="${address}" />`).join('\n    ')}
    <script type="module" src="${entry}"></script>
    ${styles
      .filter(Boolean)
      .map((css) => `<style>${css}</style>`)
      .join('\n    ')}
    ${renderJsonScript('edition', edition)}
  </head>
  <body>
    <div id="root"${rendered === undefined ? '' : ' data-rendered'}>${rendered ?? ''}</div>
    <noscript>${escapeHtml(page.noScript)}</noscript>
  </body>
</html>
`;
}
