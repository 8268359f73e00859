import { createContentPolicy, insertPolicy } from '../domain/content-policy.ts';
import { insertPageGlobals, type PageGlobals } from '../domain/page-globals.ts';
import { hashInlineScripts } from '../server/pages/inline-scripts.ts';
import type { Messages } from '../site/messages/all-messages.ts';

/** The parts of a guests' page that differ between pages, languages and builds. */
export type GuestPage = {
  texts: Messages['page'];
  title: string;
  inlineScript: string;
  /** The inline script reads these from its own element: `data-entry="…"`. */
  data?: Record<string, string>;
  /** The last elements of the head. */
  head?: string;
  body: string;
};

/** The HTML of a guests' page. `page-globals` is filled later, by the build or by the server. */
export function guestPageHtml(page: GuestPage): string {
  const { body, data = {}, head = '', inlineScript, texts, title } = page;
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(texts.lang)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(texts.description)}" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="theme-color" content="#fbf7ec" />
    <link rel="expect" href="#whole" blocking="render" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
    <meta name="apple-mobile-web-app-title" content="${escapeHtml(texts.title)}" />
    <script id="page-globals"></script>
    <script id="inline-script"${attributes.join('')}>${inlineScript}</script>
  ${head}</head>
  <body>
    ${body}
    <noscript id="whole">${escapeHtml(texts.noScript)}</noscript>
  </body>
</html>
`;
}

type WeddingPage = {
  title: string;
  locale: string;
  /** The files of the page's styles with their source. */
  styles: readonly { fileName: string; source: string }[];
  rendered: string;
};

/** The HTML that site/inline-script shows instead of the gate to a guest who has access. */
export function weddingPageHtml({ title, locale, styles, rendered }: WeddingPage): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...styles.map(({ source }) => `<style>${source}</style>`),
    // Disabled links are not loaded. They tell Vite's loader that these styles are present already.
    ...styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}" disabled>`),
  ];
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">${head.join('')}</head><body>${rendered}</body></html>`;
}

/**
 * Completes a page for static hosting: adds the globals, and the content security policy that such a
 * host does not send as a header.
 */
export function staticPage(html: string, globals: PageGlobals): string {
  const page = insertPageGlobals(html, globals);
  const url = globals.backend?.url;
  return insertPolicy(
    page,
    createContentPolicy({
      inlineScripts: hashInlineScripts(page),
      connectTo: url ? [new URL(url).origin] : [],
    }),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
